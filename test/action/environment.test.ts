import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { drip, hugeBody, raw, redirect, silence } from "../twins/answers.ts";
import { refusal, repository, serveGithub, token, type GithubTwin, type TwinDeployment } from "../twins/github.ts";
import { reply, type Answer, type Asked } from "../twins/raw-http.ts";
import { serveHttp } from "../twins/http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { eventEnv, examplesOf } from "./events.ts";
import { entries, runHere, runStep, type Step, type With } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

const sha = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const environment = "Preview – shop";

const [opened] = examplesOf("pull_request");

async function site(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer: goodPage }))).port}/`;
}

/** A deployment of the commit, with its statuses in order. */
function deployment(id: number, ...statuses: TwinDeployment["statuses"]): TwinDeployment {
  return { id, sha, environment, statuses };
}

/** Replaces the first answers of the API. */
function first(times: number, answer: Answer): (asked: Asked, nth: number) => Answer | null {
  return (_asked, nth) => (nth < times ? answer : null);
}

function runWith(twin: Pick<GithubTwin, "origin">, given: With = {}): ReturnType<typeof runHere> {
  return runHere({
    inputs: { environment, token, "ca-file": caFile, "wait-interval": "0.1", "wait-timeout": "5", ...given.inputs },
    env: { ...eventEnv("pull_request", opened), GITHUB_API_URL: twin.origin, ...given.env },
  });
}

function told(step: Step): readonly string[] {
  return step.annotations.filter(({ name }) => name === "error").map(({ data }) => data);
}

test.for(entries)("%s measures the deployment of the head of a pull request", async (entry) => {
  const url = await site();
  const twin = await keep(
    serveGithub({
      deployments: () => [deployment(7, { state: "pending" }, { state: "success", environment_url: url })],
    }),
  );

  const step = await runStep({
    inputs: { environment, token, "ca-file": caFile },
    env: { ...eventEnv("pull_request", opened), GITHUB_API_URL: twin.origin, GITHUB_SHA: "0".repeat(40) },
    entry,
  });

  expect([step.code, step.outputs["verdict"], step.outputs["url"]]).toEqual([0, "pass", url]);
  expect(twin.calls()).toEqual(["GET /deployments", "GET /deployments/7/statuses"]);
  const query = new URL(twin.asked[0]?.path ?? "", "http://x").searchParams;
  expect([query.get("sha"), query.get("environment")]).toEqual([sha, environment]);
  expect(Object.fromEntries(twin.asked[0]?.headers ?? [])).toMatchObject({
    accept: "application/vnd.github+json",
    "x-github-api-version": "2022-11-28",
    "user-agent": expect.stringMatching(/^portcullis\//) as unknown,
  });
  expect(step.commands.filter(({ name }) => name === "add-mask").map(({ data }) => data)).toContain(token);
  expect(step.printed.split(token)).toHaveLength(2);
});

test("the API of GitHub Enterprise Server has a path", async () => {
  const url = await site();
  const twin = await keep(
    serveHttp({
      answer: (socket, asked, reset) => {
        const isList = asked.path.startsWith(`/api/v3/repos/${repository}/deployments?`);
        const body = isList ? [{ id: 1 }] : [{ id: 2, state: "success", environment_url: url }];
        reply({ body: JSON.stringify(body) })(socket, asked, reset);
      },
    }),
  );

  const step = await runWith({ origin: `${twin.origin}/api/v3` });

  expect([step.outputs["url"], twin.asked.length]).toEqual([url, 2]);
  expect(twin.asked[1]?.path).toMatch(/^\/api\/v3\/repos\/Codertocat\/Hello-World\/deployments\/1\/statuses\?/);
});

test.for<readonly [what: string, statuses: (url: string) => readonly TwinDeployment[]]>([
  ["the newest", (url) => [deployment(1, good("https://localhost:1/")), deployment(2, good(url))]],
  ["the newest one that is not inactive", (url) => [deployment(1, good(url)), ...downs(12)]],
  [
    "target_url, if environment_url is a page of GitHub",
    (url) => [deployment(1, { ...good("https://github.com/o/r"), target_url: url })],
  ],
  ["target_url, if it is not a page of GitHub", (url) => [deployment(1, { state: "success", target_url: url })]],
  [
    "the newest status, on any page",
    (url) => [deployment(1, ...Array.from({ length: 12 }, () => ({ state: "in_progress" })), good(url))],
  ],
])("the measured URL is that of %s", async ([, statuses]) => {
  const url = await site();
  const twin = await keep(serveGithub({ deployments: () => statuses(url), perPage: 5 }));

  const step = await runWith(twin);

  expect([step.code, step.outputs["url"]]).toEqual([0, url]);
});

function good(url: string): TwinDeployment["statuses"][number] {
  return { state: "success", environment_url: url };
}

function downs(count: number): readonly TwinDeployment[] {
  return Array.from({ length: count }, (_, index) => deployment(10 + index, good("https://x/"), { state: "inactive" }));
}

test("the deployment is waited for, and each state is printed once", async () => {
  const url = await site();
  const steps = [[], [deployment(1)], [deployment(1, { state: "queued" })], [deployment(1, { state: "queued" })]];
  let looks = 0;
  const deployments = (): readonly TwinDeployment[] => steps[Math.floor(looks++ / 2)] ?? [deployment(1, good(url))];
  const twin = await keep(serveGithub({ deployments }));

  const step = await runWith(twin);

  expect([step.code, step.outputs["url"]]).toEqual([0, url]);
  expect(step.log.match(/Waiting for .*/g)).toEqual([
    `Waiting for the deployment to ${environment} (ec26c3e57ca3): no deployment found on GitHub.`,
    `Waiting for the deployment to ${environment} (ec26c3e57ca3): pending.`,
    `Waiting for the deployment to ${environment} (ec26c3e57ca3): queued.`,
  ]);
});

test.for<readonly [what: string, deployments: readonly TwinDeployment[], says: string]>([
  ["no deployment", [], "Last state: no deployment found on GitHub."],
  [
    "a pending deployment after a successful one",
    [deployment(1, good("https://x/")), deployment(2)],
    "Last state: pending.",
  ],
  [
    "a deployment of another commit",
    [{ ...deployment(1, good("https://x/")), sha: "0".repeat(40) }],
    "no deployment found on GitHub.",
  ],
  [
    "a deployment to another environment",
    [{ ...deployment(1, good("https://x/")), environment: "x" }],
    "no deployment found on GitHub.",
  ],
  [
    "an inactive deployment that never succeeded",
    [deployment(1, { state: "pending" }, { state: "inactive" })],
    "Last state: inactive.",
  ],
])("%s: the verdict is unknown when the time is over", async ([, deployments, says]) => {
  const twin = await keep(serveGithub({ deployments: () => deployments }));

  const step = await runWith(twin, { inputs: { "wait-timeout": "3", "wait-interval": "0.2" } });

  expect([step.code, step.outputs["verdict"], step.outputs["passed"]]).toEqual([1, "unknown", "false"]);
  expect(told(step)).toEqual([expect.stringContaining(`of ec26c3e57ca3 to ${environment} was ready within 3 s. `)]);
  expect(told(step)[0]).toContain(says);
});

const later = "0123456789abcdef0123456789abcdef01234567";

function inactive(id: number, url: string): TwinDeployment {
  return deployment(id, good(url), { state: "inactive" });
}

test("a commit that another one has superseded ends the wait at once", async () => {
  const deployments = [inactive(1, "https://x/"), { ...deployment(2, good("https://x/")), sha: later }];
  const twin = await keep(serveGithub({ deployments: () => deployments }));

  const step = await runWith(twin);

  expect([step.code, step.outputs["verdict"], step.outputs["passed"]]).toEqual([1, "unknown", "false"]);
  expect(told(step)).toEqual([
    expect.stringContaining(
      `The deployment of ec26c3e57ca3 to ${environment} is no longer active: 0123456789ab was deployed since.`,
    ),
  ]);
  expect(twin.calls()).toEqual(["GET /deployments", "GET /deployments/1/statuses", "GET /deployments"]);
});

test.for<readonly [what: string, others: readonly TwinDeployment[]]>([
  ["by another of the same commit", [inactive(2, "https://localhost:1/"), inactive(1, "https://localhost:2/")]],
  ["without a later one", []],
  ["after one of another commit", [{ ...inactive(1, "https://localhost:1/"), sha: later }]],
  ["by one to another environment", [{ ...deployment(9, good("https://x/")), sha: later, environment: "x" }]],
])("an inactive deployment of the commit, superseded %s, is measured", async ([, others]) => {
  const url = await site();
  const twin = await keep(serveGithub({ deployments: () => [...others, inactive(3, url)] }));

  const step = await runWith(twin);

  expect([step.code, step.outputs["url"]]).toEqual([0, url]);
});

test("a request that is cut off by the end of the wait does not hide the last state", async () => {
  let looks = 0;
  const twin = await keep(
    serveHttp({
      answer: (socket, asked, reset) => {
        const body = asked.path.includes("/statuses") ? [] : [{ id: 1 }];
        if (looks++ < 2) reply({ body: JSON.stringify(body) })(socket, asked, reset);
      },
    }),
  );

  const step = await runWith(twin, { inputs: { "wait-timeout": "3", "wait-interval": "0.2" } });

  expect(told(step)).toEqual([expect.stringMatching(/was ready within 3 s\. Last state: pending\.$/)]);
});

test("lists with endless pages are read up to twenty pages of a look, or until the time is over", async () => {
  const looping = await keep(
    serveGithub({
      instead: ({ path }) => {
        const body = path.includes("/statuses")
          ? [{ id: 1, state: "inactive" }]
          : Array.from({ length: 30 }, () => ({ id: 1 }));
        return reply({ headers: [`Link: <${path}>; rel="next"`], body: JSON.stringify(body) });
      },
    }),
  );
  const listed = JSON.stringify(downs(30).map(({ id }) => ({ id })));
  const slow = await keep(
    serveGithub({
      instead:
        ({ path }) =>
        (socket, asked, reset) => {
          const body = path.includes("/statuses") ? `[{"id":1,"state":"inactive"}]` : listed;
          setTimeout(() => reply({ body })(socket, asked, reset), 300);
        },
    }),
  );

  const inputs = { "wait-timeout": "4", "wait-interval": "5" };
  const ends = await Promise.all([
    runWith(looping, { inputs }),
    runWith(slow, { inputs: { ...inputs, "wait-timeout": "1" } }),
  ]);

  expect(ends.map(({ code, outputs }) => [code, outputs["verdict"]])).toEqual([1, 2].map(() => [1, "unknown"]));
  expect(looping.asked.length).toBe(20);
  expect(slow.asked.length).toBeLessThanOrEqual(4);
});

test.for(["failure", "error"])("a deployment with the state %s ends the wait at once", async (state) => {
  const twin = await keep(
    serveGithub({
      deployments: () => [deployment(1, good("https://x/")), deployment(2, { state: "pending" }, { state })],
    }),
  );

  const step = await runWith(twin);

  expect([step.code, step.outputs["verdict"], twin.asked.length]).toEqual([1, "unknown", 2]);
  expect(told(step)).toEqual([
    `The deployment to ${environment} ended in the state ${state}. There is nothing to measure.`,
  ]);
});

const reset = `X-RateLimit-Reset: ${Math.floor(Date.now() / 1000) + 3600}`;

test.for<readonly [what: string, answer: Answer, says: RegExp, verdict: "unknown" | undefined, asked: number]>([
  ["an invalid token", refusal(401, "Bad credentials"), /^GitHub does not accept the token\.$/, undefined, 1],
  [
    "a token without the permission",
    refusal(403, "Resource not accessible by integration", ["X-RateLimit-Remaining: 4000"]),
    /needs the permission deployments: read\.$/,
    undefined,
    1,
  ],
  [
    "a repository that the token may not see",
    refusal(404, "Not Found"),
    /^GitHub did not find it in Codertocat\/Hello-World, or the token has no access to it\. .* deployments: read\.$/,
    undefined,
    1,
  ],
  [
    "a rate limit that ends much later",
    refusal(403, "API rate limit exceeded", ["X-RateLimit-Remaining: 0", reset]),
    /^GitHub accepts no more requests until 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ\.$/,
    "unknown",
    1,
  ],
  ["a rate limit without a time", refusal(429, "Too many"), /^GitHub accepts no more requests until/, "unknown", 1],
  [
    "a rate limit with an invalid time",
    refusal(429, "x", [`Retry-After: ${"9".repeat(300)}`]),
    /^GitHub accepts no more requests until/,
    "unknown",
    1,
  ],
  ["an API that stays down", refusal(502, "Server Error"), /^GitHub's API http:.* answered 502\.$/, "unknown", 5],
  [
    "an answer that is not JSON",
    reply({ body: "<html>" }),
    /a usable answer of GitHub's API \(no JSON of the expected form\)\.$/,
    "unknown",
    1,
  ],
  ["other JSON", reply({ body: `[{"id":"1"}]` }), /no JSON of the expected form/, "unknown", 1],
  ["a body that is too large", hugeBody(1024 ** 3), /more than 4 MB/, "unknown", 1],
  ["an answer that is not HTTP", raw("SSH-2.0-x\r\n"), /a usable answer of GitHub's API \(not HTTP\)/, "unknown", 1],
])("%s is reported with a message", async ([, answer, says, verdict, count]) => {
  const twin = await keep(serveGithub({ instead: () => answer }));

  const step = await runWith(twin);

  expect(told(step)).toEqual([expect.stringMatching(says)]);
  expect([step.code, step.outputs["verdict"], twin.asked.length]).toEqual([1, verdict, count]);
  expect(step.printed).not.toContain("accessible by");
});

test.for<readonly [what: string, instead: (asked: Asked, nth: number) => Answer | null]>([
  ["a rate limit that ends in time", first(1, refusal(429, "slow down", ["Retry-After: 1"]))],
  [
    "a rate limit in the older headers",
    first(1, refusal(403, "x", ["X-RateLimit-Remaining: 0", "X-RateLimit-Reset: 1"])),
  ],
  ["an API that is down temporarily", first(3, refusal(503, "x"))],
  ["a connection that is cut", first(2, (_socket, _asked, cut) => cut())],
])("%s: the request is retried", async ([, instead]) => {
  const url = await site();
  const twin = await keep(serveGithub({ instead, deployments: () => [deployment(1, good(url))] }));

  const step = await runWith(twin);

  expect([step.code, step.outputs["url"]]).toEqual([0, url]);
});

test.for<readonly [what: string, answer: Answer]>([
  ["no answer", silence()],
  ["slow headers", drip({ body: "[]" }, 100)],
])("%s: the wait ends at the timeout", async ([, answer]) => {
  const twin = await keep(serveGithub({ instead: () => answer }));

  const step = await runWith(twin, { inputs: { "wait-timeout": "1" } });

  expect(told(step)).toEqual([expect.stringContaining("did not answer in time.")]);
  expect(step.outputs["verdict"]).toBe("unknown");
});

test("an API that cannot be reached is reported with a message", async () => {
  const step = await runWith({ origin: `http://127.0.0.1:${await closedPort()}` });

  expect(told(step)).toEqual([expect.stringContaining("could not be reached (ECONNREFUSED).")]);
});

