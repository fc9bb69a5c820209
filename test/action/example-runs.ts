import { join, resolve } from "node:path";
import { chainFor } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls, type TlsTwin } from "../twins/tls.ts";
import { eventEnv } from "./events.ts";
import { caFile, goodPage, sixHeaders } from "./scenes.ts";
import { readWorkflow, runWorkflow, type Beginning, type Ran, type RanJob } from "./workflow.ts";

const entry = "dist/action/index.js";

/** The hosts of the examples. */
export const names = ["shop.example", "docs.example", "old.example", "staging.shop.example", "preview.shop.example"];

/** What all hosts of the examples show. */
const sites = {
  good: goodPage,
  flawed: reply({ headers: sixHeaders.filter((header) => !header.startsWith("Content-Security-Policy:")) }),
  bare: reply({ body: "<!doctype html>" }),
} as const;

/** What all hosts show, or that nobody is there. */
export type Scene = keyof typeof sites | "nobody";

let twins: Readonly<Record<keyof typeof sites, TlsTwin>>;

/** A port that refuses; known when the sites are open. */
export let refusing = 0;

/** Opens the sites, once for a test file: for `beforeAll`. */
export async function openSites(): Promise<void> {
  refusing = await closedPort();
  const served = chainFor("good", { names });
  const [good, flawed, bare] = await Promise.all(Object.values(sites).map((answer) => serveTls({ served, answer })));
  if (!good || !flawed || !bare) throw new Error("three sites were expected");
  twins = { good, flawed, bare };
}

/** Closes them: for `afterAll`. */
export async function closeSites(): Promise<void> {
  await Promise.all(Object.values(twins).map((twin) => twin.close()));
}

/** Where what is shown is shown. */
export function portOf(scene: Scene): number {
  return scene === "nobody" ? refusing : twins[scene].port;
}

/** The pins that lead every host of the examples to a twin, and port 80 to nobody. */
export function pinsTo(scene: Scene): readonly string[] {
  return names.flatMap((name) => [`${name}:443:127.0.0.1:${portOf(scene)}`, `${name}:80:127.0.0.1:${refusing}`]);
}

/** Runs a workflow of the examples. */
export async function run(name: string, scene: Scene, beginning: Partial<Beginning> = {}): Promise<readonly RanJob[]> {
  const { beside, ...more } = beginning;
  return runWorkflow(readWorkflow(`examples/github/${name}.yml`), {
    contexts: {},
    entry,
    beside: { resolve: pinsTo(scene).join("\n"), "ca-file": resolve(caFile), ...beside },
    ...more,
  });
}

/** The steps that gate. */
export function gatesOf(jobs: readonly RanJob[]): readonly Ran[] {
  return jobs.flatMap(({ steps }) => steps).filter(({ step }) => step !== null);
}

/** What each of them says. */
export function verdictsOf(jobs: readonly RanJob[]): readonly (string | undefined)[] {
  return gatesOf(jobs).map(({ step }) => step?.outputs["verdict"]);
}

/** The steps that keep or upload something, and ran. */
export function kept(jobs: readonly RanJob[]): readonly string[] {
  return jobs.flatMap(({ steps }) => {
    const folder = steps.find(({ step }) => step)?.step?.folder ?? "";
    const uploads = steps.filter(({ what, outcome }) => /upload/.test(what) && outcome !== null);
    return uploads.map(({ inputs }) =>
      join(folder, (inputs["path"] ?? inputs["sarif_file"] ?? "").replace(folder, "")),
    );
  });
}

/** What begins with a deployment that was told of like this. */
export function deployedAs(status: Readonly<Record<string, string>>): Pick<Beginning, "contexts" | "env"> {
  const payload = { deployment_status: { environment: "staging", ...status } };
  return { contexts: { github: { event: payload } }, env: eventEnv("deployment_status", payload) };
}

/** The targets of the configuration. */
export const targets = ["https://shop.example/", "https://docs.example/"];

/** A configuration that is in the repository of an example. */
export const configured = { "portcullis.config.json": JSON.stringify({ min_headers: "B", targets }) };
