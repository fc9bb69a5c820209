import type { GateResult } from "../../core/result/result.ts";
import type { Language } from "../../core/text.ts";
import { gateSummary } from "./summary.ts";
import { block, code } from "./html.ts";

/** What a comment says beside the result. */
export interface CommentFrame {
  readonly language: Language;
  /** An invisible line that identifies the comment. */
  readonly marker: string;
  /** Which commit was measured. */
  readonly sha: string | null;
  /** The page of the run; null where it has none. */
  readonly run: string | null;
}

// GitHub takes 65,536 characters, and whether it counts them as bytes is written nowhere.
const largest = 65_536;

/** A comment for a pull request: the page of a step, cut between its parts where it is too long, and which run made it. */
export function commentOf(result: GateResult, { language, marker, sha, run }: CommentFrame): string {
  const about = [
    "Portcullis",
    ...(sha === null ? [] : [code(sha.slice(0, 12))]),
    ...(run !== null && /^https?:\/\/[\w.:/-]+$/.test(run) ? [`<a href="${run}">${words[language]}</a>`] : []),
  ];
  const foot = block("p", `<sub>${about.join(" · ")}</sub>`);
  const room = largest - Buffer.byteLength(`${marker}\n\n${foot}`);
  return `${marker}\n${gateSummary(result, { language, limit: room })}\n${foot}`;
}

const words = { en: "this run", ko: "실행 보기" } as const satisfies Readonly<Record<Language, string>>;
