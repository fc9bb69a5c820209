import { expect, test } from "vitest";
import { passOf, refusal, success } from "../../test/remote/envelopes.ts";
import { createClient } from "./index.ts";
import { all, apiKey, clientOf, failureOf, lines, reply, server, type Sent } from "../../test/client/asking.ts";

test("fresh refuses stored results, for many inputs and for runs too", async () => {
  const many = lines({ index: 0, envelope: success() }, { progress: { done: 1, total: 1 } });
  const { client, sent } = clientOf([many, runReply("waiting", 0, 202)], { apiKey });

  await all(client.batch("ssl", ["shop.example"], { fresh: true }));
  await client.runs.start("ssl", ["shop.example"], { fresh: true });

  for (const { init } of sent) expect(init.headers).toMatchObject({ "cache-control": "no-cache" });
});

/** A line of a batch. */
const line = (index: number): object => ({ index, input: "x", envelope: success({ data: passOf() }) });

const progress = (done: number): object => ({ progress: { done, failed: 0, total: 2 } });

test("a batch yields each envelope with its input, and fails where lines are missing", async () => {
  const { client, sent } = clientOf(
    [
      lines(line(1), progress(1), line(1), line(0), progress(2)),
      lines(line(1), progress(1)),
      lines(line(1), line(1), progress(2)),
      lines(line(1), line(0)),
    ],
    { apiKey },
  );
  const inputs = ["a.example", { host: "b.example", port: 8443 }] as const;

  const answers = await all(client.batch("ssl", inputs));

  expect(answers.map(({ index, input }) => [index, input])).toEqual([
    [1, inputs[1]],
    [0, inputs[0]],
  ]);
  expect(answers[0]?.envelope).toMatchObject({ ok: true });
  expect(sent[0]?.url.pathname).toBe("/portcullis/api/batch");
  expect(JSON.parse(new TextDecoder().decode(sent[0]?.init.body as Uint8Array))).toEqual({
    check: "ssl",
    inputs: [{ host: "a.example" }, { host: "b.example", port: "8443" }],
  });
  // Cut; an index twice; no last line.
  for (const _ of [1, 2, 3])
    expect(await failureOf(all(client.batch("ssl", inputs)))).toMatchObject({ reason: "server.invalid-answer" });
});

/** The envelope of a run in a state. */
function runReply(state: "waiting" | "running" | "done", done: number, status = 200): Response {
  return reply({ ...success(), data: { id: "run-1", check: "ssl", state, total: 2, done, failed: 0 } }, status);
}

test("a run is started, followed to its end and deleted", async () => {
  const states = [runReply("waiting", 0), runReply("running", 1), runReply("running", 1), runReply("done", 2)];
  const { client, sent } = clientOf([runReply("waiting", 0, 202), ...states, reply(success())], { apiKey });
  const options = { idempotencyKey: "monday", channel: "c1", maxAge: 60 };

  const { id } = await client.runs.start("ssl", ["a.example", { host: "b.example", port: 8443 }], options);
  const seen = await all(client.runs.follow(id, { every: 0.001 }));
  await client.runs.delete(id);

  expect(seen.map(({ state, done }) => [state, done])).toEqual([
    ["waiting", 0],
    ["running", 1],
    ["done", 2],
  ]);
  const [{ init } = {} as Sent] = sent;
  expect(init.headers).toMatchObject({ "idempotency-key": '"monday"', authorization: `Bearer ${apiKey}` });
  expect(JSON.parse(new TextDecoder().decode(init.body as Uint8Array))).toEqual({
    check: "ssl",
    inputs: [{ host: "a.example" }, { host: "b.example", port: "8443" }],
    max_age: 60,
    channel: "c1",
  });
  expect(sent.map(({ url, init: { method } }) => `${method} ${url.pathname}`)).toEqual([
    "POST /portcullis/api/runs",
    ...states.map(() => "GET /portcullis/api/runs/run-1"),
    "DELETE /portcullis/api/runs/run-1",
  ]);
});

test("following a run ends with its signal and its time, which is that of the whole", async () => {
  const client = createClient({ server, fetch: () => Promise.resolve(runReply("waiting", 0)), apiKey, lang: "ko" });
  const ending = new AbortController();
  const followed = failureOf(all(client.runs.follow("run-1", { signal: ending.signal })));
  setTimeout(() => ending.abort(), 5);

  expect(await followed).toMatchObject({ reason: "aborted", message: expect.stringMatching(/[가-힣]/) as string });
  expect(await failureOf(all(client.runs.follow("run-1", { signal: AbortSignal.timeout(5) })))).toMatchObject({
    reason: "server.timeout",
  });
  expect(await failureOf(all(client.runs.follow("run-1", { every: 0.001, timeout: 0.05 })))).toMatchObject({
    reason: "server.timeout",
  });
});

test.for([0, Number.NaN, 86_401, 1e9, Number.POSITIVE_INFINITY])(
  "a run is not followed every %d seconds",
  async (every) => {
    const { client, sent } = clientOf([], { apiKey });

    expect(await failureOf(all(client.runs.follow("run-1", { every, lang: "ko" })))).toMatchObject({
      reason: "every",
      message: expect.stringMatching(/[가-힣]/) as string,
    });
    expect(sent).toEqual([]);
  },
);

test("an idempotency key is sent as a string of RFC 9651, and one that no header can carry is refused", async () => {
  const { client, sent } = clientOf([runReply("waiting", 0, 202)], { apiKey });

  await client.runs.start("ssl", ["a.example"], { idempotencyKey: 'the "first" \\ run' });

  expect(sent[0]?.init.headers).toMatchObject({ "idempotency-key": '"the \\"first\\" \\\\ run"' });
  for (const idempotencyKey of ["", "월요일", "a\nb", "a".repeat(256)])
    expect(await failureOf(client.runs.start("ssl", ["a.example"], { idempotencyKey }))).toMatchObject({
      code: "INVALID_INPUT",
      reason: "Idempotency-Key",
    });
  expect(sent).toHaveLength(1);
});

test("the results of a run are those of its inputs, and fail where the end is missing", async () => {
  const { client, sent } = clientOf([lines(line(1), line(2), progress(2)), lines(line(1)), lines()], { apiKey });

  const results = await all(client.runs.results<"ssl">("run-1", { from: 1 }));

  expect(results).toEqual([line(1), line(2)]);
  expect(sent[0]?.url.pathname).toBe("/portcullis/api/runs/run-1/results");
  expect(sent[0]?.url.searchParams.get("from")).toBe("1");
  // Cut; empty.
  for (const _ of [1, 2])
    expect(await failureOf(all(client.runs.results("run-1")))).toMatchObject({ reason: "server.invalid-answer" });
});

test("a run that the server does not know is a Failure", async () => {
  const { client } = clientOf([reply(refusal("NOT_FOUND", "id"), 404)], { apiKey });

  expect(await failureOf(all(client.runs.follow("run-1")))).toMatchObject({ code: "NOT_FOUND" });
});