test("the token is sent to no other server, by a redirect or a next page", async () => {
  const elsewhere = await keep(serveHttp());
  const answers = [
    redirect(`${elsewhere.origin}/`),
    reply({ headers: [`Link: <${elsewhere.origin}/>; rel="next"`], body: "[]" }),
  ];

  const ends = await Promise.all(
    answers.map(async (answer) => told(await runWith(await keep(serveGithub({ instead: () => answer }))))),
  );

  expect(ends.flat()).toEqual([
    expect.stringMatching(/answered 301\.$/),
    expect.stringContaining("its next page is elsewhere"),
  ]);
  expect(elsewhere.connections()).toBe(0);
});

test.for<readonly [what: string, given: With, says: RegExp]>([
  ["without a token", { inputs: { token: "" } }, /^token is missing: for example \$\{\{ github\.token \}\}\.$/],
  ["an invalid token", { inputs: { token: "a b" } }, /^token must be one token of visible ASCII characters/],
  [
    "an API over plain HTTP",
    { env: { GITHUB_API_URL: "http://api.example/" } },
    /^GITHUB_API_URL must be an https URL/,
  ],
  ["an API with a query", { env: { GITHUB_API_URL: "https://127.0.0.1/?x" } }, /^GITHUB_API_URL must be an https URL/],
  ["no repository", { env: { GITHUB_REPOSITORY: undefined } }, /^GITHUB_REPOSITORY must be owner\/name, not ""\.$/],
  ["an invalid repository", { env: { GITHUB_REPOSITORY: "../x" } }, /^GITHUB_REPOSITORY must be owner\/name/],
  [
    "a URL together with environment",
    { inputs: { url: "https://localhost:1/" } },
    /^url cannot be used together with environment/,
  ],
  [
    "a URL in the environment",
    { env: { PORTCULLIS_URL: "localhost:1" } },
    /^PORTCULLIS_URL cannot be used together with environment/,
  ],
  ["a short commit id", { inputs: { sha: "ec26c3e" } }, /^sha must be a full commit ID/],
  [
    "two lines",
    { inputs: { environment: "a\nb" } },
    /^environment must be a name of at most 255 characters on one line/,
  ],
  [
    "a timeout of zero",
    { inputs: { "wait-timeout": "0" } },
    /^wait-timeout must be a number of seconds from 1 to 3600, not "0"\.$/,
  ],
  [
    "an interval that is too long",
    { inputs: { "wait-interval": "1e9" } },
    /^wait-interval must be a number of seconds from 0\.1 to 300/,
  ],
  ["an invalid threshold", { inputs: { "min-ssl": "Z" } }, /^min-ssl must be one of/],
])("%s is rejected before any request or waiting", async ([, given, says]) => {
  const twin = await keep(serveGithub());

  const step = await runWith(twin, given);

  expect(told(step)).toEqual([expect.stringMatching(says)]);
  expect([step.code, twin.connections()]).toEqual([1, 0]);
});

test.for<readonly [what: string, given: With, wanted: string, event?: string]>([
  ["the input", { inputs: { sha: "A".repeat(40) } }, "a".repeat(40)],
  ["the head of the pull request", {}, sha],
  ["the deployment", {}, "f95f852bd8fca8fcc58a9a2d6c842781e32a215e", "deployment_status"],
  ["the workflow that ran before", {}, "5779607b49aab1200488439f02372c57b4f75444", "workflow_run"],
  ["the runner", { env: { GITHUB_SHA: "b".repeat(40) } }, "b".repeat(40), "push"],
])("the commit comes from %s", async ([, given, wanted, event = "pull_request"]) => {
  const twin = await keep(serveGithub());
  const env = eventEnv(event, examplesOf(event)[0]);

  await runWith(twin, {
    inputs: { "wait-timeout": "1", "wait-interval": "1", ...given.inputs },
    env: { ...env, ...given.env },
  });

  expect(new URL(twin.asked[0]?.path ?? "", "http://x").searchParams.get("sha")).toBe(wanted);
});
