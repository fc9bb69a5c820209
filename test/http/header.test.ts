import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveTls } from "../twins/tls.ts";

type Environment = Readonly<Record<string, string>>;

/** Runs a gate that would measure if the headers were valid. */
function gate(entries: readonly string[], env: Environment = {}) {
  const flags = entries.flatMap((entry) => ["--header", entry]);
  return portcullis(["gate", "https://127.0.0.1:9/", ...flags], { env });
}

const many = Array.from({ length: 21 }, (_, at) => `x-${at}=TOKEN`);

test.for<[entries: readonly string[], env: Environment, says: string]>([
  [["x-token=TOKEN"], {}, "TOKEN is missing: --header sends the value of this environment variable as x-token"],
  [["x-token=sk_s3cret_value"], {}, "The environment variable for x-token is missing: --header sends the value"],
  [["x-token=s3cretValue"], {}, "The environment variable for x-token is missing"],
  [["x-token=my_token"], { my_token: "s3crét-value" }, "my_token must be visible ASCII characters on one line"],
  [["X-Token: s3cret-value"], {}, "--header must be NAME=VARIABLE, where VARIABLE is the environment variable"],
  [["X-Token=s3cret-value"], {}, "--header must be NAME=VARIABLE"],
  [["x-token"], {}, "--header must be NAME=VARIABLE"],
  [["=TOKEN"], {}, "--header must be NAME=VARIABLE"],
  [["x token=TOKEN"], { TOKEN: "s3cret-value" }, "--header must be NAME=VARIABLE"],
  [["x-tokén=TOKEN"], { TOKEN: "s3cret-value" }, "--header must be NAME=VARIABLE"],
  [["x-token=TOKEN"], { TOKEN: "s3cret-value\r\nX-Other: 1" }, "TOKEN must be visible ASCII characters on one line"],
  [["x-token=TOKEN"], { TOKEN: "s3cret-value\n" }, "TOKEN must be visible ASCII characters on one line"],
  [["x-token=TOKEN"], { TOKEN: "s3cret\u0000value" }, "TOKEN must be visible ASCII"],
  [["x-token=TOKEN"], { TOKEN: "s3cret\u007fvalue" }, "TOKEN must be visible ASCII"],
  [["x-token=TOKEN"], { TOKEN: "s3crét-value" }, "TOKEN must be visible ASCII"],
  [
    ["x-token=TOKEN"],
    { TOKEN: "s3cret-value".repeat(1000) },
    "--header must be no more than 8 kB in total for all headers",
  ],
  [many, { TOKEN: "s3cret-value" }, "--header must be no more than 20 headers, not 21."],
  [
    ["x-token=TOKEN", "X-Token=OTHER"],
    { TOKEN: "s3cret-value", OTHER: "s3cret-other" },
    "--header must be given once for x-token, not twice.",
  ],
  ...[
    "host",
    "Connection",
    "content-length",
    "Transfer-Encoding",
    "te",
    "trailer",
    "upgrade",
    "expect",
    "keep-alive",
    "proxy-authorization",
    "accept-encoding",
    "origin",
    "range",
    "if-none-match",
  ].map((name): [readonly string[], Environment, string] => [
    [`${name}=TOKEN`],
    { TOKEN: "s3cret-value" },
    `--header must be a header other than those that control the message, such as Content-Length, and those that Portcullis sets itself, such as Host, not ${name}.`,
  ]),
])("%s is refused, and no value is shown", async ([entries, env, says]) => {
  const { code, out, err } = await gate(entries, env);

  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(says);
  expect(err).not.toContain("s3cr");
  expect(err.split("\n").length).toBe(2);
});

test("the environment may name headers, but may not contain their values", async () => {
  const named = await portcullis(["gate", "https://127.0.0.1:9/"], { env: { PORTCULLIS_HEADER: "x-a=A, x-b=B" } });
  const held = await portcullis(["gate", "https://127.0.0.1:9/"], { env: { PORTCULLIS_HEADER: "x-a: s3cret-value" } });

  expect([named.code, named.err]).toEqual([2, expect.stringContaining("A is missing: PORTCULLIS_HEADER sends")]);
  expect([held.code, held.err]).toEqual([2, expect.stringContaining("PORTCULLIS_HEADER must be NAME=VARIABLE")]);
  expect(held.err).not.toContain("s3cret");
});

test("print-config shows names and never values", async () => {
  const { code, out } = await portcullis(
    ["gate", "https://127.0.0.1:9/", "--header", "Authorization=TOKEN", "--print-config"],
    { env: { TOKEN: "Bearer s3cret-value" } },
  );

  expect(code).toBe(0);
  expect(out).toContain("Authorization=TOKEN");
  expect(out).not.toContain("s3cret");
});

test.for([
  ["x-token=s3cret-value"],
  ["x-token: s3cret-value"],
  ["s3cret-value"],
  ["x-token=s3cret.value", "--json"],
] as const)("print-config refuses %s, and does not show it", async ([entry, ...more]) => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-header-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify({ header: [entry] }));
  const told = await portcullis(["gate", "https://127.0.0.1:9/", "--print-config", ...more], { folder });

  expect([told.code, told.out]).toEqual([2, ""]);
  expect(told.err).toContain("must be NAME=VARIABLE");
  expect(told.err).not.toContain("s3cret");
});

test.for([
  [{ my_token: "s3cret-value" }, 0, "x-token=my_token "],
  [{ my_token: "" }, 0, "x-token=my_token "],
  [{}, 2, "The environment variable for x-token is missing"],
] as const)("print-config shows the name of a variable if it is set: %j", async ([env, code, says]) => {
  const told = await portcullis(["gate", "https://127.0.0.1:9/", "--header", "x-token=my_token", "--print-config"], {
    env,
  });

  expect(told.code).toBe(code);
  expect(told.out + told.err).toContain(says);
  expect(told.out + told.err).not.toContain("s3cret");
});

test.for([[""], ["  "]] as const)("an empty access option (%j) has no effect", async ([value]) => {
  const site = await keep(serveTls());
  const url = `https://localhost:${site.port}/`;
  const args = [url, "--header", "x-token=TOKEN"];
  const waiting = ["--wait-for", "up", "--wait-timeout", "20"];

  const gated = await portcullis(["gate", ...args, "--json"], { env: { TOKEN: value } });
  const waited = await portcullis(["gate", ...args, ...waiting], { env: { TOKEN: value } });
  const checked = await portcullis(["http", ...args], { env: { TOKEN: value } });

  expect([gated.code, waited.code, checked.code]).toEqual([3, 3, 3]);
  expect(JSON.parse(gated.out)).toMatchObject({
    verdict: "unknown",
    targets: [{ url, reason: "access.header-empty" }],
  });
  for (const { out, err } of [gated, waited, checked]) {
    expect((out + err).replace(/\s+/g, " ")).toContain("The value of the header x-token is empty");
  }
  expect(site.connections()).toBe(0);
});
