//! The pages of a shelf, one for each language: no script, and every address relative.

use super::Made;
use super::editions::Edition;
use crate::export::html::escaped;
use crate::language::{Argument, Language, own_name};

/// A set that was made.
pub struct Offer {
    pub edition: Edition,
    /// Its size in bytes.
    pub bytes: usize,
}

/// The picture of a theme, its sides in pixels.
pub struct PagePicture {
    pub theme: String,
    pub width: u32,
    pub height: u32,
}

/// The pages; that of the first language comes first, too.
pub fn pages(
    languages: &[&str],
    themes: &[&str],
    offers: &[Offer],
    pictures: &[PagePicture],
    studio: Option<&str>,
) -> Vec<Made> {
    let page = |tag: &str, name: String, up: &str| {
        let shelf = ShelfPage { tag, up, languages, themes, offers, pictures, studio };
        Made { name, bytes: shelf.html().into_bytes() }
    };
    let first = languages.first().map(|tag| page(tag, "index.html".to_owned(), ""));
    first.into_iter().chain(languages.iter().map(|tag| page(tag, format!("{tag}/index.html"), "../"))).collect()
}

/// A page in the making.
struct ShelfPage<'s> {
    tag: &'s str,
    /// The way to the shelf's folder.
    up: &'s str,
    languages: &'s [&'s str],
    themes: &'s [&'s str],
    offers: &'s [Offer],
    pictures: &'s [PagePicture],
    studio: Option<&'s str>,
}

impl ShelfPage<'_> {
    fn html(&self) -> String {
        let words = Language::of_themes(self.tag).unwrap_or_else(Language::without_words);
        let say = |key: &str| escaped(&words.say(key, &[]).unwrap_or_default());
        let (title, up) = (say("shelf-title"), self.up);
        let languages: String = self.languages.iter().map(|tag| self.link_to(tag)).collect();
        let studio = self.studio.map_or_else(String::new, |address| {
            let address = if address.contains("://") { address.to_owned() } else { format!("{up}{address}") };
            format!("<p><a class=\"studio\" href=\"{}\">{}</a></p>\n", escaped(&address), say("shelf-studio"))
        });
        let themes: String = self.themes.iter().map(|theme| self.section(theme, &words)).collect();
        format!(
            "<!doctype html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
            <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
            <title>{title} · {game}</title>\n<link rel=\"stylesheet\" href=\"{up}shelf.css\">\n</head>\n<body>\n\
            <header>\n<p class=\"game\" lang=\"zh-Hant\">鬥獸棋</p>\n<h1>{title}</h1>\n<p>{what}</p>\n<p>{print}</p>\n{studio}\
            <nav>{languages}</nav>\n</header>\n<main>\n{themes}</main>\n</body>\n</html>\n",
            tag = self.tag,
            game = escaped(&Language::shipped(self.tag).and_then(|all| all.say("game", &[])).unwrap_or_default()),
            what = say("shelf-what"),
            print = say("shelf-print"),
        )
    }

    /// The way to the page of a language.
    fn link_to(&self, tag: &str) -> String {
        let name = own_name(tag);
        if tag == self.tag {
            format!("<strong lang=\"{tag}\">{name}</strong> ")
        } else {
            format!("<a lang=\"{tag}\" hreflang=\"{tag}\" href=\"{}{tag}/index.html\">{name}</a> ", self.up)
        }
    }

    /// A theme with its sets.
    fn section(&self, theme: &str, words: &Language) -> String {
        let say = |key: &str| escaped(&words.say(key, &[]).unwrap_or_default());
        let name = say(&format!("design-{theme}"));
        let picture = self.pictures.iter().find(|picture| picture.theme == theme).map_or_else(String::new, |picture| {
            let alt = words.say(
                "shelf-picture",
                &[("design", Argument::Text(words.say(&format!("design-{theme}"), &[]).unwrap_or_default()))],
            );
            format!(
                "<img src=\"{}images/{theme}.png\" width=\"{}\" height=\"{}\" loading=\"lazy\" alt=\"{}\">\n",
                self.up,
                picture.width,
                picture.height,
                escaped(&alt.unwrap_or_default())
            )
        });
        let own =
            || self.offers.iter().filter(|offer| offer.edition.theme == theme && offer.edition.language == self.tag);
        let mut papers: Vec<&str> = Vec::new();
        for (paper, _) in own().filter_map(|offer| offer.edition.size.as_ref()) {
            if !papers.contains(&paper.as_str()) {
                papers.push(paper);
            }
        }
        let free: String =
            own().filter(|offer| offer.edition.size.is_none()).map(|offer| self.download(offer, "PDF")).collect();
        let rows: String = papers
            .into_iter()
            .map(|paper| {
                let sizes = own().filter_map(|offer| Some((offer, offer.edition.size.as_ref()?)));
                let links: String = sizes
                    .filter(|(_, (of, _))| of == paper)
                    .map(|(offer, (_, discs))| self.download(offer, &format!("{discs} mm")))
                    .collect();
                format!("<tr><th scope=\"row\">{paper}</th><td>{links}</td></tr>\n")
            })
            .collect();
        let table = match rows.as_str() {
            "" => format!("<p class=\"one\">{free}</p>\n"),
            rows => {
                format!("<table>\n<tr><td></td><th scope=\"col\">{}</th></tr>\n{rows}</table>\n", say("shelf-discs"))
            }
        };
        format!(
            "<section id=\"{theme}\">\n{picture}<div>\n<h2>{name}</h2>\n<p>{about}</p>\n{table}</div>\n</section>\n",
            about = say(&format!("theme-{theme}")),
        )
    }

    /// The link to a set, with its size.
    fn download(&self, offer: &Offer, label: &str) -> String {
        let (theme, file) = (&offer.edition.theme, offer.edition.file());
        format!(
            "<a href=\"{}{theme}/{file}\" download=\"{theme}-{}\">{label} <small>{} KB</small></a> ",
            self.up,
            file.replace('/', "-"),
            offer.bytes.div_ceil(1000)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::LANGUAGES;

    #[test]
    fn every_language_has_all_that_a_page_says() {
        for tag in LANGUAGES {
            let words = Language::of_themes(tag).expect("a language");
            for key in ["title", "what", "print", "discs", "studio"] {
                assert!(words.has(&format!("shelf-{key}")), "{tag}: {key}");
            }
            for theme in crate::theme::THEMES {
                assert!(words.has(&format!("design-{}", theme.name)), "{tag}: {}", theme.name);
            }
            assert_ne!(own_name(tag), *tag);
        }
    }
}
