import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPlainRequests } from "../../../src/formats/html/plain-requests.ts";
import { serveHttp, type HttpTwin } from "../../twins/http.ts";
import { chainFor, root } from "../../twins/pki/pki.ts";
import { replyBytes } from "../../twins/raw-http.ts";
import { serveTls, type TlsTwin } from "../../twins/tls.ts";
import { openBrowser, visit, type Browser } from "../browsers/browser.ts";
import { temporaryFolder } from "../machines/process.ts";

// What owasp says of requests over plain HTTP is compared with what Chromium sends and blocks.

let browser: Browser;
let site: TlsTwin;
let clear: HttpTwin;
const pages = new Map<string, { readonly body: string; readonly headers: readonly string[] }>();

beforeAll(async () => {
  const file = join(temporaryFolder("mixed"), "root.pem");
  writeFileSync(file, root.pem);
  browser = await openBrowser("chromium", { roots: [file] });
  clear = await serveHttp({
    answer(socket, { path }) {
      const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
      socket.end(replyBytes({ headers: [`Content-Type: ${type}`, "Connection: close"], body: "/* clear */" }));
    },
  });
  site = await serveTls({
    served: chainFor("good", { names: ["shop.example"] }),
    answer(socket, { path }) {
      const { body = "", headers = [] } = pages.get(path) ?? {};
      socket.end(replyBytes({ headers: ["Content-Type: text/html", "Connection: close", ...headers], body }));
    },
  });
}, 120_000);

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await Promise.all([site.close(), clear.close()]);
});

let count = 0;

/** What Chromium does with a page: the paths that it asked over plain HTTP, and how many requests it names as blocked or insecure. */
async function shown(
  html: string,
  policy: string | null,
): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const path = `/page/${count++}`;
  pages.set(path, {
    body: `<!doctype html>${html}`,
    headers: policy === null ? [] : [`Content-Security-Policy: ${policy}`],
  });
  const before = clear.asked.length;
  const url = `https://shop.example:${site.port}${path}`;
  const { loaded } = await visit(browser, url, { settle: 300 });
  expect(loaded).toBe(true);
  return { url, asked: clear.asked.slice(before).map((each) => each.path) };
}

/** A page with `{clear}` for a host that answers in clear, and `{local}` for the same one by a local name. */
function written(html: string): string {
  return html
    .replaceAll("{clear}", `http://cdn.example:${clear.port}`)
    .replaceAll("{local}", `http://localhost:${clear.port}`);
}

test.for<[html: string, policy: string | null, mixed: number, asked: readonly string[]]>([
  ["<script src={clear}/a.js></script>", null, 1, []],
  ["<script type=module src={clear}/a.js></script>", null, 1, []],
  ["<link rel=stylesheet href={clear}/a.css>", null, 1, []],
  ["<style>@import '{clear}/a.css';</style>", null, 1, []],
  ["<iframe src={clear}/frame></iframe>", null, 1, []],
  ["<object data={clear}/frame></object>", null, 1, []],
  ["<embed src={clear}/frame>", null, 1, []],
  ["<base href={clear}/><script src=a.js></script>", null, 1, []],
  ["<svg><script href={clear}/a.js></script></svg>", null, 1, []],
  ["<script src={clear}/a.js></script>", "block-all-mixed-content", 0, []],
  ["<script src={clear}/a.js></script>", "upgrade-insecure-requests", 0, []],
  // These are requested in clear if they count for nothing.
  ["<script src={local}/a.js></script>", null, 0, ["/a.js"]],
  ["<iframe src={local}/frame></iframe>", null, 0, ["/frame"]],
  ["<template><script src={local}/a.js></script></template>", null, 0, []],
  ["<noscript><iframe src={local}/frame></iframe></noscript>", null, 0, []],
  ["<script nomodule src={local}/a.js></script>", null, 0, []],
  ["<script type=text/template src={local}/a.js></script>", null, 0, []],
  ["<link rel=stylesheet disabled href={local}/a.css>", null, 0, []],
  ["<iframe srcdoc=x src={local}/frame></iframe>", null, 0, []],
  ["<div><template shadowrootmode=open><script src={local}/a.js></script></template></div>", null, 0, ["/a.js"]],
  ["<base href={local}/><script src=a.js></script>", "base-uri 'none'", 0, []],
])("%s with %j: %i mixed, and %j is asked", async ([markup, policy, mixed, asked]) => {
  const html = written(markup);
  const seen = await shown(html, policy);
  const found = readPlainRequests(html, { url: seen.url, policies: policy === null ? [] : [policy] });

  expect(found.mixed).toHaveLength(mixed);
  expect(seen.asked).toEqual(asked);
});

/** What becomes of a form that is sent: it arrives, a warning stands in the way, or the page stays. */
async function sent(html: string, policy: string | null): Promise<{ readonly fate: string; readonly url: string }> {
  const { url } = await shown(html, policy);
  const before = clear.asked.length;
  await browser.evaluate(
    "(document.querySelector('[type=submit]') ?? document.forms[0].appendChild(document.createElement('button'))).click()",
  );
  await sleep(1000);
  if (clear.asked.length > before) return { fate: "arrives", url };
  const at = String(await browser.evaluate("location.href"));
  return { fate: at === url || at === `${url}?` ? "stays" : at.startsWith("chrome-error:") ? "warned" : at, url };
}

test.for<[html: string, policy: string | null, forms: number, fate: string]>([
  ["<form method=post action={clear}/login><input type=password name=p value=x></form>", null, 1, "warned"],
  ["<form action={clear}/search><input name=q value=x></form>", null, 1, "warned"],
  [
    "<form action=/x><input type=password name=p><button type=submit formaction={clear}/login>go</button></form>",
    null,
    1,
    "warned",
  ],
  ["<form method=post action={local}/login><input type=password name=p value=x></form>", null, 0, "arrives"],
  [
    "<form method=post action={clear}/login><input type=password name=p value=x></form>",
    "form-action 'self'",
    0,
    "stays",
  ],
  [
    "<form method=post action={clear}/login><input type=password name=p value=x></form>",
    "form-action cdn.example:*",
    0,
    "stays",
  ],
  [
    "<form method=post action={clear}/login><input type=password name=p value=x></form>",
    "sandbox allow-scripts allow-same-origin",
    0,
    "stays",
  ],
  [
    "<form method=post action={clear}/login><input type=password name=p value=x></form>",
    "block-all-mixed-content",
    1,
    "warned",
  ],
  ["<form method=dialog action={clear}/login><input type=password name=p value=x></form>", null, 0, "stays"],
])("%s with %j: %i in clear, and it %s", async ([markup, policy, forms, fate]) => {
  const html = written(markup);
  const seen = await sent(html, policy);
  const found = readPlainRequests(html, { url: seen.url, policies: policy === null ? [] : [policy] });

  expect(found.forms).toHaveLength(forms);
  expect(seen.fate).toBe(fate);
});
