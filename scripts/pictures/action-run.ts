import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { issueLeaf, issueRoot } from "../../src/demo/issue.ts";

/** An annotation that the step wrote: `error`, `warning` or `notice`. */
export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly message: string;
}

/** What a runner gets from the step. */
export interface ActionRun {
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

const day = 86_400_000;
const host = "staging.shop.example";

/** The headers of a site that a team might deploy: HTTPS is right, the content security policy was forgotten. */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** Runs the Action against a site on loopback that has the name of the examples. */
export async function runAction(entry: string): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-picture-"));
  const { server, authority } = await serveSite();
  try {
    const file = (name: string): string => join(folder, name);
    for (const name of ["summary", "output", "state"]) writeFileSync(file(name), "");
    writeFileSync(file("ca.pem"), authority);
    const env = {
      INPUT_URL: `https://${host}/`,
      "INPUT_CA-FILE": file("ca.pem"),
      INPUT_RESOLVE: `${host}:443:127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_ACTIONS: "true",
      GITHUB_STEP_SUMMARY: file("summary"),
      GITHUB_OUTPUT: file("output"),
      GITHUB_STATE: file("state"),
      RUNNER_TEMP: folder,
    };
    const child = spawn(process.execPath, [entry], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
    const printed = await text(child.stdout);
    return { summary: readFileSync(file("summary"), "utf8"), annotations: annotationsIn(printed) };
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}

async function serveSite(): Promise<{ readonly server: Server; readonly authority: string }> {
  const now = Date.now();
  const valid = { notBefore: new Date(now - 10 * day), notAfter: new Date(now + 75 * day) };
  const authority = issueRoot({ subject: { commonName: "Example CA" }, ...valid });
  const leaf = issueLeaf(authority, { subject: { commonName: host }, names: [host], ...valid });
  const options = { key: leaf.key, cert: leaf.pem, minVersion: "TLSv1.2" } as const;
  const server = createServer(options, (_request, response) => response.writeHead(200, headers).end("<h1>Shop</h1>"));
  server.on("tlsClientError", () => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, authority: authority.pem };
}

function annotationsIn(printed: string): readonly Annotation[] {
  const found = printed.matchAll(
    /^::(?<level>error|warning|notice) title=(?<title>[^:]*?)(?:,[a-z]+=[^:]*)?::(?<message>.*)$/gm,
  );
  return [...found].map(({ groups }) => ({
    level: groups?.["level"] ?? "",
    title: unescaped(groups?.["title"] ?? ""),
    message: unescaped(groups?.["message"] ?? ""),
  }));
}

/** Workflow commands escape these characters (actions/toolkit, command.ts). */
function unescaped(value: string): string {
  return value
    .replaceAll("%0A", "\n")
    .replaceAll("%0D", "\r")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}
