import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { keep } from "../engine.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { serveTls } from "../twins/tls.ts";
import { answering, shop, success } from "./envelopes.ts";
import { childEnvironment } from "../child-environment.ts";
import { program } from "../cli/program.ts";
import { someOf } from "../runs.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-trust-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);
afterAll(() => rmSync(folder, { recursive: true }));

const key = "pk_live_0123456789";

/** Asks a server from a child process, since Node reads its trust settings at the start. */
async function gate(server: string, env: NodeJS.ProcessEnv) {
  const args = [program, "gate", shop, "--server", server, "--json"];
  const child = spawn(process.execPath, args, {
    env: { ...childEnvironment, PORTCULLIS_KEY: key, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err, message: (JSON.parse(out) as GateResult).targets[0]?.message };
}

const trusting = { NODE_EXTRA_CA_CERTS: caFile };

test("a server under an authority of NODE_EXTRA_CA_CERTS is trusted with the key", async () => {
  const headers: (string | undefined)[] = [];
  const answer = answering(success());
  const twin = await keep(
    serveTls({
      answer(socket, asked, reset) {
        headers.push(asked.headers.get("authorization"));
        answer(socket, asked, reset);
      },
    }),
  );

  const { code, out, err } = await gate(twin.origin, trusting);

  expect([code, headers]).toEqual([0, [`Bearer ${key}`]]);
  expect(out + err).not.toContain(key);
});

test.for(
  someOf(
    [
      ["an authority that was not configured", "good", {}, /NODE_EXTRA_CA_CERTS=ca\.pem if the server/],
      [
        "verification switched off",
        "good",
        { NODE_TLS_REJECT_UNAUTHORIZED: "0" },
        /NODE_EXTRA_CA_CERTS=ca\.pem if the server/,
      ],
      ["another name", "wrong name", trusting, /could not be reached \(ERR_TLS_CERT_ALTNAME_INVALID\)/],
      ["an expired certificate", "expired", trusting, /could not be reached \(CERT_HAS_EXPIRED\)/],
    ] as const,
    2,
  ),
)("nothing is sent to a server with %s", async ([, served, env, says]) => {
  let times = 0;
  const twin = await keep(serveTls({ served: chainFor(served), answer: () => times++ }));

  const { code, out, err, message } = await gate(twin.origin, env);

  expect([code, times]).toEqual([3, 0]);
  expect(message).toMatch(says);
  expect(out + err).not.toContain(key);
});
