import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { keepComment } from "../../src/action/comment.ts";
import { inputs, inputsOf } from "../../src/action/inputs.ts";
import { readGiven } from "../../src/settings/options/given.ts";
import { keep } from "../engine.ts";
import { resultOf } from "../report/scenes.ts";
import { hugeBody, silence } from "../twins/answers.ts";
import {
  refusal,
  serveGithub,
  token,
  type GithubTwin,
  type GithubTwinOptions,
  type TwinComment,
} from "../twins/github.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { changed, eventEnv, examplesOf } from "./events.ts";
import { entries, runHere, runStep, type Step, type With } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";
import { someOf } from "../runs.ts";

const bare = reply({ body: "<!doctype html>" });

async function site(answer: Answer = goodPage): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer }))).port}/`;
}

const [opened] = examplesOf("pull_request");
const issue = 2;

const workflow = {
  GITHUB_WORKFLOW_REF: "Codertocat/Hello-World/.github/workflows/gate.yml@refs/pull/2/merge",
  GITHUB_JOB: "gate",
  GITHUB_ACTION: "__portcullis_portcullis",
  GITHUB_RUN_ID: "4711",
};

interface Scene extends With {
  readonly answer?: Answer;
  readonly twin?: GithubTwinOptions;
}

async function gated({ answer, twin, ...given }: Scene): Promise<{ readonly step: Step; readonly github: GithubTwin }> {
  const github = await keep(serveGithub(twin));
  const step = await runHere(givenFor(github, await site(answer), given));
  return { step, github };
}

function givenFor(github: Pick<GithubTwin, "origin">, url: string, given: With): With {
  return {
    inputs: { url, "ca-file": caFile, token, comment: "always", ...given.inputs },
    env: { ...eventEnv("pull_request", opened), ...workflow, GITHUB_API_URL: github.origin, ...given.env },
  };
}

/** Returns the comments that begin with our marker. */
function ours(comments: readonly TwinComment[]): readonly TwinComment[] {
  return comments.filter(({ body }) => /^<!-- portcullis:[0-9a-f]{16} -->\n/.test(body));
}

test.for(entries)("%s comments once on a pull request, and keeps the comment up to date", async (entry) => {
  const [flawed, mended] = [await site(bare), await site()];
  const github = await keep(serveGithub());

  const red = await runStep({ ...givenFor(github, flawed, {}), entry });
  const [before] = github.comments;
  const green = await runStep({ ...givenFor(github, mended, {}), entry });

  expect([red.code, green.code, github.comments.length]).toEqual([1, 0, 1]);
  expect(ours(github.comments)).toEqual([{ ...before, body: github.comments[0]?.body }]);
  expect(before).toMatchObject({ issue, body: expect.stringContaining("<h3>✗ FAIL <code>https") as unknown });
  expect(github.comments[0]?.body).toContain("<h3>✓ PASS <code>https");
  expect(github.comments[0]?.body).toContain(
    '<sub>Portcullis · <code>ec26c3e57ca3</code> · <a href="https://github.com/Codertocat/Hello-World/actions/runs/4711">this run</a></sub>',
  );
  expect(red.annotations.filter(({ data }) => data.includes("comment on"))).toEqual([]);
  expect(red.printed.split(token)).toHaveLength(2);
});

test("every pull request of GitHub's examples is commented on", async () => {
  const all = [...examplesOf("pull_request"), ...examplesOf("pull_request_review")];
  expect(all.length).toBeGreaterThan(30);
  const examples = someOf(all, 8);
  const url = await site();
  const github = await keep(serveGithub({ perPage: 7 }));

  for (const example of examples) {
    const env = { ...eventEnv("pull_request_target", example), GITHUB_REPOSITORY: "Codertocat/Hello-World" };
    await runHere(givenFor(github, url, { env }));
  }

  const numbers = examples.map((example) => (example["pull_request"] as { readonly number: number }).number);
  expect(github.comments.map((each) => each.issue)).toEqual([...new Set(numbers)]);
});

test.for<readonly [wish: string, answer: Answer, known: boolean, calls: number, says: string | null]>([
  ["never", bare, true, 0, null],
  ["on-failure", bare, false, 1, "FAIL"],
  ["on-failure", bare, true, 1, "FAIL"],
  ["on-failure", goodPage, false, 0, null],
  ["on-failure", goodPage, true, 1, "PASS"],
  ["always", goodPage, false, 1, "PASS"],
])(
  "comment %s, case %#: the verdict decides whether there is a comment",
  async ([comment, answer, isKnown, changes, says]) => {
    const github = await keep(serveGithub());
    if (isKnown) await runHere(givenFor(github, await site(bare), {}));
    const before = github.asked.length;

    await runHere(givenFor(github, await site(answer), { inputs: { comment, url: await site(answer) } }));

    const writes = github.asked
      .slice(before)
      .filter(({ method, path }) => method !== "GET" && !path.includes("graphql"));
    expect([writes.length, github.comments.length]).toEqual([changes, isKnown || changes > 0 ? 1 : 0]);
    expect(says === null ? "" : (github.comments[0]?.body ?? "")).toContain(says ?? "");
  },
);

test("fail-on and on-error decide what counts as a failure for on-failure", async () => {
  const url = `https://localhost:${await closedPort()}/`;

  const [failed, excused] = await Promise.all([
    gated({ inputs: { url, comment: "on-failure" } }),
    gated({ inputs: { url, comment: "on-failure", "on-error": "pass" } }),
  ]);

  expect([failed, excused].map(({ step, github }) => [step.code, github.comments.length])).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test("a comment of another user that begins with our marker is not changed", async () => {
  const { github: first } = await gated({});
  const body = first.comments[0]?.body ?? "";
  const stranger = (login: string, type: string, id: number): TwinComment => ({
    id,
    issue,
    body,
    user: { login, type },
  });
  const theirs = [
    stranger("Codertocat", "User", 1),
    stranger("other[bot]", "Bot", 2),
    { ...stranger("x", "User", 3), user: null },
    { ...stranger("github-actions[bot]", "Bot", 4), body: `> ${body}` },
    { ...stranger("github-actions[bot]", "Bot", 5), issue: 3 },
  ];

  const { github, step } = await gated({ twin: { comments: theirs } });

  expect(github.comments.slice(0, theirs.length)).toEqual(theirs);
  expect(ours(github.comments.slice(theirs.length))).toHaveLength(1);
  expect(step.code).toBe(0);
});

