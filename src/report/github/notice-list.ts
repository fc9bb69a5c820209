import type { GateResult } from "../../core/result/result.ts";
import { markup } from "./escape.ts";
import { block } from "./html.ts";
import { markOf } from "../paint.ts";

/** As many remarks on the run itself as anybody reads. */
const most = 10;

/** What is to be said of the run itself, in a page, with no more than so many bytes: it comes first and leaves room for the targets. */
export function noticeList({ notices = [] }: GateResult, bytes: number): readonly string[] {
  let room = bytes;
  const lines: string[] = [];
  for (const { level, message } of notices.slice(0, most)) {
    const line = `${markOf[level === "error" ? "fail" : "warn"]} ${markup(message, 600)}`;
    room -= Buffer.byteLength(`${line}<br>`);
    if (room < 0) break;
    lines.push(line);
  }
  const left = notices.length - lines.length;
  const all = [...lines, ...(left > 0 ? [`+${left}`] : [])];
  return all.length === 0 ? [] : [block("p", all.join("<br>"))];
}
