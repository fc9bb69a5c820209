import { suitesOf, type Case, type Suite } from "./cases.ts";
import { pathOfUrl, type Report, type ReportPlace } from "../place.ts";
import { spotOf } from "../spot.ts";
import { element, xmlText } from "./xml.ts";

/** JUnit XML as the schemas of Jenkins have it, and as GitLab reads it: a suite for each target, a case for each threshold. */
export const junit: Report = (result, place) => {
  const suites = suitesOf(result, place.language);
  const cases = suites.flatMap((suite) => suite.cases);
  const root = { name: "portcullis", ...counted(cases), time: seconds(suites) };
  const content = suites.map((suite) => `\n${suiteElement(suite, result.generatedAt, place)}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", root, [...content, "\n"])}\n`;
};

function counted(cases: readonly Case[]): Readonly<Record<"tests" | "failures" | "errors", number>> {
  return { tests: cases.length, failures: countOf(cases, "fail"), errors: countOf(cases, "unknown") };
}

function countOf(cases: readonly Case[], wanted: Case["status"]): number {
  return cases.filter(({ status }) => status === wanted).length;
}

// junit-10.xsd of Jenkins' xUnit plug-in: no more than three decimals.
function seconds(suites: readonly Suite[]): string {
  return (suites.reduce((sum, { target }) => sum + (target?.cost.ms ?? 0), 0) / 1000).toFixed(3);
}

function suiteElement(suite: Suite, timestamp: string, place: ReportPlace): string {
  const { name, target, cases, notes } = suite;
  const file = spotOf(place, target, { rule: "" })?.path ?? pathOfUrl(target?.url ?? "");
  const attributes = {
    name,
    ...counted(cases),
    skipped: countOf(cases, "skip"),
    time: seconds([suite]),
    timestamp,
    file,
  };
  // The schema of Jenkins knows no file of a case, and GitLab reads none but that.
  const own = { classname: name, ...(place.pipeline === "gitlab" && { file }) };
  const content = cases.map((each) => caseElement(each, own));
  const output = notes.length === 0 ? [] : [element("system-out", {}, [xmlText(notes.join("\n"))])];
  return element("testsuite", attributes, [...content, ...output].map((each) => `\n${each}`).concat("\n"));
}

const elements = { fail: "failure", unknown: "error", skip: "skipped" } as const;

function caseElement({ name, status, lines }: Case, own: Readonly<Record<string, string>>): string {
  const body = xmlText(lines.join("\n"));
  if (status === "pass" || status === "warn") {
    // What passes with a warning says so where people look.
    const output = body === "" ? [] : [element("system-out", {}, [body])];
    return element("testcase", { name, ...own }, output);
  }
  const [message] = lines;
  return element("testcase", { name, ...own }, [element(elements[status], { message }, [body])]);
}
