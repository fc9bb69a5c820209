import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inert } from "../../report/github/escape.ts";
import type { Text } from "../../core/text.ts";
import type { ConfigReply } from "./config-worker.ts";
import type { Plain } from "./plain.ts";

/** What a configuration program exports, or a sentence that says why there is nothing. */
export type Ran = Plain | { readonly broken: Text };

/** Milliseconds that a program may run. A program that only returns settings needs less. */
const longest = 10_000;

/**
 * Runs a configuration that is a program, in a process of its own. There it may exit, hang or loop without harm to this process. What it
 * prints goes to the standard error, once its export is read. Never throws.
 */
export async function runProgram(path: string, limit = longest): Promise<Ran> {
  // Next to this file, whether it is bundled or not.
  const worker = new URL(`./config-worker${extname(import.meta.url)}`, import.meta.url);
  const child = fork(worker, [path, ...process.argv.slice(1)], {
    execArgv: [...process.execArgv, "--max-old-space-size=512"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const printed = [child.stdout, child.stderr].map(collected);
  const end = (): void => void child.kill("SIGKILL");
  process.once("exit", end);
  const closed = once(child, "close");
  const ran = await ending(child, limit).finally(() => process.off("exit", end));
  end();
  if ("broken" in ran) return ran;
  // Some output may still arrive. The wait is limited, since a child of the program may keep the pipe open.
  await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
  printed.forEach((text) => process.stderr.write(inert(text())));
  return ran;
}

const largestLog = 64 * 1024;

function collected(stream: NodeJS.ReadableStream | null): () => string {
  let text = "";
  stream?.setEncoding("utf8").on("data", (piece: string) => {
    text = (text + piece).slice(0, largestLog);
  });
  return () => text;
}

async function ending(child: ChildProcess, limit: number): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>();
  const timer = setTimeout(() => resolve({ broken: said.late(limit / 1000) }), limit);
  child.on("message", (told) => resolve(read(told as ConfigReply)));
  child.on("error", ({ message }) => resolve({ broken: { en: message, ko: message } }));
  // Not `exit`: at that time, the last message may still be on its way.
  child.on("close", (code, signal) => resolve({ broken: signal ? said.killed(signal) : said.gone(code) }));
  return promise.finally(() => clearTimeout(timer));
}

function read(told: ConfigReply): Ran {
  if ("isEmpty" in told) return { broken: said.empty };
  return "thrown" in told ? { broken: { en: told.thrown, ko: told.thrown } } : told;
}

/** Node's exit code for a module whose top-level await never settles. */
const neverSettled = 13;

const said = {
  empty: { en: "it has no default export", ko: "default export가 없습니다" },
  late: (seconds: number): Text => ({
    en: `it did not finish within ${seconds} seconds`,
    ko: `${seconds}초가 지나도록 끝나지 않습니다`,
  }),
  killed: (signal: string): Text => ({
    en: `it was ended by ${signal} before it exported a configuration`,
    ko: `설정을 내보내기 전에 ${signal} 신호로 끝났습니다`,
  }),
  gone: (code: number | null): Text =>
    code === neverSettled
      ? { en: "its top-level await never settles", ko: "끝나지 않을 값을 await로 기다립니다" }
      : {
          en: `it ended its process with exit code ${code} before it exported a configuration`,
          ko: `설정을 내보내기 전에 종료 코드 ${code}(으)로 프로세스를 끝냅니다`,
        },
};
