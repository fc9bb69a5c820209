import type { HttpReply } from "../../core/net/net.ts";
import type { PageMark } from "../../data/http/pages/marks.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { textOfHtml } from "../../formats/html/text.ts";

/** The parts of a reply in which a service can be recognised. */
export type Marked = Pick<HttpReply, "status" | "headers" | "body">;

/** Bytes of a page in which a mark counts: the pages of services are short. */
const mostRead = 32 * 1024;

/** The service that answered in place of the site, by the first mark that holds; null without one. */
export function serviceIn(reply: Marked, marks: readonly PageMark[]): string | null {
  const likely = marks.filter(({ statuses, header }) => statuses.includes(reply.status) && hasHeader(reply, header));
  if (likely.length === 0) return null;
  const text = likely.some(({ page }) => page !== undefined) ? textOf(reply) : "";
  return likely.find(({ page }) => page?.test(text) ?? true)?.service ?? null;
}

function hasHeader({ headers }: Marked, mark: PageMark["header"]): boolean {
  if (!mark) return true;
  return valuesOf(headers, mark.name).some((value) => mark.value?.test(value.trim()) ?? true);
}

/** Several tables of marks are held against each reply, which is read once. */
const texts = new WeakMap<Marked["body"], string>();

function textOf(reply: Marked): string {
  const text = texts.get(reply.body) ?? normalized(reply);
  texts.set(reply.body, text);
  return text;
}

/** The beginning of a page in the form that marks are written in. */
function normalized({ headers, body }: Marked): string {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding")) ?? body;
  return (
    textOfHtml(decoded.subarray(0, mostRead), "charset=utf-8")
      .replaceAll(/&#(?:x(?<hex>[0-9a-f]{1,6})|(?<decimal>\d{1,7}));/gi, (whole, hex?: string, decimal?: string) =>
        characterOf(whole, hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
      )
      .replaceAll(/[‘’]|&(?:apos|[lr]squo);/g, "'")
      .toLowerCase()
      // A single space stands already as it should: most of a page's white space, and each replacement costs.
      .replaceAll(/(?:\s|&nbsp;){2,}|[^\S ]|&nbsp;/g, " ")
      .trim()
  );
}

/** Markup stays escaped, so that a quoted element is not taken for one. */
function characterOf(whole: string, code: number): string {
  return code < 0x20 || code > 0x10_ff_ff || code === 0x3c || code === 0x3e ? whole : String.fromCodePoint(code);
}
