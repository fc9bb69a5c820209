import { expect } from "vitest";
import { registry } from "../../src/checks/index.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import { digestOf } from "../../server/agents/digest.ts";
import { portcullis } from "../cli/terminal.ts";
import { scenes, stageFor } from "../remote/same-scenes.ts";
import { callOf, eras, overStdio, type Agent } from "./agents.ts";

/** The deciding parts of an answer, which must be the same over every interface. */
interface Essence {
  readonly status: string;
  readonly grade?: string | undefined;
  readonly findings: readonly string[];
  /** Why nothing could be measured. */
  readonly reason?: string | undefined;
}

/** Every scene with the gate, and most with each of the checks that the gate uses: a question takes some seconds. */
export const questions = scenes.map(([scene, place], at) => ({
  scene,
  place,
  checks: (["http", "ssl", "gate"] as const).filter(
    (check, nth) => check === "gate" || scene === "hostile headers" || at % 3 !== nth,
  ),
}));

/** Asks the API, the command line and an agent's tools the same, and expects equal answers. */
export async function expectSameAnswers({ place, checks }: (typeof questions)[number]): Promise<readonly Essence[]> {
  const scene = await place();
  const { server, local } = await stageFor(scene);
  // A process and a connection for all checks of the scene: most of a question is their start.
  const agents: readonly Agent[] = [
    await eras["the client of 2025"](new URL(`${server.url}/mcp`)),
    await overStdio(local, true),
  ];
  const answers: Essence[] = [];
  for (const check of checks) answers.push(await expectSameAnswer(check));
  return answers;

  async function expectSameAnswer(check: (typeof checks)[number]): Promise<Essence> {
    const [name, value] =
      check === "ssl" ? (["host", new URL(scene.url).host] as const) : (["url", scene.url] as const);
    const query = { [name]: value };

    const api = await fetch(`${server.url}/api/util/${check}?${new URLSearchParams(query).toString()}`);
    const first = ofEnvelope((await api.json()) as Success | Refusal);
    const typed = await portcullis([check, value, "--json", ...local]);
    const told = [ofCommand(JSON.parse(typed.out))];
    for (const agent of agents) told.push(await ofTool(agent, check, query));

    expect(registry.map(({ id }) => id)).toContain(check);
    expect(told).toEqual([first, first, first]);
    return first;
  }
}

/** The gate prints its result, every other check the envelope of the API. */
function ofCommand(printed: unknown): Essence {
  return typeof printed === "object" && printed !== null && "ok" in printed
    ? ofEnvelope(printed as Success | Refusal)
    : essenceOf(printed);
}

function ofEnvelope(envelope: Success | Refusal): Essence {
  return envelope.ok ? essenceOf(envelope.data) : nothing(envelope.error.reason);
}

async function ofTool(agent: Agent, check: string, query: Record<string, string>): Promise<Essence> {
  const { data, isError } = await callOf(agent, `check_${check}`, { ...query, detail: "full", fresh: true });
  return isError ? nothing((data["error"] as { reason: string }).reason) : essenceOf(data["data"]);
}

function essenceOf(data: unknown): Essence {
  const digest = digestOf(data, "en");
  if (!digest) throw new Error("an answer without a digest");
  const [target] = (data as { targets?: readonly { reason?: string }[] }).targets ?? [];
  if (target?.reason !== undefined) return nothing(target.reason);
  return { status: digest.status, grade: digest.grade, findings: digest.issues.map(({ id }) => id) };
}

function nothing(reason: string): Essence {
  return { status: "unknown", findings: [], reason };
}
