import { isComplete, type GateResult, type GateTarget } from "../../core/result/result.ts";
import { fill, type Text } from "../../core/text.ts";
import { harmless } from "../github/escape.ts";
import { effectOfNotice, type Loudness } from "../effect.ts";
import { toJson } from "./json.ts";
import { encoded, pathOfUrl, type About, type Report, type ReportPlace } from "../place.ts";
import { remarksOf, type Remark } from "../remarks.ts";
import { sarifRules } from "./sarif-rules.ts";
import { spotOf, unreadSpot, type Spot } from "../spot.ts";

// GitHub, "SARIF support for code scanning": 5,000 results per run are kept, and a run with more than 25,000 is rejected.
const mostResults = 5000;

const words = {
  more: {
    en: "+{count} more {count|result is/results are} in the result object.",
    ko: "결과 +{count}건은 결과 객체에 있습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The program's page; a report names the release. */
const informationUri = "https://github.com/portcullis/portcullis";

/**
 * SARIF 2.1.0 for code scanning. Every location is in the repository, since GitHub rejects a file with an https URI. Without `automationDetails`: the
 * upload step creates a category from workflow, job and matrix.
 */
export const sarif: Report = (result, place) => {
  const remarks = remarksOf(result, place);
  const told = remarks.filter(({ kind }) => kind !== "unknown");
  const shown = told.slice(0, mostResults);
  const rules = sarifRules(shown, place.rules, informationUri);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const marks = {
    hasWaived: shown.some(({ waived }) => waived),
    hasKnown: shown.some(({ baselineState }) => baselineState === "unchanged"),
  };
  const version = harmless(result.tool.version, 60);
  return toJson({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Portcullis", informationUri, version, semanticVersion: semantic(version), rules } },
        language: place.language,
        columnKind: "utf16CodeUnits",
        invocations: [invocationOf(result, place, { remarks, left: told.length - shown.length })],
        results: shown.map((remark) => toResult(remark, { place, marks, ruleIndex: indexes.get(remark.rule) ?? -1 })),
      },
    ],
  });
};

/** A semantic version; a remote result may contain any text. */
function semantic(version: string): string | undefined {
  return /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version) ? version : undefined;
}

interface Left {
  readonly remarks: readonly Remark[];
  readonly left: number;
}

/** A failed measurement is no result but a failure of the run (§3.20.14, §3.20.21). */
function invocationOf(result: GateResult, place: ReportPlace, { remarks, left }: Left): unknown {
  const unknown = remarks.filter(({ kind }) => kind === "unknown");
  const notices = (result.notices ?? []).map((notice) => {
    const { loudness } = effectOfNotice(notice, result, place.outcome);
    const name = { id: harmless(notice.id, 120) };
    return { descriptor: name, level: levelOf[loudness], message: said(harmless(notice.message, 1000)) };
  });
  const open = result.targets.flatMap((target) =>
    (target.incompleteChecks ?? [])
      .map(({ check, message }) => ({
        rule: `gate.${harmless(check, 120)}`,
        target,
        text: harmless(message, 1000),
        // It does not count by itself.
        loudness: "warning" as const,
      }))
      .filter(({ rule }) => !unknown.some((remark) => remark.target === target && remark.rule === rule)),
  );
  return {
    executionSuccessful: isComplete(result),
    endTimeUtc: result.generatedAt,
    toolExecutionNotifications: [
      ...[...unknown, ...open].map((each) => notification(each, place)),
      ...(left > 0 ? [{ level: "warning", message: said(fill(words.more, { count: left }, place.language)) }] : []),
    ],
    toolConfigurationNotifications: notices,
  };
}

function notification(
  { text, target, rule, loudness }: Pick<Remark, "text" | "target" | "rule" | "loudness">,
  place: ReportPlace,
): unknown {
  const { reason } = target;
  return {
    // Not one of the rules, since no result has it: a descriptor by id alone (§3.58.2).
    descriptor: { id: rule },
    level: levelOf[loudness],
    message: said(text),
    locations: [locationOf(target, { rule }, place)],
    ...(reason !== undefined && { properties: { reason: harmless(reason, 100) } }),
  };
}

const levelOf = { error: "error", warning: "warning", notice: "note" } as const satisfies Record<Loudness, string>;

interface Marks {
  readonly hasWaived: boolean;
  readonly hasKnown: boolean;
}

function toResult(
  remark: Remark,
  { place, marks, ruleIndex }: { readonly place: ReportPlace; readonly marks: Marks; readonly ruleIndex: number },
): unknown {
  const { rule, loudness, severity, text, target, subject, fingerprint, waived, baselineState } = remark;
  const url = harmless(target.url, 2100);
  return {
    ruleId: rule,
    ruleIndex,
    level: levelOf[loudness],
    message: said(text),
    locations: [locationOf(target, remark, place)],
    ...((place.source ?? place.config) && { relatedLocations: [relatedLocation(target)] }),
    // GitHub only reads the first one; without it, results would be identified by line, where there may be several.
    partialFingerprints: { primaryLocationLineHash: fingerprint, "portcullis/v1": fingerprint },
    // §3.27.23 and §3.27.24: if one result of a run has this property, all must have it.
    ...(marks.hasWaived && { suppressions: waived ? [suppressionOf(waived)] : [] }),
    ...(marks.hasKnown && { baselineState: baselineState ?? "new" }),
    properties: { url, severity, ...(subject !== undefined && { subject }) },
  };
}

function suppressionOf({ reason, until, owner }: NonNullable<Remark["waived"]>): unknown {
  const by = owner === undefined ? until : `${owner}, ${until}`;
  const properties = { until, ...(owner !== undefined && { owner }) };
  return { kind: "external", status: "accepted", justification: `${reason} (${by})`, properties };
}

function locationOf(target: GateTarget, about: About, place: ReportPlace): unknown {
  const logicalLocations = [{ fullyQualifiedName: harmless(target.url, 2100), kind: "resource" }];
  const spot = spotOf(place, target, about);
  if (!spot) return { physicalLocation: fileOf(pathOfUrl(target.url), unreadSpot("")), logicalLocations };
  return { physicalLocation: fileOf(encoded(spot.path), spot), logicalLocations };
}

function relatedLocation(target: GateTarget): unknown {
  const physicalLocation = fileOf(pathOfUrl(target.url), unreadSpot(""));
  return { id: 0, physicalLocation, message: said(harmless(target.url, 2100)) };
}

/** A longer line is not written by a person. */
const longestSnippet = 300;

function fileOf(uri: string, { range: { start, end }, text, around }: Spot): unknown {
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  if (text === null || around.lines.some((line) => line.length > longestSnippet)) {
    return { artifactLocation: { uri }, region };
  }
  const context = { startLine: around.first, endLine: around.first + around.lines.length - 1 };
  const whole = around.lines.join("\n");
  return {
    artifactLocation: { uri },
    region: { ...region, snippet: { text } },
    // §3.29.5: a context region must be larger than the region itself.
    ...(whole !== text && { contextRegion: { ...context, snippet: { text: whole } } }),
  };
}

/** §3.11.5 and §3.11.6: escapes what would be a placeholder or link in a message. */
function said(text: string): { readonly text: string } {
  return { text: text.replaceAll("](", "] (").replaceAll(/\{(?=\d+\})/g, "{ ") };
}
