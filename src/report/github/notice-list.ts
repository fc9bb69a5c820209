import type { GateResult } from "../../core/result/result.ts";
import { markup } from "./escape.ts";
import { block } from "./html.ts";
import { markOf } from "../paint.ts";

/** Maximum number of notices shown. */
const most = 10;

/** The notices about the run for a page, limited in bytes: they come first and must leave room for the targets. */
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
