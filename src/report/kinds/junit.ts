import { testSuitesOf, type Case, type Suite } from "./cases.ts";
import { pathOfUrl, type Report, type ReportPlace } from "../place.ts";
import { spotOf } from "../spot.ts";
import { element, xmlText } from "./xml.ts";

/** JUnit XML by the schemas of Jenkins, readable by GitLab: a suite per target, a case per threshold. */
export const junit: Report = (result, place) => {
  const suites = testSuitesOf(result, place);
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

// junit-10.xsd of Jenkins' xUnit plug-in: at most three decimals.
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
  // Jenkins' schema has no file attribute for a case; GitLab reads only that one.
  const own = { classname: name, ...(place.pipeline === "gitlab" && { file }) };
  const content = cases.map((each) => caseElement(each, own));
  const output = notes.length === 0 ? [] : [element("system-out", {}, [xmlText(notes.join("\n"))])];
  return element("testsuite", attributes, [...content, ...output].map((each) => `\n${each}`).concat("\n"));
}

const elements = { fail: "failure", unknown: "error", skip: "skipped" } as const;

function caseElement({ name, status, lines }: Case, own: Readonly<Record<string, string>>): string {
  const body = xmlText(lines.join("\n"));
  if (status === "pass" || status === "warn") {
    // A case that passes with a warning shows it in its output.
    const output = body === "" ? [] : [element("system-out", {}, [body])];
    return element("testcase", { name, ...own }, output);
  }
  const [message] = lines;
  return element("testcase", { name, ...own }, [element(elements[status], { message }, [body])]);
}
