import type { AnyCheck } from "../src/core/check.ts";
import { jsonFields } from "./fields.ts";
import type { Asked, Fields, Reply } from "./listener/exchange.ts";
import type { StoredResult } from "./store/store.ts";

const ofLines = "application/x-ndjson";

/** What the answer of a check that knows lines depends on. */
export const linesVary = "authorization, accept";

/** Whether a client asks for lines and does not name JSON beside them (RFC 9110 §12.5.1); a check that has none answers JSON. */
export function wantsLines({ answer }: AnyCheck, { incoming }: Asked): boolean {
  const accept = incoming.headers.accept ?? "";
  return answer?.lines !== undefined && accept.includes(ofLines) && !accept.includes("application/json");
}

/** An object a line, and where the next page is (RFC 8288). */
export function linesReply(check: AnyCheck, asked: Asked, result: StoredResult): Reply {
  const { lines = [], next = null } = check.answer?.lines?.(result) ?? {};
  const link: Fields = next === null ? [] : [["link", `<${pathOf(asked, next)}>; rel="next"`]];
  const fields: Fields = [
    ...jsonFields.map(([name, value]) =>
      name === "content-type" ? ([name, ofLines] as const) : ([name, value] as const),
    ),
    ["vary", linesVary],
    ["cache-control", "no-store"],
    ...link,
  ];
  return {
    status: 200,
    fields,
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    note: { cached: false },
  };
}

function pathOf({ path, search }: Asked, next: string): string {
  const query = new URLSearchParams(search);
  query.set("cursor", next);
  return `${path}?${query.toString()}`;
}
