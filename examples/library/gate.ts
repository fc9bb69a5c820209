// Gates URLs from a program of your own:  node gate.ts https://shop.example/ https://api.example/
import { Failure, gate, type GateResult } from "portcullis";

const urls = process.argv.slice(2);

try {
  const result = await gate({ urls, min_ssl: "A", min_days: "33%", timeout: 20, caFile: process.env["CA_FILE"] });
  for (const target of result.targets) describe(target);
  // What could not be measured is not good enough to deploy.
  process.exitCode = result.verdict === "fail" || result.verdict === "unknown" ? 1 : 0;
} catch (error) {
  // The question was wrong: a misspelt threshold, no URL at all.
  if (!(error instanceof Failure)) throw error;
  console.error(`${error.code} (${error.reason}): ${error.message}`);
  process.exitCode = 2;
}

function describe({ url, verdict, message = "", checks }: GateResult["targets"][number]): void {
  console.log(`${verdict} ${url} ${message}`.trimEnd());
  for (const { id, status, actual, expected } of checks) {
    if (status !== "pass")
      console.log(`  ${id}: ${status}, ${actual ?? "unknown"} instead of ${expected ?? "a share"}`);
  }
}
