import type { GateResult } from "../../core/result/result.ts";
import type { Outcome } from "../../core/policy.ts";
import { fill, type Language } from "../../core/text.ts";
import { endingOfRun } from "../effect.ts";
import { block, plainHtml } from "./html.ts";
import { noticeList } from "./notice-list.ts";
import { markOf } from "../paint.ts";
import { connectionsOf, verdictOfRun } from "../pretty.ts";
import { waivedFindings } from "../state.ts";
import { reportWords } from "../words.ts";

interface Telling {
  readonly language: Language;
  readonly outcome?: Outcome | undefined;
}

/**
 * The parts of a step's page about the whole run: the number of passing targets, why its verdict differs from theirs, and notices, which are limited
 * in bytes.
 */
export function runParts(result: GateResult, { language, outcome }: Telling, bytes: number): readonly string[] {
  return [...totals(result, { language, outcome }), ...noticeList(result, bytes)];
}

function totals(result: GateResult, { language, outcome }: Telling): readonly string[] {
  const { pass, warn, fail, unknown } = result.totals;
  const targets = result.targets.length;
  const count = targets < 2 ? "" : fill(reportWords.totals, { targets, pass: pass + warn, fail, unknown }, language);
  const told = [count, waivedFindings(result.totals.waived, language), connectionsOf(result, language)].filter(
    (text) => text !== "",
  );
  const why = verdictOfRun(result, language);
  const run = why === "" ? "" : `${markOf[result.verdict]} ${reportWords.verdict[result.verdict][language]} ${why}`;
  const lines = [told.join(", "), run, endingOfRun(result, language, outcome)].filter((text) => text !== "");
  return lines.length === 0 ? [] : [block("p", lines.map(plainHtml).join("<br>"))];
}
