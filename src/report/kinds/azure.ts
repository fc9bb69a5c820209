import type { GateTarget } from "../../core/result/result.ts";
import type { Language } from "../../core/text.ts";
import { annotationsOf, limited, type Annotation } from "../github/annotations.ts";
import { harmless } from "../github/escape.ts";
import type { Report, ReportPlace } from "../place.ts";
import { spotOf } from "../spot.ts";
import { titleOf } from "../state.ts";
import { tallyOf } from "../tally.ts";
import { reportWords } from "../words.ts";

/** The commands by which an Azure pipeline lists findings; notes and passing targets are ordinary log lines. */
export const azure: Report = (result, place) =>
  [
    ...result.targets.filter(({ verdict }) => verdict === "pass").map((target) => passLine(target, place.language)),
    ...limited(annotationsOf(result, place.language, place.outcome), place.language).map((each) =>
      each.kind === "notice" ? plainLine(each) : issue(each, place),
    ),
  ].join("");

/** Without it, the log of a run that passes would be empty. */
function passLine(target: GateTarget, language: Language): string {
  const title = `${reportWords.verdict.pass[language]} · ${harmless(titleOf(target), 2200)}`;
  return plainLine({ title, message: tallyOf(target, language) });
}

function plainLine({ title, message }: Pick<Annotation, "title" | "message">): string {
  return `${title}: ${message.replaceAll("\n", " ")}\n`;
}

function issue({ kind, title, message, about }: Annotation, place: ReportPlace): string {
  const spot = spotOf(place, about?.target ?? null, about ?? { rule: "" });
  const properties = [
    `type=${kind}`,
    ...(spot ? [`sourcepath=${property(spot.path)}`, `linenumber=${spot.range.start.line}`] : []),
    ...(about ? [`code=${property(harmless(about.rule, 120))}`] : []),
  ];
  return `##vso[task.logissue ${properties.join(";")}]${data(`${title}: ${message}`)}\n`;
}

// azure-pipelines-agent, "Formatting commands": % is %AZP25 where it could be read as an escape.
function data(text: string): string {
  return text
    .replaceAll(/%(?=AZP25|0A|0D|3B|5D)/gi, "%AZP25")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(";", "%3B").replaceAll("]", "%5D");
}
