import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fill, type Language, type Text } from "../../core/text.ts";
import { startDemo, type Demo } from "../../demo/site.ts";
import { gateMany } from "../../gate/run-targets.ts";
import { toJson } from "../../report/kinds/json.ts";
import { painter } from "../../report/paint.ts";
import { prettyGate } from "../../report/pretty.ts";
import { exitCodes, exitOf, type ExitCode } from "../exit.ts";
import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { openEngine } from "../../settings/engine.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { localRunner } from "../../run/local.ts";
import { optionsFor } from "../command-table.ts";

const words = {
  before: {
    en: "Two small sites run on this machine, with their own certificate authority.\nThe gate reports:\n",
    ko: "이 컴퓨터에서 자체 인증 기관을 쓰는 작은 사이트 두 개를 실행했습니다.\n게이트의 판정은 다음과 같습니다.\n",
  },
  after: {
    en: "A build that checks both sites would stop here with exit code {code}. Now check your own site:\n\n  npx portcullis gate https://your-site.example",
    ko: "두 사이트를 함께 점검한 빌드는 종료 코드 {code|으로/로} 여기서 멈춥니다. 이제 여러분의 사이트를 점검해 보십시오.\n\n  npx portcullis gate https://your-site.example",
  },
  keep: {
    en: "Both sites keep running until you press Ctrl-C. In another terminal:\n\n  npx portcullis gate {url} --ca-file {file}",
    ko: "Ctrl-C를 누를 때까지 두 사이트가 계속 실행됩니다. 다른 터미널에서:\n\n  npx portcullis gate {url} --ca-file {file}",
  },
} as const satisfies Record<string, Text>;

/** `portcullis demo`: demonstrates the gate without a network or a site. Always exits 0. */
export async function demoCommand({ argv, io }: Invocation): Promise<ExitCode> {
  const given = readGiven(givenFlags(argv), io.env, optionsFor("demo"));
  const language = readLanguage(given);
  await using demo = await startDemo();
  const result = await gateMany({
    runner: localRunner(openEngine({ authorities: [demo.authority], deadline: 10_000, special: true })),
    language,
    urls: [demo.good, demo.flawed],
    thresholds: {},
  });
  if (given.isSet("json")) io.out(toJson(result));
  else {
    const paint = painter(wantsColour(io) && !given.isSet("no_color"));
    const report = prettyGate(result, { language, paint, width: widthOfReport(io) });
    io.out(`${words.before[language]}\n${report}\n${fill(words.after, { code: exitOf(result) }, language)}\n`);
  }
  if (given.isSet("keep")) await keep(demo, language, io);
  return exitCodes.pass;
}

async function keep(demo: Demo, language: Language, io: Io): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-demo-"));
  const file = join(folder, "ca.pem");
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(file, demo.authority);
  io.out(`\n${fill(words.keep, { url: demo.flawed, file }, language)}\n`);
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without an interrupt signal it would never end.
  if (!io.signal) return;
  io.signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
}
