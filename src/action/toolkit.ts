import type * as core from "@actions/core";
import type { AnnotationProperties } from "@actions/core";
import type { Annotation } from "../report/github/annotations.ts";
import type { Spot } from "../report/spot.ts";

/** What a step uses of GitHub's toolkit. It reads and writes the environment, the files and the stream of the process. */
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

/** Masks a secret in everything that follows. The runner compares line by line, so each line is a mask of its own. */
export function mask({ setSecret }: Pick<Toolkit, "setSecret">, secret: string): void {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const secrets = new Set([secret.trim(), ...lines]);
  for (const each of secrets) if (each !== "") setSecret(each);
}

/** The output of a step, and an unguessable token. */
export interface StepIo {
  readonly core: Toolkit;
  /** The log of the step, which the runner reads commands from. */
  readonly out: (text: string) => void;
  readonly random: () => string;
}

/** Shows a remark beside the run, and at a place of the repository where it has one. */
export function annotate({ core }: Pick<StepIo, "core">, { kind, title, message }: Annotation, at: Place | null): void {
  core[kind](message, { title, ...(at && propertiesOf(at)) });
}

type Place = Pick<Spot, "path" | "range">;

function propertiesOf({ path, range: { start, end } }: Place): AnnotationProperties {
  const lines = { file: path, startLine: start.line, endLine: end.line };
  // GitHub, “Check runs”: columns are of one line alone.
  return start.line === end.line ? { ...lines, startColumn: start.column } : lines;
}
