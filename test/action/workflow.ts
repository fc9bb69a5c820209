import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { data, Evaluator, Lexer, Parser, wellKnownFunctions } from "@actions/expressions";
import { parse } from "yaml";
import { readOutputs, runHere, runStep, temporaryWorkspace, type Step } from "./runner.ts";
import { childEnvironment } from "../child-environment.ts";

/** A workflow, with the parts that the examples use. */
export interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly if?: string;
  readonly "timeout-minutes"?: number;
  readonly needs?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include: readonly Readonly<Record<string, string>>[] } };
  readonly steps: readonly WorkflowStep[];
}

interface WorkflowStep {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** The outcome of a step of a job. */
export interface Ran {
  /** The action without its version, or the step's name. */
  readonly what: string;
  /** Null if its condition was false. */
  readonly outcome: "success" | "failure" | null;
  /** Its inputs, with evaluated expressions. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The result of a Portcullis step; null for other steps. */
  readonly step: Step | null;
  readonly summary: string;
}

/** The outcome of a job, or of one job of a matrix. */
export interface RanJob {
  readonly id: string;
  /** Null if it did not run. */
  readonly result: "success" | "failure" | null;
  readonly steps: readonly Ran[];
}

/** How a workflow starts. */
export interface Beginning {
  /** `github`, `secrets`, `inputs`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** Additional inputs of every Portcullis step, which lead to twins. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The files of the checkout, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** The entry file of Portcullis steps; null runs them in this process. */
  readonly entry: string | null;
  /** Variables of the runner. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Reads an example workflow. */
export function readWorkflow(path: string): Workflow {
  return parse(readFileSync(path, "utf8")) as Workflow;
}

type Scope = Readonly<Record<string, unknown>>;

/**
 * Runs the jobs of a workflow in order, as a runner does. GitHub's own evaluator evaluates conditions and inputs. Portcullis steps run in
 * the emulator, shell scripts run in bash, and other actions are only noted.
 */
export async function runWorkflow({ jobs }: Workflow, beginning: Beginning): Promise<readonly RanJob[]> {
  const all: RanJob[] = [];
  const needs: Record<string, { readonly outputs: object; readonly result: string }> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const status = job.needs === undefined || needs[job.needs]?.result === "success" ? "success" : "failure";
    for (const matrix of job.strategy?.matrix.include ?? [{}]) {
      const scope = { ...beginning.contexts, needs, matrix };
      const runs = holds(job.if ?? "success()", (text) => evaluate(text, scope, status));
      const { steps, scope: after } = runs ? await runJob(job, scope, beginning) : { steps: [], scope };
      const result = steps.some(({ outcome }) => outcome === "failure") ? "failure" : "success";
      all.push({ id, result: runs ? result : null, steps });
      const outputs = mapped(runs ? (job.outputs ?? {}) : {}, (text) => evaluate(text, after, status));
      needs[id] = { outputs, result: runs ? result : "skipped" };
    }
  }
  return all;
}

async function runJob(
  job: Job,
  contexts: Scope,
  { beside = {}, files = {}, entry, env: ofRunner = {} }: Beginning,
): Promise<{ readonly steps: readonly Ran[]; readonly scope: Scope }> {
  const workspace = temporaryWorkspace();
  const all: Ran[] = [];
  const steps: Record<string, { readonly outputs: object; readonly outcome: string }> = {};
  const scope = { ...contexts, steps };
  for (const step of job.steps) {
    const status = all.some(({ outcome }) => outcome === "failure") ? "failure" : "success";
    const ran = await runOne(step, (text) => evaluate(text, scope, status));
    all.push(ran.told);
    if (step.id !== undefined) steps[step.id] = { outputs: ran.outputs, outcome: ran.told.outcome ?? "skipped" };
  }
  return { steps: all, scope };

  async function runOne(
    step: WorkflowStep,
    value: (expression: string) => string,
  ): Promise<{ readonly told: Ran; readonly outputs: object }> {
    const what = step.uses?.split("@")[0] ?? step.name ?? "run";
    const inputs = mapped(step.with ?? {}, value);
    const told: Ran = { what, outcome: "success", inputs, step: null, summary: "" };
    if (!holds(step.if ?? "success()", value)) return { told: { ...told, outcome: null }, outputs: {} };
    const env = mapped(step.env ?? {}, value);
    if (what === "portcullis/portcullis") {
      const given = { inputs: { ...inputs, ...beside }, env: { ...ofRunner, ...env }, workspace };
      const ours = await (entry === null ? runHere(given) : runStep({ ...given, entry }));
      const outcome = ours.code === 0 ? "success" : "failure";
      return { told: { ...told, outcome, step: ours, summary: ours.summary }, outputs: ours.outputs };
    }
    if (what === "actions/checkout")
      for (const [path, text] of Object.entries(files)) writeFileSync(join(workspace, path), text);
    if (step.run === undefined) return { told, outputs: {} };
    const [output, summary] = [join(workspace, "output"), join(workspace, "summary")];
    for (const path of [output, summary]) writeFileSync(path, "");
    const variables = { ...childEnvironment, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, ...env };
    // A runner executes `run` with bash -e {0}. With `-c`, a shell whose input is a socket would read the user's startup file.
    const { status } = spawnSync("bash", ["--norc", "-e", "-c", step.run], { cwd: workspace, env: variables });
    const outcome = status === 0 ? "success" : "failure";
    return {
      told: { ...told, outcome, summary: readFileSync(summary, "utf8") },
      outputs: readOutputs(readFileSync(output, "utf8")),
    };
  }
}

function mapped(
  values: Readonly<Record<string, string | number | boolean>>,
  value: (expression: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, each]) => [name, substituted(`${each}`, value)]));
}

function substituted(text: string, value: (expression: string) => string): string {
  return text.replaceAll(/\$\{\{(?<expression>.*?)\}\}/gs, (_all, expression: string) => value(expression));
}

/** Evaluates a condition. Without a status function it is true only if nothing has failed. */
function holds(condition: string, value: (expression: string) => string): boolean {
  const expression = /^\s*\$\{\{(?<inner>.*)\}\}\s*$/s.exec(condition)?.groups?.["inner"] ?? condition;
  const asks = /\b(?:success|failure|always|cancelled)\(\)/.test(expression);
  return value(`${asks ? "" : "success() && "}(${expression})`) === "true";
}

const statuses = ["success", "failure", "always", "cancelled"] as const;

function evaluate(expression: string, contexts: Scope, status: string): string {
  const functions = statuses.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(name === "always" || name === status),
  }));
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const scope = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const known = new Map(
    Object.entries({ ...wellKnownFunctions, ...Object.fromEntries(functions.map((each) => [each.name, each])) }),
  );
  return new Evaluator(tree, scope, known).evaluate().coerceString();
}