test("our comment is found on any page", async () => {
  const { github: first } = await gated({});
  const filler = Array.from({ length: 61 }, (_, id) => ({
    id: id + 1,
    issue,
    body: "LGTM",
    user: { login: "Codertocat", type: "User" },
  }));
  const own = { ...first.comments[0]!, id: 500, body: `${first.comments[0]?.body}old` };

  const { github } = await gated({ twin: { comments: [...filler, own] } });

  expect(github.comments).toHaveLength(62);
  expect(github.comments.at(-1)?.body).not.toMatch(/old$/);
});

test("gates of one pull request have separate comments", async () => {
  const github = await keep(serveGithub());
  const url = await site();
  const others: readonly With[] = [
    {},
    { env: { GITHUB_ACTION: "__portcullis_portcullis_2" } },
    { env: { GITHUB_JOB: "other" } },
    { env: { GITHUB_WORKFLOW_REF: "Codertocat/Hello-World/.github/workflows/b.yml@refs/pull/2/merge" } },
    { inputs: { "comment-key": "shop --> <b>" } },
    { inputs: { "comment-key": "docs" } },
    // The first one again, from another branch.
    { env: { GITHUB_WORKFLOW_REF: workflow.GITHUB_WORKFLOW_REF.replace("2/merge", "3/merge") } },
    { inputs: { "comment-key": "docs" }, env: { GITHUB_JOB: "other" } },
  ];

  for (const other of others) await runHere(givenFor(github, url, other));

  expect(ours(github.comments)).toHaveLength(6);
});

/** The defaults of two inputs, as a runner evaluates them in a job of a matrix. */
function jobOf(matrix: unknown, index = 0): NonNullable<With["inputs"]> {
  return { "job-matrix": JSON.stringify(matrix, null, 2), "job-index": `${index}` };
}

const previews = ["https://shop-4f2a9c1.preview.example/", "https://shop-8d01b7e.preview.example/"] as const;

