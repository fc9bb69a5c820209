import type * as core from "@actions/core";
import type { AnnotationProperties } from "@actions/core";
import type { Annotation } from "../report/github/annotations.ts";
import type { Spot } from "../report/spot.ts";

/** The part of GitHub's toolkit that a step uses. It accesses the environment, files and streams of the process. */
export type Toolkit = Pick<
  typeof core,
  | "endGroup"
  | "error"
  | "getInput"
  | "notice"
  | "setFailed"
  | "setOutput"
  | "setSecret"
  | "startGroup"
  | "summary"
  | "warning"
>;

/** Masks a secret in all later output. The runner compares line by line, so each line is masked separately. */
export function mask({ setSecret }: Pick<Toolkit, "setSecret">, secret: string): void {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const secrets = new Set([secret.trim(), ...lines]);
  for (const each of secrets) if (each !== "") setSecret(each);
}

/** The output of a step, and a source of unguessable tokens. */
export interface StepIo {
  readonly core: Toolkit;
  /** The step's log, which the runner scans for commands. */
  readonly out: (text: string) => void;
  readonly random: () => string;
}

/** Adds an annotation to the run, with a position in the repository if there is one. */
export function annotate({ core }: Pick<StepIo, "core">, { kind, title, message }: Annotation, at: Place | null): void {
  core[kind](message, { title, ...(at && propertiesOf(at)) });
}

type Place = Pick<Spot, "path" | "range">;

function propertiesOf({ path, range: { start, end } }: Place): AnnotationProperties {
  const lines = { file: path, startLine: start.line, endLine: end.line };
  // GitHub, "Check runs": columns are only allowed within one line.
  return start.line === end.line ? { ...lines, startColumn: start.column } : lines;
}
