import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { manyRows } from "../twins/ct.ts";
import { serveHttp } from "../twins/http.ts";
import { reply } from "../twins/raw-http.ts";

// Node's TypeScript support is not part of the product, so the built program is measured.
/**
 * Prints the process's peak memory at its end, in KiB. On Linux, maxRSS begins with the memory of the process that started this one, getrusage(2);
 * VmHWM of proc(5) does not.
 */
const telling = `
  import { readFileSync } from "node:fs";
  process.on("exit", () => {
    const status = process.platform === "linux" ? readFileSync("/proc/self/status", "latin1") : "";
    console.error("peak", /VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
  });`;

/** Rows of about 420 octets: 250 MB. */
const rows = 600_000;

test("600,000 certificates, 250 MB, are read in less than 400 MB of memory", async () => {
  const [crtsh, certspotter] = await Promise.all([
    keep(serveHttp({ answer: manyRows(rows, "shop.com") })),
    keep(serveHttp({ answer: reply({ body: "[]" }) })),
  ]);
  const args = ["--import", `data:text/javascript,${encodeURIComponent(telling)}`, "dist/cli/index.js"];
  const child = spawn(process.execPath, [...args, "subdomains", "shop.com", "--json", "--timeout", "120"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORTCULLIS_SOURCE_CRTSH: `${crtsh.origin}/`,
      PORTCULLIS_SOURCE_CERTSPOTTER: `${certspotter.origin}/v1/`,
    },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const { raw } = (JSON.parse(out) as { readonly data: { readonly raw: Record<string, unknown> } }).data;
  const peak = Number(/peak (\d+)/.exec(err)?.[1]) / 1024;

  expect(raw).toMatchObject({ total: rows, sources: [{ status: "complete", certificates: rows }, {}] });
  expect(raw["names"]).toHaveLength(10_000);
  expect(peak).toBeGreaterThan(50);
  expect(peak).toBeLessThan(400);
});
