import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Visit } from "./browser.ts";
import { startProgram, stopProgram, within } from "./program.ts";

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-proxy-server",
  // Requests by http:// must not be upgraded.
  "--disable-features=HttpsUpgrades,HttpsFirstBalancedMode,HttpsFirstBalancedModeAutoEnable",
  "--host-resolver-rules=MAP * 127.0.0.1",
  "--remote-debugging-pipe",
];

type Send = (method: string, params?: object, session?: string) => Promise<Record<string, unknown>>;

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Chromium, spoken to by the DevTools protocol over a pair of pipes. */
export async function openChromium(home: string): Promise<Browser> {
  const child = startProgram("chromium", [...flags, `--user-data-dir=${home}/profile`, "about:blank"], home);
  const send = speak(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const { targetInfos } = await send("Target.getTargets");
  const page = (targetInfos as { targetId: string; type: string }[]).find(({ type }) => type === "page");
  const { sessionId } = await send("Target.attachToTarget", { targetId: page?.targetId, flatten: true });
  const ask: Send = (method, params) => send(method, params, String(sessionId));
  await ask("Page.enable");
  return {
    name: "chromium",
    visit: (url, settle) => visit(ask, url, settle),
    evaluate: (expression) => evaluate(ask, expression),
    [Symbol.asyncDispose]: () => stopProgram(child),
  };
}

async function visit(ask: Send, url: string, settle: number): Promise<Visit> {
  const { errorText } = await ask("Page.navigate", { url });
  if (typeof errorText === "string")
    return { loaded: false, error: errorText.replace(/^net::/, ""), title: "", url: await address(ask) };
  for (let tries = 0; (await evaluate(ask, "document.readyState")) !== "complete" && tries < 200; tries++)
    await sleep(25);
  await sleep(settle);
  const reached = await address(ask);
  // A refresh that ends on an error page: only that page contains the code.
  const failed = (await evaluate(ask, "location.href")) === "chrome-error://chromewebdata/";
  const code = failed ? await evaluate(ask, "(document.body.innerText.match(/ERR_[A-Z0-9_]+/) ?? [''])[0]") : null;
  return {
    loaded: !failed,
    error: failed ? String(code) : null,
    title: String(await evaluate(ask, "document.title")),
    url: reached,
  };
}

function address(ask: Send): Promise<string> {
  return steadily(async () => {
    const { currentIndex, entries } = await ask("Page.getNavigationHistory");
    return (entries as { url: string }[])[Number(currentIndex)]?.url ?? "";
  });
}

function evaluate(ask: Send, expression: string): Promise<unknown> {
  return steadily(async () => {
    const { result } = await ask("Runtime.evaluate", { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  });
}

/** A page that is about to navigate, or that moves to another process as an error page does, is briefly detached. */
async function steadily<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await look();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(25);
    }
  }
}

/** Messages are JSON, each closed by a NUL byte. */
function speak(out: Writable, back: Readable): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest = "";
  back.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = `${rest}${chunk}`.split("\0");
    rest = messages.pop() ?? "";
    for (const text of messages) {
      const answer = JSON.parse(text) as Answer;
      waiting.get(answer.id ?? -1)?.(answer);
    }
  });
  let last = 0;
  return async (method, params = {}, sessionId) => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await within(30_000, method, promise);
    waiting.delete(id);
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  };
}
