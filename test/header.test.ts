import { expect, test } from "vitest";
import { portcullis } from "./terminal.ts";

type Environment = Readonly<Record<string, string>>;

/** A command line that would measure, were nothing wrong with it. */
function gate(entries: readonly string[], env: Environment = {}) {
  const flags = entries.flatMap((entry) => ["--header", entry]);
  return portcullis(["gate", "https://127.0.0.1:9/", ...flags], { env });
}

const many = Array.from({ length: 21 }, (_, at) => `x-${at}=TOKEN`);

test.for<[entries: readonly string[], env: Environment, says: string]>([
  [["x-token=TOKEN"], {}, "TOKEN is missing: --header sends what this environment variable holds as x-token"],
  [["x-token=TOKEN"], { TOKEN: "" }, "TOKEN is missing"],
  [
    ["X-Token: s3cret-value"],
    {},
    "--header must be NAME=VARIABLE, the name of a header and of an environment variable",
  ],
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
  [["x-token=TOKEN"], { TOKEN: "  " }, "TOKEN must be visible ASCII"],
  [
    ["x-token=TOKEN"],
    { TOKEN: "s3cret-value".repeat(1000) },
    "--header must be no more than 8 kB, all headers together",
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
    `--header must be a header that neither frames the message nor is for the measurement to say, not ${name}.`,
  ]),
])("%s is refused, and no value is shown", async ([entries, env, says]) => {
  const { code, out, err } = await gate(entries, env);

  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(says);
  expect(err).not.toContain("s3cr");
  expect(err.split("\n").length).toBe(2);
});

test("the environment may name headers, too, and never hold their values", async () => {
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
