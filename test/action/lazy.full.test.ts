import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { runApart } from "../twins/apart.ts";
import { serveGithub, token } from "../twins/github.ts";
import { closedPort } from "../twins/tcp.ts";
import { eventEnv, examplesOf } from "./events.ts";

/** Returns the exit code and the source files that a step loads. */
async function loadedBy(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { out } = await runApart(`
    import { registerHooks } from "node:module";
    const loaded = new Set();
    // Node keeps compiled sources only where no hook has loaded them.
    const note = (found) => (loaded.add(found.url), found);
    registerHooks({ resolve: (specifier, context, next) => note(next(specifier, context)) });
    const core = await import("@actions/core");
    const { runAction } = await import("./src/action/main.ts");
    const env = ${JSON.stringify(env)};
    Object.assign(process.env, env);
    const write = process.stdout.write;
    process.stdout.write = () => true;
    const code = await runAction({ env, core, out() {}, random: () => "x" });
    process.stdout.write = write;
    process.exitCode = 0;
    console.log(JSON.stringify([code, ...loaded]));
  `);
  return (JSON.parse(out) as readonly unknown[]).map(String);
}

const ofGithub =
  /\/src\/(?:github|net\/(?:client|octokit)|settings\/access\/github|action\/(?:event|deployed|comment)\.|report\/github\/comment)/;

test("a step with named targets and without a comment does not load the GitHub client", async () => {
  const url = `https://localhost:${await closedPort()}/`;

  const [code, ...loaded] = await loadedBy({ INPUT_URL: url, INPUT_TOKEN: token, GITHUB_EVENT_NAME: "push" });

  expect(code).toBe("1");
  expect(loaded.filter((source) => source.includes("/src/")).length).toBeGreaterThan(50);
  expect(loaded.filter((source) => ofGithub.test(source))).toEqual([]);
});

test("a step with a comment loads the GitHub client", async () => {
  const github = await keep(serveGithub());
  const url = `https://localhost:${await closedPort()}/`;
  const event = eventEnv("pull_request", examplesOf("pull_request")[0]);

  const [, ...loaded] = await loadedBy({
    ...event,
    GITHUB_API_URL: github.origin,
    INPUT_URL: url,
    INPUT_TOKEN: token,
    INPUT_COMMENT: "always",
  });

  expect(loaded.filter((source) => ofGithub.test(source)).length).toBeGreaterThan(5);
  expect(github.comments).toHaveLength(1);
});
