import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chainFor, root } from "../test/twins/pki/pki.ts";
import { serveList } from "../test/twins/pki/responders.ts";
import { serveTls } from "../test/twins/tls.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";
import type { Scene } from "./scene.ts";

/** Peak memory of the whole check, and the increase for a CRL with 100,000 entries. */
export async function weighTls({ dist, times }: Pick<Scene, "dist" | "times">): Promise<void> {
  if (!existsSync("/proc/self/status")) return mention("peak memory of ssl: not measured: there is no /proc here");
  const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
  const caFile = join(folder, "root.pem");
  writeFileSync(caFile, root.pem);
  const program = [join(dist, "cli/index.js"), "ssl", "--ca-file", caFile];
  const rounds = Math.ceil(times / 3);
  try {
    await using plain = await serveTls();
    await using shortList = await serveList("current", { fillers: 10 });
    await using longList = await serveList("current", { fillers: 100_000 });
    await using short = await serveTls({ served: chainFor("good", { crlUrls: [shortList.url] }) });
    await using long = await serveTls({ served: chainFor("good", { crlUrls: [longList.url] }) });
    const least = await peakOf(["-e", "0"], rounds);
    const at = ({ port }: { readonly port: number }): Promise<number> =>
      peakOf([...program, `localhost:${port}`], rounds);
    const alone = await at(plain);
    report("peak memory of ssl : node -e 0", alone / least, { bound: "≤", value: 3 }, mib(alone, least));
    const [small, large] = [await at(short), await at(long)];
    const more = ((large - small) * 1024 * 1024) / 1e6;
    report("MB that a list of 100,000 entries adds", more, { bound: "≤", value: 25 }, mib(large, small));
    if (longList.asked.length === 0) throw new Error("the long list was not requested");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function mib(ours: number, reference: number): string {
  return `${ours.toFixed(0)} : ${reference.toFixed(0)} MiB`;
}

/**
 * Read by the process itself at its end, since an outside observer may look too early. The system's ru_maxrss would include the process it was forked
 * from.
 */
const lastAct = `
  import { readFileSync, writeSync } from "node:fs";
  process.on("exit", () => writeSync(3, /VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]));
`;

/** The median of the peak memory of a Node script, in MiB. */
async function peakOf(args: readonly string[], times: number): Promise<number> {
  const peaks: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const recorder = `data:text/javascript,${encodeURIComponent(lastAct)}`;
    const child = spawn(process.execPath, ["--import", recorder, ...args], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    let told = "";
    child.stdio[3]?.on("data", (chunk: Buffer) => (told += chunk.toString()));
    const code = await new Promise<unknown>((done) => child.once("close", done));
    if (code !== 0 || told === "") throw new Error(`${args.join(" ")} ended with ${String(code)}`);
    peaks.push(Number(told) / 1024);
  }
  return median(peaks);
}