test.for<readonly [what: string, jobs: readonly NonNullable<With["inputs"]>[], comments: number]>([
  ["each job of a matrix", [jobOf({ site: "shop" }), jobOf({ site: "docs" }, 1), jobOf({ site: "blog" }, 2)], 3],
  ["each job of a matrix of objects", [jobOf({ site: { id: 1 } }), jobOf({ site: { id: 2 } }, 1)], 2],
  ["a job that has moved in its matrix", [jobOf({ site: "shop" }), jobOf({ site: "shop" }, 1)], 1],
  ["a job whose values are listed in another order", [jobOf({ a: 1, b: [2] }), jobOf({ b: [2], a: 1 })], 1],
  ["a new preview URL of a matrix", previews.map((url) => jobOf({ site: { name: "shop", url } })), 1],
  ["a new preview host of a matrix", previews.map((url) => jobOf({ host: new URL(url).host })), 1],
  ["a new commit in a matrix", ["v-4f2a9c1", "v-8d01b7e"].map((tag) => jobOf({ tag })), 1],
  ["two previews of one push", previews.map((url, index) => jobOf({ url }, index)), 2],
  ["paths of one preview", ["a", "b"].map((path) => jobOf({ url: previews[0] + path })), 2],
  ["a job without a matrix", [{}, jobOf(null), jobOf({}), { "job-matrix": "?" }], 1],
])("comments of %s", async ([, jobs, comments]) => {
  const github = await keep(serveGithub());
  const url = await site();

  for (const inputs of jobs) await runHere(givenFor(github, url, { inputs }));

  expect(ours(github.comments)).toHaveLength(comments);
});

test("without a matrix, the comment of an earlier version is kept", async () => {
  const words = ["Codertocat/Hello-World/.github/workflows/gate.yml", "gate", "__portcullis_portcullis"];
  const key = createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
  const { github: first } = await gated({});
  const old = { ...first.comments[0]!, body: `<!-- portcullis:${key} -->\nold` };

  const { github } = await gated({ inputs: jobOf(null), twin: { comments: [old] } });

  expect(github.comments).toEqual([{ ...old, body: expect.stringContaining("PASS") as unknown }]);
});

const push = eventOf("push");

function eventOf(name: string) {
  return examplesOf(name)[0];
}

test.for<
  readonly [what: string, name: string, event: unknown, pulls: GithubTwinOptions["pulls"], number: number | null]
>([
  [
    "a push to the branch of a pull request",
    "push",
    push,
    [
      { number: 8, state: "closed", head: { sha: "b".repeat(40) } },
      { number: 9, state: "open", head: { sha: "c".repeat(40) } },
      { number: 7, state: "open", head: { sha: "b".repeat(40) } },
    ],
    7,
  ],
  [
    "a deployment of a pull request",
    "deployment_status",
    eventOf("deployment_status"),
    [{ number: 5, state: "open", head: { sha: "f95f852bd8fca8fcc58a9a2d6c842781e32a215e" } }],
    5,
  ],
  ["a commit without a pull request", "push", push, [], null],
])("%s", async ([, name, event, pulls = [], number]) => {
  const url = await site();
  const env = { ...eventEnv(name, event), GITHUB_SHA: "b".repeat(40) };

  const { github, step } = await gated({ twin: { pulls }, inputs: { url }, env });

  expect(github.comments.map((each) => each.issue)).toEqual(number === null ? [] : [number]);
  const said = step.annotations.map(({ data }) => data).filter((data) => data.includes("No comment was written"));
  const reason = "No open pull request has this commit as its head.";
  expect(said.map((data) => data.includes(reason))).toEqual(number === null ? [true] : []);
});

test("a failed deployment is reported on the pull request, too", async () => {
  const event = changed(eventOf("deployment_status"), "deployment_status", { state: "failure" });
  const pulls = [{ number: 5, state: "open", head: { sha: "f95f852bd8fca8fcc58a9a2d6c842781e32a215e" } }];

  const { github } = await gated({
    twin: { pulls },
    inputs: { url: "auto", comment: "on-failure" },
    env: eventEnv("deployment_status", event),
  });

  expect(github.comments[0]?.body).toContain("ended in the state failure");
});

const reset = `X-RateLimit-Reset: ${Math.floor(Date.now() / 1000) + 3600}`;

function onWrite(answer: Answer): GithubTwinOptions {
  return { instead: ({ method, path }) => (method === "GET" || path.includes("graphql") ? null : answer) };
}

function always(answer: Answer): GithubTwinOptions {
  return { instead: () => answer };
}

