import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { serveGithub, token, type TwinDeployment } from "../twins/github.ts";
import { serveTls } from "../twins/tls.ts";
import { inTurn, pageOf, times } from "../gate/waiting.ts";
import { eventEnv, examplesOf } from "./events.ts";
import { caFile } from "./scenes.ts";
import { readWorkflow, runWorkflow, type Ran } from "./workflow.ts";

const sha = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";

/** Runs the example on a push. The deployment has these statuses one after the other, and its page shows the old commit for some looks. */
async function pushed(states: readonly string[], looksBefore: number): Promise<Ran | undefined> {
  const { port } = await keep(serveTls({ answer: inTurn(...times(looksBefore, pageOf("old")), pageOf(sha)) }));
  let asked = 0;
  const deployments = (): readonly TwinDeployment[] => {
    const statuses = states
      .slice(0, ++asked)
      .map((state) => ({ state, environment_url: `https://localhost:${port}/` }));
    return [{ id: 7, sha, environment: "Production", statuses }];
  };
  const api = await keep(serveGithub({ deployments }));
  const [job] = await runWorkflow(readWorkflow("examples/github/environment.yml"), {
    contexts: { github: { token, sha } },
    env: { ...eventEnv("push", examplesOf("push")[0]), GITHUB_API_URL: api.origin, GITHUB_SHA: sha },
    beside: { "ca-file": caFile, "wait-interval": "0.1", "wait-timeout": "3" },
    entry: null,
  });
  return job?.steps[0];
}

test("the example waits for the deployment, then for the commit at its URL, and measures it", async () => {
  const gate = await pushed(["queued", "in_progress", "success"], 3);

  expect([gate?.outcome, gate?.step?.outputs["verdict"]]).toEqual(["success", "pass"]);
});

test.for<readonly [what: string, states: readonly string[], looksBefore: number]>([
  ["a deployment that fails", ["in_progress", "failure"], 0],
  ["a URL that keeps showing the old commit", ["success"], 1000],
])("%s has no verdict, and the job stops", async ([, states, looksBefore]) => {
  const gate = await pushed(states, looksBefore);

  expect([gate?.outcome, gate?.step?.outputs["verdict"]]).toEqual(["failure", "unknown"]);
});
