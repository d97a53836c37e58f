// What a phone can do at a table besides showing it, each only if it is wanted: stay awake, shake, sound, speak.

import { redraw } from "../app/redraw.js";
import { language } from "../language/words.js";
import { options } from "./options.js";

/** How a ruling feels: one short shake, or two. Milliseconds. */
const SHAKES = { yes: [30], no: [60, 60, 60], over: [200, 80, 200], flag: [400], told: [] };
/** How it sounds, in hertz. */
const TONES = { yes: 660, no: 220, over: 520, flag: 180, told: 0 };
/** How long a tone is, in seconds. */
const TONE = 0.14;

/** @typedef {keyof typeof SHAKES} Kind */

/** @type {AudioContext | undefined} */
let speaker;
/** @type {WakeLockSentinel | null} */
let lock = null;

/** @param {import("./game.js").Said} said @param {string} text */
export function tellAloud(said, text) {
  feel(said.kind);
  if (options().speak) speakUp(text);
}

/** @param {Kind} kind */
export function feel(kind) {
  if (options().vibrate) navigator.vibrate?.(SHAKES[kind]);
  if (options().sound && TONES[kind]) tone(TONES[kind]);
}

/** @param {number} pitch */
function tone(pitch) {
  speaker ??= new AudioContext();
  const [source, volume] = [speaker.createOscillator(), speaker.createGain()];
  const { currentTime } = speaker;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.2, currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, currentTime + TONE);
  source.connect(volume).connect(speaker.destination);
  source.start();
  source.stop(currentTime + TONE);
}

/** A voice of this device itself: no ruling is sent anywhere to be read aloud. */
export const ownVoice = () =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(
      ({ localService, lang }) => localService && lang.replace("_", "-").split("-")[0] === language().split("-")[0],
    );

// Browsers find their voices late.
globalThis.speechSynthesis?.addEventListener("voiceschanged", redraw);

/** @param {string} text */
function speakUp(text) {
  const voice = ownVoice();
  if (!voice || !text) return;
  const words = Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang });
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Keeps the screen on, as long as that is wanted and a game is shown. @param {boolean} isGame */
export async function stayAwake(isGame) {
  const wanted = isGame && options().awake && document.visibilityState === "visible";
  if (wanted && !lock) {
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    lock?.addEventListener("release", () => (lock = null));
  } else if (!wanted && lock) {
    await lock.release().catch(() => undefined);
    lock = null;
  }
}
