import { readFileSync } from "node:fs";
import sarifSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { validation } from "../api/validation.ts";

/** The problems of a report, in words; empty where a reader accepts it. */
export type Complaints = readonly string[];

const ajv = new Ajv({ ...validation, unicodeRegExp: false, allErrors: true });
formats.default(ajv);

// Draft 4; nothing used here differs in later drafts.
const { $schema: _draft, id: _id, ...schema } = sarifSchema;
const isSarif = ajv.compile(schema);

/** GitHub's requirements beyond the schema; from “SARIF support for code scanning”. */
export interface SarifLog {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[];
      readonly toolConfigurationNotifications: readonly { readonly level: string }[];
    }[];
    readonly results: readonly SarifResult[];
  }[];
}

interface SarifRule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string };
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Place {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string };
    readonly region: Readonly<Record<"startLine" | "startColumn" | "endLine" | "endColumn", number>> & {
      readonly snippet?: { readonly text: string };
    };
  };
}

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly Place[];
  readonly relatedLocations?: readonly Place[];
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly baselineState?: string;
}

/** SARIF as code scanning takes it. */
export function sarifComplaints(text: string): Complaints {
  const log = JSON.parse(text) as SarifLog;
  if (!isSarif(log)) return (isSarif.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return log.runs.flatMap(({ tool, results }) => {
    const { rules } = tool.driver;
    const hashes = results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);
    return [
      ...rules.flatMap(ruleComplaints),
      ...results.flatMap((result) => resultComplaints(result, rules)),
      ...(new Set(hashes).size === hashes.length ? [] : ["two results of one identity"]),
      ...halfSaid(results, "suppressions"),
      ...halfSaid(results, "baselineState"),
    ];
  });
}

function ruleComplaints({ id, name, shortDescription, fullDescription, help, properties }: SarifRule): Complaints {
  const score = properties["security-severity"];
  const wrong: readonly (readonly [isWrong: boolean, what: string])[] = [
    [!/^[^/\s]+$/.test(id), "id"],
    [name === id || name === "" || name.length > 255, "name"],
    [[shortDescription, fullDescription].some(({ text }) => text === "" || text.length > 1024), "description"],
    [help.text === "", "help"],
    [score !== undefined && !(typeof score === "string" && Number(score) > 0 && Number(score) <= 10), "severity"],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, what]) => `rule ${id}: ${what}`);
}

function resultComplaints(result: SarifResult, rules: readonly SarifRule[]): Complaints {
  const places = [...result.locations, ...(result.relatedLocations ?? [])].map((each) => each.physicalLocation);
  const wrong: readonly (readonly [isWrong: boolean, what: string])[] = [
    [rules[result.ruleIndex]?.id !== result.ruleId, "rule"],
    [result.message.text === "", "message"],
    [result.locations.length !== 1, "locations"],
    [places.some(({ artifactLocation: { uri } }) => !isOfRepository(uri)), "uri"],
    [places.some(({ region }) => region.endColumn <= region.startColumn), "region"],
    [!/^[\da-f]{64}$/.test(result.partialFingerprints.primaryLocationLineHash), "fingerprint"],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, what]) => `${result.ruleId}: ${what}`);
}

/** No scheme, for which GitHub refuses the whole file, and no path outside the repository. */
function isOfRepository(uri: string): boolean {
  return uri !== "" && !/^\/|^[^/]*:|\s|(?:^|\/)\.{1,2}(?:\/|$)/.test(uri);
}

function halfSaid(results: readonly SarifResult[], name: "suppressions" | "baselineState"): Complaints {
  const count = results.filter((result) => result[name] !== undefined).length;
  return count === 0 || count === results.length ? [] : [`${name} of some results`];
}

/** GitLab's schema for Code Quality, app/validators/json_schemas/codeclimate.json, with the requirements of its documentation. */
const isCodeQuality = ajv.compile({
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", pattern: "^[0-9a-f]{64}$" },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: {
          path: { type: "string", pattern: "^[^/:]+(?:/[^/:]+)*$" },
          lines: { type: "object", required: ["begin"], properties: { begin: { type: "integer", minimum: 1 } } },
        },
      },
    },
  },
});

