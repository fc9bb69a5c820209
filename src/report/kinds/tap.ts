import { testSuitesOf, type Case } from "./cases.ts";
import { toJsonLine } from "./json.ts";
import type { Report } from "../place.ts";

/**
 * TAP 13: a test point per threshold of each target, with its message as a YAML block. Readers of version 14 accept it too, while those of 13, such
 * as Perl's prove, reject a run with a higher version.
 */
export const tap: Report = (result, place) => {
  const suites = testSuitesOf(result, place);
  const points = suites.flatMap(({ name, cases }) => cases.map((each) => ({ suite: name, ...each })));
  const notes = suites.flatMap((suite) => suite.notes.map((note) => `# ${suite.name} ${note}\n`));
  const plan = `TAP version 13\n1..${points.length}\n`;
  return plan + points.map((point, index) => pointOf(point, index + 1)).join("") + notes.join("");
};

function pointOf({ suite, name, status, lines }: Case & { readonly suite: string }, number: number): string {
  const isOk = status !== "fail" && status !== "unknown";
  const [first = ""] = lines;
  const directive = status === "skip" ? ` # SKIP ${escaped(first)}` : "";
  const head = `${isOk ? "ok" : "not ok"} ${number} - ${escaped(`${suite} ${name}`)}${directive}\n`;
  return status === "pass" || status === "skip" ? head : head + diagnosticOf(status, lines);
}

/** # starts a directive anywhere (TAP 14, "Escaping"; readers of 13 do the same). */
function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("#", String.raw`\#`);
}

// Every JSON string is a valid double-quoted YAML scalar (YAML 1.2 §1.3).
function diagnosticOf(status: Case["status"], lines: readonly string[]): string {
  const entries = [`status: ${status}\n`, "message:\n", ...lines.map((line) => `  - ${toJsonLine(line)}`)];
  return `  ---\n${entries.map((entry) => `  ${entry}`).join("")}  ...\n`;
}
