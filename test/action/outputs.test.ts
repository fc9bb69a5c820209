import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../engine.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { runHere } from "./runner.ts";
import { caFile } from "./scenes.ts";

/** A site without any of the headers. */
async function bareSite(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer: reply({ body: "<!doctype html>" }) }))).port}/`;
}

test("passed is whether the step passes", async () => {
  const url = await bareSite();
  const usual = { url, "ca-file": caFile };

  const ends = await Promise.all([
    runHere({ inputs: usual }),
    runHere({ inputs: { ...usual, "fail-on": "never" } }),
    runHere({ inputs: { ...usual, url: `https://localhost:${await closedPort()}/`, "on-error": "warn" } }),
  ]);

  expect(ends.map(({ code, outputs }) => [code, outputs["verdict"], outputs["passed"]])).toEqual([
    [1, "fail", "false"],
    [0, "fail", "true"],
    [0, "unknown", "true"],
  ]);
  // A step that cannot fail shows no errors.
  const kinds = ends.map(({ annotations }) => new Set(annotations.map(({ name }) => name)));
  expect(kinds.map((each) => each.has("error"))).toEqual([true, false, false]);
});

test("waived-count is the number of waived findings", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-action-outputs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const config = (name: string, rules: readonly string[]): string => {
    const path = join(folder, name);
    const waivers = rules.map((rule) => ({ rule, reason: "planned for the next release", until }));
    writeFileSync(path, JSON.stringify({ waivers }));
    return path;
  };
  const url = await bareSite();
  const usual = { url, "ca-file": caFile };

  const steps = await Promise.all([
    runHere({ inputs: usual }),
    runHere({ inputs: { ...usual, config: config("one.json", ["http.csp-missing"]) } }),
    // A waiver that is not needed does not count.
    runHere({
      inputs: { ...usual, config: config("two.json", ["http.csp-missing", "http.hsts-missing", "ssl.expired"]) },
    }),
  ]);

  expect(steps.map(({ outputs }) => outputs["waived-count"])).toEqual(["0", "1", "2"]);
});
