import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../engine.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { runHere } from "./runner.ts";
import { caFile } from "./scenes.ts";

const path = ".github/workflows/gate, 100%.yml";

function checkout(text: string): string {
  const root = mkdtempSync(join(tmpdir(), "portcullis-checkout-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return root;
}

async function annotated(text: string | null) {
  const { port } = await keep(serveTls({ answer: reply({ body: "<!doctype html>" }) }));
  const url = `https://localhost:${port}/`;
  const env = {
    GITHUB_REPOSITORY: "shop/site",
    GITHUB_WORKFLOW_REF: `shop/site/${path}@refs/heads/main`,
    GITHUB_WORKSPACE: text === null ? "/none" : checkout(text.replaceAll("URL", url)),
  };
  const { annotations } = await runHere({ inputs: { url, "ca-file": caFile }, env });
  return annotations.map(({ properties }) => [
    properties["file"],
    properties["line"],
    properties["title"] !== undefined,
  ]);
}

test("an annotation is on the line that names its target", async () => {
  const places = await annotated("on: push\njobs:\n  gate:\n    with:\n      url: URL\n");

  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places.map((each) => each.join()))).toEqual(new Set([`${path},5,true`]));
});

test.for([
  ["the file", null],
  ["a line that names the target", "on: deployment_status\njobs:\n"],
] as const)("without %s an annotation has no file and line", async ([, text]) => {
  const places = await annotated(text);

  expect(places.length).toBeGreaterThan(3);
  expect(places.every(([file, line]) => file === undefined && line === undefined)).toBe(true);
});
