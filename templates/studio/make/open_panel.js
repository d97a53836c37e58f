// Opens a file, or a set that is kept on this device.

import { h } from "../app/dom.js";
import { language, t } from "../language/words.js";
import { button, canDrop } from "../view/controls.js";
import { closeDialog, dialog } from "../view/dialog.js";
import { icon } from "../view/icon.js";
import { openFiles } from "./open.js";
import { forget, recentSets } from "./recent.js";
import { designName } from "./wall.js";

/** @param {File[]} files */
async function take(files) {
  closeDialog();
  await openFiles(files);
}

export function openPanel() {
  const chosen = (/** @type {Event} */ event) =>
    void take([.../** @type {FileList} */ (/** @type {HTMLInputElement} */ (event.currentTarget).files)]);
  const dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    void take([...(event.dataTransfer?.files ?? [])]);
  };
  const sets = recentSets();
  return dialog(
    t("open"),
    {},
    h(
      "label.drop.tall",
      { ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(), ondrop: dropped },
      icon("open"),
      h("span", null, t(canDrop() ? "open-own-how" : "open-own-choose")),
      h("input.unseen", { type: "file", accept: ".toml,.zip,image/*", multiple: true, onchange: chosen }),
    ),
    sets.length > 0 && [h("h3", null, t("on-device")), h("ul.kept", null, sets.map(kept))],
  );
}

/** @param {import("../storage/database.js").StoredSet} set */
function kept({ id, title, design, changed }) {
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(changed);
  return h(
    "li",
    { key: id },
    h(
      "a",
      { href: `#make/set/${id}`, onclick: closeDialog },
      h("strong", null, title || designName(design)),
      h("span.soft", null, `${designName(design)} · ${when}`),
    ),
    button(t("forget", { title: title || designName(design) }), {
      symbol: "trash",
      alone: true,
      act: () => void forget(id),
    }),
  );
}