test.for<readonly [what: string, scene: Scene, says: RegExp]>([
  [
    "a fork, whose token only reads",
    { twin: onWrite(refusal(403, "Resource not accessible by integration")) },
    /pull-requests: write \(not available to pull requests from forks\)/,
  ],
  [
    "a token that may not see the repository",
    { twin: always(refusal(404, "Not Found")) },
    /the token has no access to it. The token needs the permission pull-requests: write/,
  ],
  ["an invalid token", { inputs: { token: "x" } }, /GitHub does not accept the token/],
  ["no token", { inputs: { token: "" } }, /token is missing/],
  [
    "a rate limit",
    { twin: always(refusal(403, "x", ["X-RateLimit-Remaining: 0", reset])) },
    /accepts no more requests until 20/,
  ],
  [
    "a rate limit for writing",
    { twin: onWrite(refusal(429, "x", ["Retry-After: 60"])) },
    /accepts no more requests until 20/,
  ],
  ["an API that is down", { twin: always(refusal(500, "x")) }, /answered 500/],
  [
    "an API that closes the connection",
    { twin: always((_socket, _asked, cut) => cut()) },
    /could not be reached \(ECONNRESET\)/,
  ],
  ["a rejected body", { twin: onWrite(refusal(422, "body is too long")) }, /answered 422/],
  ["no JSON", { twin: always(reply({ body: "<html>" })) }, /no JSON of the expected form/],
  ["a response that is too large", { twin: always(hugeBody(1024 ** 3)) }, /more than 4 MB/],
  ["a missing event file", { env: { GITHUB_EVENT_PATH: "/none" } }, /GITHUB_EVENT_PATH names \/none/],
  [
    "an event without a commit",
    { env: { GITHUB_EVENT_PATH: "package.json", GITHUB_SHA: "" } },
    /No open pull request has this commit/,
  ],
  ["no repository", { env: { GITHUB_REPOSITORY: "" } }, /GITHUB_REPOSITORY must be owner\/name/],
  ["an invalid API URL", { env: { GITHUB_API_URL: "x" } }, /GITHUB_API_URL must be an https URL/],
])("%s prevents the comment and nothing else", async ([, scene, says]) => {
  const plain = await gated({ inputs: { comment: "never" } });
  const { step } = await gated(scene);

  const [{ data, name } = { data: "", name: "" }] = step.annotations;
  expect([name, data]).toEqual(["notice", expect.stringMatching(/^No comment was written to the pull request\. /)]);
  expect(data).toMatch(says);
  expect([step.code, step.outputs["verdict"], step.outputs["passed"]]).toEqual([0, "pass", "true"]);
  expect(step.annotations).toHaveLength(plain.step.annotations.length + 1);
  expect(step.summary).toContain("✓ PASS");
});

test("a pull request with too many comments does not get another one with every run", async () => {
  const one = JSON.stringify([{ id: 1, body: "x", user: null }]);
  const endless = reply({ headers: ['Link: </repos/a/b/issues/1/comments?page=2>; rel="next"'], body: one });

  const { step, github } = await gated({ twin: always(endless) });

  expect(step.annotations[0]?.data).toContain("has too many comments to search");
  expect(github.asked.every(({ method }) => method === "GET")).toBe(true);
  expect(github.asked).toHaveLength(50);
});

test("after a temporary error of GitHub, reads are retried and writes are not", async () => {
  const broken = refusal(502, "Server Error");

  const read = await gated({ twin: { instead: (_asked, nth) => (nth === 0 ? broken : null) } });
  const written = await gated({ twin: onWrite(broken) });

  expect(read.github.comments).toHaveLength(1);
  expect(read.github.calls().map((call) => call.split(" ")[0])).toEqual(["GET", "GET", "POST"]);
  expect(written.github.calls().map((call) => call.split(" ")[0])).toEqual(["GET", "POST"]);
  expect(written.step.annotations[0]?.data).toMatch(/^No comment was written to the pull request\. /);
});

test("a failed gate stays failed if its comment cannot be written", async () => {
  const { step } = await gated({ answer: bare, twin: always(refusal(500, "x")) });

  expect([step.code, step.outputs["verdict"]]).toEqual([1, "fail"]);
});

test("an unknown value of comment is rejected before anything is measured", async () => {
  const { step, github } = await gated({ inputs: { comment: "on-failures" } });

  expect(step.annotations.map(({ data }) => data)).toEqual([
    'comment must be one of never, on-failure, always, not "on-failures". Did you mean on-failure?',
  ]);
  expect([step.code, github.connections()]).toEqual([1, 0]);
});

test("all requests for a comment share one timeout", async () => {
  const github = await keep(serveGithub(always(silence())));
  const env = { ...eventEnv("pull_request", opened), ...workflow, GITHUB_API_URL: github.origin };
  const given = readGiven(
    inputsOf((name) => (name === "token" ? token : "")),
    env,
    inputs,
  );
  const hosting = { environment: null, sha: null, comment: "always", commentKey: null } as const;

  const why = await keepComment(resultOf([]), { given, hosting, env, language: "en", passes: true, matrix: null }, 300);

  expect(why).toContain("did not answer in time");
});
