import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply, type Asked } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { caFile, sixHeaders } from "./scenes.ts";
import { readWorkflow, runWorkflow, type RanJob } from "./workflow.ts";

const commit = "4a0e1f6c0d7b3b6cb0d6a4d2f1c5b8e9a7f3d210";
const secret = "open-sesame-4711";

/** Runs the example with a preview that shows the new commit from the given request on. */
async function preview(
  from: number,
  key = secret,
): Promise<{ readonly jobs: readonly RanJob[]; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const { port } = await keep(
    serveTls({
      served: chainFor("good", { names: ["preview.shop.example"] }),
      answer(socket, question, reset) {
        asked.push(question);
        const shown = asked.length < from ? "0000000" : commit;
        // The old deployment has no headers, so a measurement that is too early fails.
        const headers = asked.length < from ? [] : sixHeaders;
        reply({ headers: [`X-Commit: ${shown}`, ...headers], body: "<!doctype html>" })(socket, question, reset);
      },
    }),
  );
  const resolve = `preview.shop.example:443:127.0.0.1:${port}\npreview.shop.example:80:127.0.0.1:${await closedPort()}`;
  const jobs = await runWorkflow(readWorkflow("examples/github/pull-request.yml"), {
    contexts: {
      github: { event: { pull_request: { head: { sha: commit } } }, token: "ghs_0123456789" },
      secrets: { PREVIEW_KEY: key },
    },
    beside: { resolve, "ca-file": caFile, "wait-interval": "0.1", "wait-timeout": "3", comment: "never" },
    entry: null,
  });
  return { jobs, asked };
}

test("a preview is measured once it shows the commit of the pull request, and its access key is masked", async () => {
  const { jobs, asked } = await preview(6);

  const step = jobs[1]?.steps[0]?.step;
  expect([step?.code, step?.outputs["verdict"], step?.outputs["url"]]).toEqual([
    0,
    "pass",
    "https://preview.shop.example/",
  ]);
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.some(({ headers }) => headers.get("x-preview-key") === secret)).toBe(true);
  expect(step?.commands.filter(({ name }) => name === "add-mask").map(({ data }) => data)).toContain(secret);
  expect([step?.log, step?.summary, JSON.stringify(step?.outputs)].join()).not.toContain(secret);
});

test("a preview that keeps showing another commit is unknown", async () => {
  const { jobs } = await preview(Infinity);

  const step = jobs[1]?.steps[0]?.step;
  expect([step?.code, step?.outputs["verdict"]]).toEqual([1, "unknown"]);
});

test("without the secret, in a pull request from a fork, no request is sent and the summary gives the reason", async () => {
  const { jobs, asked } = await preview(1, "");

  const step = jobs[1]?.steps[0]?.step;
  expect([step?.code, step?.outputs["verdict"], asked.length]).toEqual([1, "unknown", 0]);
  expect(step?.summary).toContain("get no secrets");
});
