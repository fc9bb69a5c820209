import { readFileSync } from "node:fs";
import { exposureRules } from "../../src/data/exposure/rules.ts";
import type { ExposureSample } from "../../src/data/exposure/rule.ts";
import { compileRules } from "../../src/formats/exposure/rules.ts";
import { pageOfSample } from "../../src/formats/exposure/sample.ts";

interface Recorded {
  readonly kind: string;
  /** Base64. */
  readonly banner: string;
  readonly expected: Readonly<Record<string, string>>;
  readonly about: string;
}

/** What was read of the recorded titles, challenges or cookies, each on a page that has nothing else. */
export interface ExposureFigures {
  readonly kind: string;
  readonly banners: number;
  /** Pages on which a product was named; none by a title alone. */
  readonly named: number;
  /** Pages with a hint, which is no finding. */
  readonly hinted: number;
  /** Names that are no part of what the database says, to be looked at one by one. */
  readonly other: readonly string[];
}

const pages: Readonly<Record<string, (banner: string) => ExposureSample>> = {
  title: (banner) => ({ html: `<title>${banner.replaceAll("<", "&lt;")}</title>` }),
  wwwauth: (banner) => ({ status: 401, headers: { "WWW-Authenticate": banner } }),
  cookie: (banner) => ({ headers: { "Set-Cookie": banner } }),
};

/** Reads every title, challenge and cookie of `banners.json`. */
export function judgeExposure(file: string): readonly ExposureFigures[] {
  const recorded = JSON.parse(readFileSync(file, "utf8")) as readonly Recorded[];
  const classify = compileRules(exposureRules);
  return Object.entries(pages).map(([kind, pageFor]) => {
    const read = recorded
      .filter((each) => each.kind === kind)
      .map(({ banner, expected, about }) => {
        const text = Buffer.from(banner, "base64").toString("utf8");
        const { matches, hints } = classify(pageOfSample(pageFor(text)));
        const named = matches.map(({ rule }) => rule.product);
        const hinted = hints.map(({ product }) => product);
        const known = [about, ...Object.values(expected)].join(" ");
        return { text, named, hinted, other: [...named, ...hinted].filter((product) => !isOf(product, known)) };
      });
    return {
      kind,
      banners: read.length,
      named: read.filter(({ named }) => named.length > 0).length,
      hinted: read.filter(({ hinted }) => hinted.length > 0).length,
      other: read.flatMap(({ text, other }) => other.map((product) => `${text.slice(0, 80)}: ${product}`)),
    };
  });
}

/** Whether a word of the product's name is in what the database says. */
function isOf(product: string, known: string): boolean {
  const words = known.toLowerCase().replace(/[^a-z\d]/g, "");
  return product
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => word.length > 2 && words.includes(word));
}
