import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { reportKinds } from "../../src/report/kind-names.ts";
import { runHere } from "../action/runner.ts";
import { caFile } from "../action/scenes.ts";
import { portcullis } from "../cli/terminal.ts";
import { keep } from "../engine.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

const secret = "Qw7-rT%2Fzx_91";
const spellings = [secret, decodeURIComponent(secret), encodeURIComponent(secret)];

/** A site that needs the secret, echoes it, and redirects with a secret of its own. */
const answer: Answer = (socket, asked, reset) => {
  const isGiven = asked.path.includes(`x-vercel-protection-bypass=${secret}`);
  const echo = decodeURIComponent(secret);
  const page = reply({ headers: [`Server: ${echo}`, `Set-Cookie: b=${echo}`], body: "<!doctype html>" });
  const away = reply({
    status: 302,
    reason: "Found",
    headers: [`Location: /in?x-vercel-protection-bypass=${secret}&session_token=issued-4711&from=${echo}`],
  });
  const wall = reply({ status: 401, reason: "No" });
  (isGiven ? (asked.path.startsWith("/in") ? page : away) : wall)(socket, asked, reset);
};

async function site(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer }))).port}/?x-vercel-protection-bypass=${secret}`;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "portcullis-secret-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function expectClean(text: string): void {
  for (const each of [...spellings, "issued-4711"]) expect(text).not.toContain(each);
}

test("a gate sends the secret in a URL, and shows it nowhere", async () => {
  const [there, url] = [folder(), await site()];
  const reports = reportKinds.flatMap((kind) => ["--report", `${kind}=${join(there, kind)}`]);
  const baseline = ["--baseline", join(there, "baseline.json"), "--update-baseline"];
  const gate = ["gate", url, "--ca-file", caFile, "--timeout", "5"];

  const ran = await portcullis([...gate, ...reports, ...baseline, "--verbose"], { folder: there });

  const config = await portcullis(["gate", url, "--print-config"]);

  // The wall would leave the headers unknown. A new baseline knows every finding.
  expect(ran.code).toBe(0);
  const files = readdirSync(there).map((file) => readFileSync(join(there, file), "utf8"));
  expect(files.length).toBe(reportKinds.length + 1);
  for (const text of [ran.out, ran.err, config.out, ...files]) expectClean(text);
  const json = readFileSync(join(there, "json"), "utf8");
  expect(json).toContain("x-vercel-protection-bypass=***");
  expect(json).toContain("session_token=***");
});

test("a new secret keeps the baseline and the waivers", async () => {
  const there = folder();
  const bare = reply({ body: "<!doctype html>" });
  const twin = await keep(serveTls({ answer: bare }));
  const at = (token: string): string => `https://localhost:${twin.port}/?token=${token}`;
  const options = ["--ca-file", caFile, "--baseline", join(there, "baseline.json")];
  writeFileSync(
    join(there, "portcullis.config.json"),
    JSON.stringify({
      waivers: [
        {
          rule: "http.csp-missing",
          url: at("first-4711"),
          reason: "later",
          until: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
        },
      ],
    }),
  );
  const io = { folder: there };

  await portcullis(["gate", at("first-4711"), ...options, "--update-baseline"], io);
  const ran = await portcullis(["gate", at("second-0815"), ...options, "--json"], io);

  expect(ran.err).toBe("");
  const result = JSON.parse(ran.out) as {
    readonly targets: readonly {
      readonly findings: readonly { readonly id: string; readonly waived?: unknown; readonly baselineState?: string }[];
    }[];
  };
  const findings = result.targets[0]?.findings ?? [];
  expect(findings.length).toBeGreaterThan(2);
  expect(findings.filter(({ waived, baselineState }) => !waived && !baselineState).map(({ id }) => id)).toEqual([]);
  expect(findings.find(({ id }) => id === "http.csp-missing")?.waived).toBeDefined();
});

test("a step masks the secret in a URL before anything is printed", async () => {
  const url = await site();

  const step = await runHere({ inputs: { url, "ca-file": caFile } });

  expect(step.commands.filter(({ name }) => name === "add-mask").map(({ data }) => data)).toContain(secret);
  const printed = step.printed.replace(/^::add-mask::.*$/gm, "");
  const results = readFileSync(step.outputs["results-file"] ?? "", "utf8");
  for (const text of [printed, results, step.summary, JSON.stringify(step.outputs)]) expectClean(text);
});

test.for([
  ["a bad threshold", ["gate", "URL", "--min-ssl", "G"]],
  ["a bad URL", ["gate", "ftp://x.example/?token=Qw7-rT%2Fzx_91"]],
  ["two URLs that are not separated", ["gate", "https://x.example/ ?token=Qw7-rT%2Fzx_91"]],
  ["a check", ["http", "URL", "--json"]],
  ["a check in words", ["http", "URL"]],
  ["a target that does not answer", ["gate", "https://localhost:1/?token=Qw7-rT%2Fzx_91"]],
])("%s shows no secret of a URL", async ([, args]) => {
  const url = await site();

  const ran = await portcullis([
    ...(args as string[]).map((each) => (each === "URL" ? url : each)),
    "--ca-file",
    caFile,
  ]);

  const shown = ran.out + ran.err;
  expect(shown).not.toBe("");
  expectClean(shown);
});
