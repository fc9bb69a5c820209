import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../machines/process.ts";
import type { Browser, Visit } from "./browser.ts";
import { startProgram, stopProgram, within } from "./program.ts";

const preferences = {
  // Every name leads to this machine.
  "network.dns.forceResolve": "127.0.0.1",
  "network.trr.mode": 5,
  "network.proxy.type": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "app.update.auto": false,
  "app.normandy.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "datareporting.healthreport.uploadEnabled": false,
  "extensions.update.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
  // Requests by http:// must not be upgraded, and a plain page is no error page.
  "dom.security.https_first": false,
  "security.OCSP.enabled": 1,
};

type Send = (command: string, parameters?: object) => Promise<unknown>;

/** Firefox over Marionette, the only interface with error page codes. */
export async function openFirefox(home: string): Promise<Browser> {
  const [port = 0] = await freePorts(1);
  const lines = Object.entries({ ...preferences, "marionette.port": port });
  writeFileSync(
    join(home, "user.js"),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""),
  );
  const args = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access", "--profile", home];
  const child = startProgram("firefox-esr", [...args, "about:blank"], home);
  const socket = await dial(port);
  const send = speak(socket);
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
  return {
    name: "firefox",
    visit: (url, settle) => visit(send, url, settle),
    evaluate: (expression) => evaluate(send, expression),
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await stopProgram(child);
    },
  };
}

async function visit(send: Send, url: string, settle: number): Promise<Visit> {
  try {
    await send("WebDriver:Navigate", { url });
  } catch (error) {
    // Marionette throws on every error page; the page itself is read below.
    if (!/insecure certificate|Reached error page|unknown error/.test(String(error))) throw error;
  }
  await sleep(settle);
  const page = (await evaluate(send, "document.documentURI", "system")) as string;
  const failed = /^about:(certerror|neterror|httpsonlyerror)/.test(page);
  return {
    loaded: !failed,
    error: failed ? await codeOf(send, page) : null,
    title: failed ? "" : String(await evaluate(send, "document.title")),
    url: String(await send("WebDriver:GetCurrentURL").then(valueOf)),
  };
}

/** The error page's own data, as in its "Advanced" part; else the type of the page. */
async function codeOf(send: Send, page: string): Promise<string> {
  const asked = page.startsWith("about:certerror") ? "getFailedCertSecurityInfo" : "getNetErrorInfo";
  const code = await evaluate(
    send,
    `(() => { try { return document.${asked}().errorCodeString } catch { return "" } })()`,
    "system",
  );
  if (typeof code === "string" && code !== "") return code;
  return new URL(page).searchParams.get("e") ?? "";
}

async function evaluate(send: Send, expression: string, sandbox?: "system"): Promise<unknown> {
  const script = `return ${expression}`;
  return valueOf(await send("WebDriver:ExecuteScript", { script, args: [], newSandbox: true, sandbox }));
}

function valueOf(answer: unknown): unknown {
  return (answer as { value?: unknown } | null)?.value;
}

async function dial(port: number): Promise<Socket> {
  for (let tries = 0; ; tries++) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return socket;
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(100);
    }
  }
}

/** Each message is its length in bytes, a colon and JSON: `[type, id, command, parameters]` or `[1, id, error, result]`. */
function speak(socket: Socket): Send {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let rest = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.toString("latin1", 0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < end) return;
      take(JSON.parse(rest.toString("utf8", colon + 1, end)));
      rest = rest.subarray(end);
    }
  });
  function take(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  }
  let last = 0;
  return (command, parameters = {}) => {
    const id = ++last;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    const text = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return within(45_000, command, answer.promise);
  };
}
