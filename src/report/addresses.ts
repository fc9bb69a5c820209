import { reasonWords } from "../core/reason-words.ts";
import { plural } from "../core/plural.ts";
import type { GateAddress, GateTarget } from "../core/result/result.ts";
import { fill, type Language } from "../core/text.ts";
import { broken } from "./broken.ts";
import { harmless } from "./github/escape.ts";
import { thresholdText } from "./thresholds.ts";
import { measured } from "./units.ts";
import { cut, pad, widthOf } from "./width.ts";
import { reportWords } from "./words.ts";
import type { PrettyOptions } from "./paint.ts";

/** The addresses of one origin: one sentence if they are alike, else one row each. */
export interface AddressGroup {
  readonly title: string;
  readonly rows: readonly GateAddress[];
}

/** The results of all addresses by origin, if all were measured. */
export function addressGroups(
  { addresses = [], origins, findings }: GateTarget,
  language: Language,
): readonly AddressGroup[] {
  // Only findings that do not apply everywhere name an address; other differences concern the host.
  const told = new Set(findings.flatMap(({ subject }) => subject?.split(/[\s,@]+/) ?? []));
  const unlike = findings.flatMap(({ id, subject }) => (subject !== undefined && differing.test(id) ? [subject] : []));
  const groups = [...Map.groupBy(addresses, ({ origin }) => origin)];
  const isNamed = groups.length > 1 || origins.length > 1;
  return groups.map(([origin, all]) => {
    const counted = all.filter(({ state }) => state === "measured" || state === "failed");
    const isEven = new Set(counted.map(figures)).size === 1 && counted.every(({ state }) => state === "measured");
    const isSaid = unlike.some((host) => origin === host || origin.startsWith(`${host}:`));
    const areAlike = isEven && !isSaid && !counted.some(({ address }) => told.has(address));
    const count = areAlike ? counted.length : all.length;
    const alike = plural(count, { one: reportWords.alone, other: reportWords.alike });
    const text = areAlike ? alike : reportWords.unlike;
    const what = fill(text, { count }, language);
    const name = harmless(origin, 300);
    return {
      title: isNamed ? fill(reportWords.at, { origin: name, what }, language) : what,
      rows: areAlike && counted.length === all.length ? [] : all,
    };
  });
}

/** Differences between addresses that are no degradation. */
const differing = /\.addresses-(?!more$)/;

function figures({ grade, headers, daysLeft }: GateAddress): string {
  return [grade, headers, daysLeft].join();
}

/** The results of one address, in columns without titles. */
export function addressLines(target: GateTarget, { language, paint, width }: PrettyOptions): readonly string[] {
  const groups = addressGroups(target, language);
  const lines = groups.flatMap(({ title, rows }) => {
    const room = Math.max(0, ...rows.map(({ address }) => widthOf(harmless(address, 60)))) + 2;
    return [
      ...broken(title, width - 2),
      ...rows.map((row) => cut(`  ${pad(harmless(row.address, 60), room)}${factsOf(row, language)}`, width - 2)),
    ];
  });
  return lines.length === 0 ? [] : ["", ...lines.map((line) => `  ${paint("quiet", line)}`)];
}

/** Why an address has no results, in words; empty where it has some. */
export function noteOf({ state, reason }: GateAddress, language: Language): string {
  const left = reportWords.leftOut[state];
  if (left) return left[language];
  return state === "failed" ? reasonWords(reason)[language] : "";
}

function factsOf(row: GateAddress, language: Language): string {
  const { state, grade, headers, daysLeft } = row;
  const note = noteOf(row, language);
  if (reportWords.leftOut[state]) return note;
  const days = daysLeft === null ? reportWords.unmeasured[language] : measured(daysLeft, "days", language);
  const facts = `ssl ${pad(thresholdText(grade, language), 3)} headers ${pad(thresholdText(headers, language), 3)} ${days}`;
  return note === "" ? facts : `${facts}  ${note}`;
}
