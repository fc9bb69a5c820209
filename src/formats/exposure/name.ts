import type { ExposureRule, ExposureSign } from "../../data/exposure/rule.ts";

/** Words of file names and ids that say what a file is, not of which product. */
const ofFiles = new Set(
  "static public assets asset img imgs image images css js scripts script style styles logo icon icons favicon main app index home body page id svg png ico gif jpg".split(
    " ",
  ),
);

const known = new WeakMap<object, readonly string[]>();

/** What an author writes about a page in its `<meta>`. */
const ofAuthor = new Set(["description", "keywords", "og:title", "og:site_name"]);

/**
 * Whether a file, an id or a description has no word but the product's name: a page about `Flower` has a `flower.css` and a `#flower` as well, so they are the
 * same fact as the title. A folder of that name is a fact of its own.
 */
export function isNamedLike(sign: ExposureSign, rule: Pick<ExposureRule, "all" | "any" | "some" | "product">): boolean {
  const text = writtenIn(sign);
  if (text === null) return false;
  const words = wordsOf(text).filter((word) => !ofFiles.has(word));
  return !text.endsWith("/") && words.length > 0 && namesOf(rule).includes(words.join(""));
}

function writtenIn(sign: ExposureSign): string | null {
  if ("asset" in sign) return sign.asset;
  if ("element" in sign) return sign.element.startsWith("#") ? sign.element : null;
  return "meta" in sign && ofAuthor.has(sign.meta) ? (sign.has ?? null) : null;
}

function namesOf(rule: Pick<ExposureRule, "all" | "any" | "some" | "product">): readonly string[] {
  const cached = known.get(rule);
  if (cached) return cached;
  const { all = [], any = [], some = [], product } = rule;
  const titles = [...all, ...any, ...some].flatMap((sign) => {
    if ("titleIs" in sign) return sign.titleIs;
    return "title" in sign ? sign.title : [];
  });
  const names = [product, ...titles].flatMap((name) => {
    const words = wordsOf(name);
    return [words.join(""), ...words];
  });
  known.set(rule, names);
  return names;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
