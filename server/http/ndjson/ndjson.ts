import type { AnyCheck } from "../../../src/core/check.ts";
import { lineFields } from "../header-fields.ts";
import type { ApiRequest, Fields, Reply } from "../listener/exchange.ts";
import type { StoredResult } from "../../store/store.ts";

/** NDJSON: one object per line. */
export const ofLines = "application/x-ndjson";

/** How a check answers in lines: a page of them, or streamed while measuring; any other check answers JSON. */
export function linesOf({ answer, items }: AnyCheck): "page" | "stream" | null {
  if (answer?.lines) return "page";
  return items ? "stream" : null;
}

/** Whether a client accepts lines and not JSON (RFC 9110 §12.5.1). */
export function wantsLines({ incoming }: ApiRequest): boolean {
  const accept = incoming.headers.accept ?? "";
  return accept.includes(ofLines) && !accept.includes("application/json");
}

/** One object per line, with a link to the next page (RFC 8288). */
export function linesReply(check: AnyCheck, request: ApiRequest, result: StoredResult): Reply {
  const { lines = [], next = null } = check.answer?.lines?.of(result) ?? {};
  const link: Fields = next === null ? [] : [["link", `<${pathOf(request, next)}>; rel="next"`]];
  const fields: Fields = [...lineFields, ...link];
  return {
    status: 200,
    fields,
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    note: { cached: false },
  };
}

function pathOf({ path, search }: ApiRequest, next: string): string {
  const query = new URLSearchParams(search);
  query.set("cursor", next);
  return `${path}?${query.toString()}`;
}
