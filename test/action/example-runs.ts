import { join, resolve } from "node:path";
import { chainFor } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls, type TlsTwin } from "../twins/tls.ts";
import { eventEnv } from "./events.ts";
import { caFile, goodPage, sixHeaders } from "./scenes.ts";
import { readWorkflow, runWorkflow, type Beginning, type Ran, type RanJob } from "./workflow.ts";

/** The hosts of the examples. */
export const names = ["shop.example", "docs.example", "old.example", "staging.shop.example", "preview.shop.example"];

/** The page of all hosts of the examples. */
const sites = {
  good: goodPage,
  flawed: reply({ headers: sixHeaders.filter((header) => !header.startsWith("Content-Security-Policy:")) }),
  bare: reply({ body: "<!doctype html>" }),
} as const;

/** The page of all hosts, or `nobody` for a closed port. */
export type Scene = keyof typeof sites | "nobody";

let twins: Readonly<Record<keyof typeof sites, TlsTwin>>;

/** A closed port; known when the sites are open. */
export let refusing = 0;

/** Opens the sites once for a test file, in `beforeAll`. */
export async function openSites(): Promise<void> {
  refusing = await closedPort();
  const served = chainFor("good", { names });
  const [good, flawed, bare] = await Promise.all(Object.values(sites).map((answer) => serveTls({ served, answer })));
  if (!good || !flawed || !bare) throw new Error("three sites were expected");
  twins = { good, flawed, bare };
}

/** Closes the sites, in `afterAll`. */
export async function closeSites(): Promise<void> {
  await Promise.all(Object.values(twins).map((twin) => twin.close()));
}

/** Returns the port of a scene. */
export function portOf(scene: Scene): number {
  return scene === "nobody" ? refusing : twins[scene].port;
}

/** Returns the pins of all hosts: port 443 to a twin, and port 80 to a closed port. */
export function pinsTo(scene: Scene): readonly string[] {
  return names.flatMap((name) => [`${name}:443:127.0.0.1:${portOf(scene)}`, `${name}:80:127.0.0.1:${refusing}`]);
}

/** The bundle, which GitHub runs. */
export const bundle = "dist/action/index.js";

/** Runs a workflow of the examples; by default in this process. */
export async function run(name: string, scene: Scene, beginning: Partial<Beginning> = {}): Promise<readonly RanJob[]> {
  const { beside, ...more } = beginning;
  return runWorkflow(readWorkflow(`examples/github/${name}.yml`), {
    contexts: {},
    entry: null,
    beside: { resolve: pinsTo(scene).join("\n"), "ca-file": resolve(caFile), ...beside },
    ...more,
  });
}

/** Returns the steps that ran the gate. */
export function gatesOf(jobs: readonly RanJob[]): readonly Ran[] {
  return jobs.flatMap(({ steps }) => steps).filter(({ step }) => step !== null);
}

/** Returns the verdict of each gate. */
export function verdictsOf(jobs: readonly RanJob[]): readonly (string | undefined)[] {
  return gatesOf(jobs).map(({ step }) => step?.outputs["verdict"]);
}

/** Returns the files of the upload steps that ran. */
export function kept(jobs: readonly RanJob[]): readonly string[] {
  return jobs.flatMap(({ steps }) => {
    const folder = steps.find(({ step }) => step)?.step?.folder ?? "";
    const uploads = steps.filter(({ what, outcome }) => /upload/.test(what) && outcome !== null);
    return uploads.map(({ inputs }) =>
      join(folder, (inputs["path"] ?? inputs["sarif_file"] ?? "").replace(folder, "")),
    );
  });
}

/** Returns the start of a workflow by a deployment event with this status. */
export function deployedAs(status: Readonly<Record<string, string>>): Pick<Beginning, "contexts" | "env"> {
  const payload = { deployment_status: { environment: "staging", ...status } };
  return { contexts: { github: { event: payload } }, env: eventEnv("deployment_status", payload) };
}

/** The targets of the configuration. */
export const targets = ["https://shop.example/", "https://docs.example/"];

/** A configuration in the repository of an example. */
export const configured = { "portcullis.config.json": JSON.stringify({ min_headers: "B", targets }) };
