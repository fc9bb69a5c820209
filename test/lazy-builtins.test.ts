import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { lazyBuiltins } from "../scripts/build/lazy-builtins.ts";
import { folderWith } from "./folder.ts";

/** Bundles a module of the engine and returns what it prints, as JSON. */
async function printed(source: string): Promise<unknown> {
  const folder = folderWith({ "src/entry.js": source });
  await using building = await rolldown({
    input: join(folder, "src/entry.js"),
    platform: "node",
    plugins: [lazyBuiltins],
  });
  const [{ code }] = (await building.generate({ format: "esm" })).output;
  writeFileSync(join(folder, "out.mjs"), code);
  return JSON.parse(execFileSync(process.execPath, [join(folder, "out.mjs")], { encoding: "utf8" }));
}

test("an imported module of Node loads when it is used", async () => {
  const source = `
    import { createHash } from "node:crypto";
    import { connect } from "node:tls";
    const loaded = () => process.moduleLoadList.filter((each) => /^NativeModule (?:crypto|tls)$/.test(each));
    const before = loaded();
    createHash("sha256");
    console.log(JSON.stringify({ before, after: loaded(), type: typeof connect }));`;

  expect(await printed(source)).toEqual({ before: [], after: ["NativeModule crypto"], type: "function" });
});

test("functions, classes, objects and lists behave as those of Node", async () => {
  const source = `
    import { constants, createHash, X509Certificate } from "node:crypto";
    import { rootCertificates, TLSSocket } from "node:tls";
    import zlib, { gunzipSync, gzipSync } from "node:zlib";
    const [pem] = rootCertificates;
    const certificate = new X509Certificate(pem);
    class Own extends TLSSocket {}
    console.log(JSON.stringify({
      digest: createHash("sha256").update("a").digest("hex").slice(0, 8),
      constant: constants.RSA_PKCS1_PSS_PADDING,
      isOne: certificate instanceof X509Certificate,
      isNone: ({}) instanceof X509Certificate,
      copies: [...rootCertificates].length === rootCertificates.map((each) => each).length && rootCertificates.length > 100,
      isExtended: Own.prototype instanceof TLSSocket,
      text: gunzipSync(gzipSync("text")).toString(),
      flush: typeof zlib.constants.Z_SYNC_FLUSH,
    }));`;

  expect(await printed(source)).toEqual({
    digest: "ca978112",
    constant: 6,
    isOne: true,
    isNone: false,
    copies: true,
    isExtended: true,
    text: "text",
    flush: "number",
  });
});
