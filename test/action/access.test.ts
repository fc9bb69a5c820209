import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { serveProxy } from "../twins/proxy.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { runHere, runStep, type Step } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

const secret = "open-sesame, 4711";
const other = "second-secret-1";

const answer: Answer = (socket, asked, reset) => {
  const token = asked.headers.get("x-token") ?? "";
  const echo = reply({ status: 403, reason: "No", headers: [`Server: ${token}`, `X-Powered-By: ${token}`] });
  (token === secret ? goodPage : echo)(socket, asked, reset);
};

/** Starts a site that accepts requests with the secret, and echoes the token of all others. */
async function preview(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer }))).port}/`;
}

function masks({ commands }: Pick<Step, "commands">): readonly string[] {
  return commands.filter(({ name }) => name === "add-mask").map(({ data }) => data);
}

test("header lines with a variable or a secret give access to the preview", async () => {
  const url = await preview();
  const inputs = { url, "ca-file": caFile };

  const byValue = await runStep({
    inputs: { ...inputs, header: `X-Token: ${secret}\n\n  x-other: ${other}  ` },
  });
  const byName = await runStep({
    inputs: { ...inputs, header: "x-token=TOKEN" },
    env: { TOKEN: secret },
  });

  expect([byValue.code, byName.code]).toEqual([0, 0]);
  expect(masks(byValue)).toEqual([secret, other]);
  expect(masks(byName)).toEqual([secret]);
  // Secrets are masked before anything else is printed.
  expect(byValue.commands[0]?.name).toBe("add-mask");
  expect(byValue.printed.startsWith("::add-mask::")).toBe(true);
});

test("a step shows no secret, except in its mask commands", async () => {
  const url = await preview();

  const step = await runHere({
    inputs: { url, "ca-file": caFile, header: `x-token: ${other}`, "accept-status": "403" },
  });

  expect(step.code).toBe(1);
  const results = readFileSync(step.outputs["results-file"] ?? "", "utf8");
  const printed = step.printed.replace(/^::add-mask::.*$/gm, "");
  for (const text of [printed, results, step.summary, JSON.stringify(step.outputs)]) expect(text).not.toContain(other);
  expect(results).toContain("***");
});

test.for<[header: string, says: string]>([
  ["x-token", "header must be lines of the form NAME=VARIABLE"],
  [`x-token = ${secret}`, "header must be lines of the form NAME=VARIABLE"],
  [`x-token: ${other}\nX-Token: ${other}`, "header must be given once for x-token"],
  [`host: ${other}`, "header must be a header other than those"],
  [`x-token: ${other}é`, "The value of x-token must be visible ASCII characters"],
  ["x-token=ABSENT", "ABSENT is missing: header sends the value of this environment variable as x-token"],
])("%s is an error that shows no value", async ([header, says]) => {
  const { code, annotations, printed } = await runHere({ inputs: { url: "https://localhost:1/", header } });

  expect(code).toBe(1);
  expect(annotations[0]?.data).toContain(says);
  expect(printed.replace(/^::add-mask::.*$/gm, "")).not.toMatch(/sesame|second/);
});

test.for<[header: string, env: Readonly<Record<string, string>>]>([
  ["x-token: ", {}],
  ["x-token=PREVIEW_KEY", { PREVIEW_KEY: "" }],
])(
  "if a fork has no secret for %s, the verdict is unknown, and outputs, summary and annotations say so",
  async ([header, env]) => {
    const url = await preview();
    const inputs = { url, "ca-file": caFile, header, "wait-for": "up", "wait-timeout": "30" };

    const { code, annotations, outputs, summary } = await runHere({ inputs, env });
    const allowed = await runHere({ inputs: { ...inputs, "on-error": "warn" }, env });

    expect([code, outputs["verdict"], outputs["passed"], outputs["unknown-count"]]).toEqual([
      1,
      "unknown",
      "false",
      "1",
    ]);
    expect(annotations.map(({ name }) => name)).toEqual(["error"]);
    for (const text of [summary, annotations[0]?.data]) {
      expect(text).toMatch(/The value of the header x-token is empty/);
    }
    expect([allowed.code, allowed.outputs["verdict"]]).toEqual([0, "unknown"]);
  },
);

test("secrets that a configuration names and the password of a proxy are masked, too", async () => {
  const url = await preview();
  const proxy = await keep(serveProxy());
  const folder = mkdtempSync(join(tmpdir(), "portcullis-action-access-"));
  const config = join(folder, "portcullis.config.json");
  writeFileSync(config, JSON.stringify({ ca_file: caFile, targets: [{ url, header: ["x-token=TOKEN"] }] }));

  const step = await runHere({
    inputs: { config, proxy: `http://me:pa55%2Dw0rd@127.0.0.1:${proxy.port}` },
    env: { TOKEN: secret, PORTCULLIS_CLIENT_KEY_PASSPHRASE: "passphrase-1" },
  });

  expect(step.code).toBe(0);
  expect(masks(step)).toEqual(["passphrase-1", "me:pa55%2Dw0rd", "pa55%2Dw0rd", "pa55-w0rd", secret]);
  expect(proxy.asked.length).toBeGreaterThan(0);
  expect(step.printed.replace(/^::add-mask::.*$/gm, "")).not.toMatch(/pa55|passphrase|sesame/);
});
