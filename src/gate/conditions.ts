import { describeFailure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import { fill, languages, type Language, type Text } from "../core/text.ts";
import type { Condition, Sight } from "../core/waiting.ts";

type Page = NonNullable<Sight["page"]>;

/** The number of bytes of a page that `body~` searches. */
const searched = 1024 * 1024;

/** Returns how many bytes of a page must be read to check the conditions. */
export function limitFor(conditions: readonly Condition[]): number {
  return conditions.some(({ kind }) => kind === "body") ? searched : 0;
}

/** Whether the page at an address meets all conditions. */
export function isGood({ page }: Sight, conditions: readonly Condition[]): boolean {
  return page !== null && conditions.every((condition) => holds(condition, page));
}

function holds(condition: Condition, page: Page): boolean {
  if (condition.kind === "up") return page.status < 500;
  if (condition.kind === "status") return [`${page.status}`, `${page.status}`[0] + "xx"].includes(condition.code);
  if (condition.kind === "body") return Buffer.from(page.body).includes(condition.text);
  const { name, text, isWhole } = condition;
  return valuesIn(page, name).some((value) => (isWhole ? value === text : value.includes(text)));
}

/**
 * Returns the value of a header, decoded as UTF-8 and as Latin-1; empty if the header is missing. RFC 9110 §5.3: repeated lines form one
 * list. A single member of a list is not the value of the header.
 */
function valuesIn({ headers }: Page, wanted: string): readonly string[] {
  const lines = headers.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value.trim());
  if (lines.length === 0) return [];
  const joined = lines.join(", ");
  return [Buffer.from(joined, "latin1").toString("utf8"), joined];
}

/** Maximum number of addresses that a message lists. */
const mostTold = 4;

/** The conditions, and a function that masks secrets in messages. */
export interface Showing {
  readonly conditions: readonly Condition[];
  readonly mask: (text: string) => string;
}

/** Returns the conditions as the user wrote them, masked and without control characters. */
export function awaitedOf({ conditions, mask }: Showing): string {
  return conditions.map(({ written }) => printable(mask(written), 120)).join(", ");
}

/** Describes briefly what each address returned, masked and without control characters. */
export function seenOf(sights: readonly Sight[], showing: Showing): Text {
  const [en, ko] = languages.map((language) => {
    const told = sights.slice(0, mostTold).map((sight) => sightIn(sight, showing, language));
    return [...told, ...(sights.length > mostTold ? [`+${sights.length - mostTold}`] : [])].join("; ");
  });
  return { en: en ?? "", ko: ko ?? "" };
}

const noHeader: Text = { en: "no {name}", ko: "{name} 없음" };
const noText: Text = { en: "body without {text}", ko: "본문에 {text} 없음" };

function sightIn({ address, page, failure }: Sight, { conditions, mask }: Showing, language: Language): string {
  const at = address === "" ? "" : `${printable(address, 60)}: `;
  if (!page) return at + (failure ? mask(describeFailure(failure, language)).replace(/\.$/, "") : "");
  const facts = conditions.flatMap((condition) => factOf(condition, page, { mask, language }));
  return at + [...new Set([`${page.status}`, ...facts])].join(", ");
}

/** Describes what a page shows for one condition, besides its status code. */
function factOf(
  condition: Condition,
  page: Page,
  { mask, language }: Pick<Showing, "mask"> & { readonly language: Language },
): readonly string[] {
  if (condition.kind === "header") {
    const [value] = valuesIn(page, condition.name);
    const name = printable(condition.name, 60);
    return [value === undefined ? fill(noHeader, { name }, language) : `${name}: "${printable(mask(value), 80)}"`];
  }
  if (condition.kind !== "body" || holds(condition, page)) return [];
  return [fill(noText, { text: `"${printable(mask(condition.text), 60)}"` }, language)];
}