/** Code Quality as GitLab takes it. */
export function codeQualityComplaints(text: string): Complaints {
  const entries = JSON.parse(text) as readonly { readonly fingerprint: string }[];
  if (!isCodeQuality(entries))
    return (isCodeQuality.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
  const seen = new Set(entries.map(({ fingerprint }) => fingerprint));
  return seen.size === entries.length ? [] : ["two entries of one identity"];
}

const xsd = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync("test/data/junit.xsd", "utf8")));

/** JUnit as Jenkins' xUnit plug-in accepts it, with GitLab's counting rules. */
export function junitComplaints(text: string): Complaints {
  const document = XmlDocument.fromString(text);
  try {
    xsd.validate(document);
  } catch (error) {
    return [String(error)];
  } finally {
    document.dispose();
  }
  const cases = casesOf(text);
  const names = cases.map(({ classname, name }) => `${classname} ${name}`);
  return [
    ...(new Set(names).size === names.length ? [] : ["two cases of one name, of which GitLab drops one"]),
    ...cases
      .filter(({ outcome, body }) => outcome !== "passed" && body === "")
      .map(({ name }) => `${name} has no body`),
  ];
}

/** One test case of JUnit. */
export interface JunitCase {
  readonly classname: string;
  readonly name: string;
  readonly file: string | null;
  readonly outcome: string;
  readonly body: string;
}

/** The cases of a report, in order. */
export function casesOf(text: string): readonly JunitCase[] {
  const document = XmlDocument.fromString(text);
  const cases = document.find("//testcase").map((node) => {
    const at = (path: string): string | null => (node.get(path) ? (node.get(path)?.content ?? "") : null);
    const outcome = ["failure", "error", "skipped"].find((each) => node.get(each)) ?? "passed";
    const body = at(outcome) ?? at("system-out") ?? "";
    return { classname: at("@classname") ?? "", name: at("@name") ?? "", file: at("@file"), outcome, body };
  });
  document.dispose();
  return cases;
}

/** Every element and attribute of an XML document, by name, in order. */
export function nodesOf(text: string): readonly string[] {
  const document = XmlDocument.fromString(text);
  const names = document.find("//* | //@* | //comment() | //processing-instruction()").map(nameOf);
  document.dispose();
  return names;
}

function nameOf(node: object): string {
  return "name" in node ? String(node.name) : node.constructor.name;
}

/** One test point of TAP. */
export interface TapPoint {
  readonly isOk: boolean;
  readonly name: string;
  readonly directive: string | null;
  readonly diagnostic: string;
}

const pointPattern =
  /^(?<not>not )?ok (?<number>\d+) - (?<name>(?:[^\\#]|\\[\\#])*?)(?: # (?<directive>SKIP|TODO)(?: .*)?)?$/;

/** Parses TAP like a reader of version 13 (which accepts no later one) or 14; throws otherwise. */
export function readTap(text: string): readonly TapPoint[] {
  const [version, plan, ...lines] = text.replace(/\n$/, "").split("\n");
  if (version !== "TAP version 13") throw new Error(`version: ${version}`);
  const points: TapPoint[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line.startsWith("# ")) continue;
    const groups = pointPattern.exec(line)?.groups;
    if (!groups || Number(groups["number"]) !== points.length + 1) throw new Error(`no test point: ${line}`);
    const end = lines[0] === "  ---" ? lines.indexOf("  ...") : -1;
    const diagnostic = end < 0 ? [] : lines.splice(0, end + 1);
    if (diagnostic.some((each) => !each.startsWith("  "))) throw new Error("a diagnostic that is not indented");
    points.push({
      isOk: groups["not"] === undefined,
      name: (groups["name"] ?? "").replaceAll(/\\(.)/g, "$1"),
      directive: groups["directive"] ?? null,
      diagnostic: diagnostic.join("\n"),
    });
  }
  if (plan !== `1..${points.length}`) throw new Error(`plan: ${plan}, ${points.length} points`);
  return points;
}
