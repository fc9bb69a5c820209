import type { GateResult } from "../../core/result/result.ts";
import type { Outcome } from "../../core/policy.ts";
import type { Language } from "../../core/text.ts";
import { gateSummary } from "./summary.ts";
import { block, codeHtml } from "./html.ts";

/** The parts of a comment besides the result. */
export interface CommentFrame {
  readonly language: Language;
  /** How the run treats its verdict; absent for the defaults. */
  readonly outcome?: Outcome | undefined;
  /** An invisible line that identifies the comment. */
  readonly marker: string;
  /** The measured commit. */
  readonly sha: string | null;
  /** The URL of the run; null without one. */
  readonly run: string | null;
}

// GitHub accepts 65,536 characters; whether it counts bytes is undocumented.
const largest = 65_536;

/** A pull request comment: the step's summary, shortened between its parts if necessary, and the run that made it. */
export function commentOf(result: GateResult, { language, outcome, marker, sha, run }: CommentFrame): string {
  const about = [
    "Portcullis",
    ...(sha === null ? [] : [codeHtml(sha.slice(0, 12))]),
    ...(run !== null && /^https?:\/\/[\w.:/-]+$/.test(run) ? [`<a href="${run}">${words[language]}</a>`] : []),
  ];
  const foot = block("p", `<sub>${about.join(" · ")}</sub>`);
  const room = largest - Buffer.byteLength(`${marker}\n\n${foot}`);
  return `${marker}\n${gateSummary(result, { language, outcome, limit: room })}\n${foot}`;
}

const words = { en: "this run", ko: "실행 보기" } as const satisfies Readonly<Record<Language, string>>;
