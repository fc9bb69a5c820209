import { printable } from "../../core/printable.ts";
import { decodePage } from "../http/content-coding.ts";
import { valuesOf, type HeaderField } from "../http/header-list.ts";
import { pageTypeOf } from "../html/page-type.ts";
import { resolveReferences } from "../html/references.ts";
import { mostTags, readTags } from "../html/tags.ts";
import { textOfHtml } from "../html/text.ts";

/** What the page of a variant shows to a visitor, without running its scripts. */
export interface PageContent {
  readonly title: string | null;
  readonly hasLoginForm: boolean;
  /** The visible text in lower case with single spaces, with the title. */
  readonly text: string;
}

const longestTitle = 200;

/** The most text read: enough for what parking and login pages say. */
const longestText = 50_000;

/** Reads a page; null where the reply is no HTML. */
export function readPageContent(headers: readonly HeaderField[], body: Uint8Array): PageContent | null {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding")) ?? body;
  const { kind, charset } = pageTypeOf(headers, decoded);
  if (kind === "other" || kind === "xml") return null;
  let title: string | null = null;
  let hasLoginForm = false;
  const texts: string[] = [];
  for (const tag of readTags(textOfHtml(decoded, `charset=${charset}`), { most: mostTags })) {
    if (tag.kind === "end") continue;
    if (tag.name === "title" && !tag.isForeign) title ??= spaced(resolveReferences(tag.content ?? ""));
    if (tag.kind === "text") texts.push(resolveReferences(tag.content ?? ""));
    hasLoginForm ||= tag.name === "input" && tag.attributes.get("type")?.toLowerCase() === "password";
  }
  const text = spaced(`${title ?? ""} ${texts.join(" ")}`.slice(0, longestText)).toLowerCase();
  return { title: title === null || title === "" ? null : printable(title, longestTitle), hasLoginForm, text };
}

/** Whether a text names a brand as a word, other than in the name of the variant itself. Shorter brands are words of other texts. */
export function namesBrand(text: string, brand: string, variant: string): boolean {
  if (brand.length < shortestBrand) return false;
  const [label = ""] = variant.split(".");
  const foreign = text.replaceAll(variant, " ");
  const rest = label !== brand && label.includes(brand) ? foreign.replaceAll(label, " ") : foreign;
  for (let at = rest.indexOf(brand); at >= 0; at = rest.indexOf(brand, at + 1)) {
    const around = [rest.charAt(at - 1), rest.charAt(at + brand.length)];
    if (!around.some((each) => /[\p{L}\p{N}]/u.test(each))) return true;
  }
  return false;
}

const shortestBrand = 4;

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
