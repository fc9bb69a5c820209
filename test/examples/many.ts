import { until, type Service } from "../server/service.ts";
import type { House } from "../server/account/house.ts";
import { ask, envelopeOf, type Recorded } from "./note.ts";
import type { Step } from "./steps.ts";

/** Records batches, background runs and probes, by a key. */
export async function recordMany(service: Service, key: string, operations: Recorded["operations"]): Promise<void> {
  const body = { check: "rdap", inputs: ["example.com", { query: "www.example.com" }] };
  const { text } = await ask(service, "/api/batch", { body, key });
  operations["batch"] = { body, line: firstLineOf(text) };
  const made = await ask<Run>(service, "/api/runs", { body, key });
  operations["makeRun"] = { body, answer: envelopeOf(202, made) };
  const { id = "", results = "" } = made.envelope.data ?? {};
  const [path, parts] = [`/api/runs/${id}`, { id }];
  await until(async () => (await ask<Run>(service, path, { key })).envelope.data?.state === "done");
  operations["getRun"] = { parts, answer: envelopeOf(200, await ask(service, path, { key })) };
  operations["listRuns"] = { answer: envelopeOf(200, await ask(service, "/api/runs", { key })) };
  operations["readRun"] = { parts, line: firstLineOf((await ask(service, results, { key })).text) };
  operations["deleteRun"] = { parts, answer: envelopeOf(200, await ask(service, path, { key, method: "DELETE" })) };
  const probe = await ask(service, "/probe?target=example.com&check=ssl", { key });
  operations["probe"] = { answer: probe.text };
  const { openapi, info } = (await ask(service, "/openapi.json")).envelope as unknown as {
    openapi: string;
    info: object;
  };
  operations["openapi"] = { answer: { openapi, info } };
  for (const name of ["livez", "readyz"]) operations[name] = { answer: (await ask(service, `/${name}`)).envelope };
}

interface Run {
  readonly id: string;
  readonly state: string;
  readonly results: string;
}

/** The line of the first input; they come in any order. */
function firstLineOf(text: string): unknown {
  const lines = text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as { index?: number }]));
  return lines.find(({ index }) => index === 0);
}

/** Records the links that a channel's address gets by mail. */
export async function recordMailedLinks(house: House, step: Step): Promise<void> {
  const jin = await house.resident("jin@example.com");
  const to = "mina@example.com";
  await step("addChannel", jin, { body: { kind: "email", address: to, name: "mail" } });
  await until(() => house.letters.some((letter) => letter.to === to));
  const { text = "" } = house.letters.find((letter) => letter.to === to) ?? {};
  const tokenAfter = (path: string) => new RegExp(`/channels/${path}\\?token=(\\S+)`).exec(text)?.[1] ?? "";
  await step("confirmChannel", house.browser(), { body: { token: tokenAfter("confirm") } });
  await step("unsubscribeChannel", house.browser(), { body: { token: tokenAfter("unsubscribe") } });
}
