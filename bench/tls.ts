import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ssl } from "../src/checks/ssl/index.ts";
import { runLocal } from "../src/run/local.ts";
import { openEngine } from "../src/settings/engine.ts";
import { startNginx } from "../test/lab/machines/nginx.ts";
import { createAuthority } from "../test/lab/machines/openssl.ts";
import { freePorts } from "../test/lab/machines/process.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";
import type { Scene } from "./scene.ts";
import { clockPairs, isInstalled } from "./tls-clock.ts";

const needed = ["bash", "openssl", "nginx", "sslscan"];
const hsts = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains"; return 200 "hello";';

/** The whole check as a process, against sslscan on the same nginx. */
export async function raceTls({ dist, times }: Pick<Scene, "dist" | "times">): Promise<void> {
  const missing = needed.find((program) => !isInstalled(program));
  if (missing !== undefined) return mention(`ssl : sslscan: not measured: ${missing} is not installed`);
  const authority = createAuthority();
  const [modern = 0, legacy = 0] = await freePorts(2);
  await using _ = await startNginx([
    { port: modern, certificate: authority.issue({ name: "modern" }), lines: [hsts] },
    {
      port: legacy,
      certificate: authority.issue({ name: "legacy", key: "rsa2048" }),
      protocols: "TLSv1 TLSv1.1 TLSv1.2 TLSv1.3",
      lines: ["ssl_ciphers ALL:COMPLEMENTOFALL:@SECLEVEL=0;", hsts],
    },
  ]);
  for (const [kind, port] of Object.entries({ modern, legacy })) {
    const ours = [process.execPath, join(dist, "cli/index.js"), "ssl", `localhost:${port}`];
    const pairs = await clockPairs([...ours, "--ca-file", authority.rootFile], ["sslscan", `localhost:${port}`], times);
    const [wall, cpu] = (["wall", "cpu"] as const).map(
      (of) => `${pairs.ours[of].toFixed(0)} : ${pairs.reference[of].toFixed(0)} ms`,
    );
    report(`ssl of a ${kind} nginx : sslscan of it`, pairs.ratio.wall, { bound: "≤", value: 0.7 }, wall);
    mention(`CPU of both ${cpu}, ${pairs.ratio.cpu.toFixed(2)} times`);
    mention(`in a process that runs already ${(await warm(port, authority.rootFile)).toFixed(0)} ms`);
  }
}

/** Milliseconds of a run in this process after others. */
async function warm(port: number, rootFile: string): Promise<number> {
  const engine = openEngine({ authorities: [readFileSync(rootFile, "utf8")], deadline: 10_000, special: true });
  const taken: number[] = [];
  for (let turn = 0; turn < 13; turn++) {
    const started = performance.now();
    await runLocal(ssl, ssl.input.parse({ host: "localhost", port }), engine);
    if (turn >= 3) taken.push(performance.now() - started);
  }
  return median(taken);
}
