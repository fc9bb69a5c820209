import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { LabPlace } from "./lab.ts";

/** Starts or stops the mail servers of a lab that runs: Postfix with TLS, with a certificate for another name, and without TLS. */
export function mailScript({ net, folder }: LabPlace, what: "start" | "stop"): void {
  const script = join(import.meta.dirname, "mail.sh");
  const env = { ...process.env, NET: net, RUN: folder };
  const { status, stderr } = spawnSync(script, [what], { env, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`the mail servers of the lab did not ${what}: ${stderr}`);
}
