import { afterAll, beforeAll, expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import { attempt } from "../../src/core/attempt.ts";
import { measure } from "../engine.ts";
import { serveHttp, type HttpTwin } from "../twins/http.ts";
import type { Asked } from "../twins/raw-http.ts";
import { openBrowser, visit, type Browser, type BrowserName, type Visit } from "./browsers/browser.ts";

// The claims about browsers are verified with Chromium, Firefox ESR and the http check on the same raw headers.

const names = ["chromium", "firefox"] as const satisfies readonly BrowserName[];
const browsers = new Map<BrowserName, Browser>();
let site: HttpTwin;
/** The content of each path, as bytes in latin1. */
const pages = new Map<string, (asked: Asked) => string>();

beforeAll(async () => {
  site = await serveHttp({
    answer(socket, asked) {
      const page = pages.get(asked.path) ?? (() => replied("404 No", [], ""));
      socket.end(Buffer.from(page(asked), "latin1"));
    },
  });
  for (const name of names) browsers.set(name, await openBrowser(name));
}, 120_000);

afterAll(async () => {
  await Promise.all([...browsers.values()].map((browser) => browser[Symbol.asyncDispose]()));
  await site.close();
});

let count = 0;

/** Serves a page at a new path. */
function serve(page: string | ((asked: Asked) => string)): string {
  const path = `/page/${count++}`;
  pages.set(path, typeof page === "string" ? () => page : page);
  return path;
}

function replied(status: string, headers: readonly string[], body: string): string {
  return `HTTP/1.1 ${[status, ...headers, "Connection: close", `Content-Length: ${body.length}`].join("\r\n")}\r\n\r\n${body}`;
}

const ok = "200 OK";
const html = "Content-Type: text/html";
const titled = "<!doctype html><title>read</title>";

/** A page with a raw status line and header lines. */
function headed(status: string, ...headers: readonly string[]): string {
  return `${[status, html, ...headers, `Content-Length: ${titled.length}`].join("\r\n")}\r\n\r\n${titled}`;
}

function browserOf(name: BrowserName): Browser {
  const browser = browsers.get(name);
  if (!browser) throw new Error(`${name} is not open`);
  return browser;
}

/** Opens a URL in both browsers at a time. */
function visits(url: string, settle = 0): Promise<readonly Visit[]> {
  return Promise.all(names.map((name) => visit(browserOf(name), url, { settle })));
}

/** The browsers that read a page. */
async function readersOf(path: string): Promise<readonly BrowserName[]> {
  const seen = await visits(`${site.origin}${path}`);
  return names.filter((_, at) => seen[at]?.loaded && seen[at].title === "read");
}

/** The check's findings besides missing headers; the reason of the failure where it measures nothing. */
async function found(path: string): Promise<readonly string[]> {
  const asked = await attempt(() => measure(http, { url: `${site.origin}${path}` }));
  return asked.ok ? asked.value.verdict.findings.map(({ id }) => id) : [asked.failure.id];
}

const both = names;
const neither: readonly BrowserName[] = [];
const usual = "HTTP/1.1 200 OK";

const heads: readonly (readonly [name: string, page: string, readers: readonly BrowserName[], ours: string | null])[] =
  [
    ["a plain head", headed(usual), both, null],
    ["a NUL byte in a value", headed(usual, "X-A: a\0b"), neither, "nul-byte"],
    ["a NUL byte at the end of a value", headed(usual, "X-A: ab\0"), neither, "nul-byte"],
    ["a NUL byte in a cookie", headed(usual, "Set-Cookie: a=b\0c"), neither, "nul-byte"],
    ["a NUL byte in a folded line", headed(usual, "X-A: a\r\n \0b"), neither, "nul-byte"],
    ["a NUL byte in a name", headed(usual, "X-\0A: ab"), ["firefox"], "nul-byte"],
    ["a NUL byte in the status line", headed("HTTP/1.1 200 O\0K"), ["firefox"], "nul-byte"],
    ["a space before a colon", headed(usual, "X-A : ab"), both, "header-space"],
    ["a tab before a colon", headed(usual, "X-A\t: ab"), both, "header-space"],
    ["a space in a name", headed(usual, "X A: ab"), both, "malformed-header"],
    ["a line without a colon", headed(usual, "XA"), both, "malformed-header"],
    ["a folded line", headed(usual, "X-A: a\r\n b"), both, "malformed-header"],
    ["a control character", headed(usual, "X-A: a\u0001b"), both, "malformed-header"],
    ["http/1.1", headed("http/1.1 200 OK"), ["chromium"], "status-line"],
    ["Http/1.1", headed("Http/1.1 200 OK"), ["chromium"], "status-line"],
    ["no version", headed("HTTP 200 OK"), ["chromium"], "status-line"],
    ["HTTP/11.1", headed("HTTP/11.1 200 OK"), ["chromium"], "status-line"],
    // HTTP/1.1 200OK and a tab before the status are shown by Chromium alone as well; Firefox never ends loading them.
    ["two spaces before the status", headed("HTTP/1.1  200 OK"), both, "malformed-header"],
    ["HTTP/2", headed("HTTP/2 200 OK"), both, "malformed-header"],
    ["HTTP/3.0", headed("HTTP/3.0 200 OK"), both, "malformed-header"],
    ["four bytes before the status line", headed("junkHTTP/1.1 200 OK"), both, "malformed-header"],
    [
      "a list of equal lengths",
      `${usual}\r\n${html}\r\nContent-Length: 34, 34\r\n\r\n${titled}`,
      both,
      "malformed-header",
    ],
    ["a Content-Disposition", headed(usual, "Content-Disposition: inline"), both, null],
    ["two that are equal", headed(usual, ...Array<string>(2).fill("Content-Disposition: inline")), both, null],
    [
      "two that differ",
      headed(usual, "Content-Disposition: inline", "Content-Disposition: INLINE"),
      neither,
      "content-disposition",
    ],
    [
      "a comma in a file name",
      headed(usual, "Content-Disposition: inline; filename=a,b"),
      ["firefox"],
      "content-disposition-comma",
    ],
    ["an unknown coding", headed(usual, "Content-Encoding: aws-chunked"), both, null],
    ["two lengths that differ", headed(usual, "Content-Length: 5"), neither, "http.malformed"],
  ];

test.for(heads)("a head with %s", async ([, page, readers, ours]) => {
  const path = serve(page);

  expect(await readersOf(path)).toEqual(readers);
  const known = (await found(path)).filter((id) => heads.some(([, , , other]) => other === id));
  const wanted = ours === null ? [] : [ours];
  expect(known).toEqual(expect.arrayContaining(wanted));
  expect(known.length > 0).toBe(ours !== null);
});

function redirecting(times: number): string {
  let path = serve(headed(usual));
  for (let time = 0; time < times; time++) path = serve(replied("302 Found", [`Location: ${path}`], ""));
  return path;
}

test.for<[name: string, start: () => string, readers: readonly BrowserName[], ours: string | null]>([
  ["nineteen redirects", () => redirecting(19), both, null],
  ["twenty redirects", () => redirecting(20), ["firefox"], "redirect-twentieth"],
  ["twenty-one redirects", () => redirecting(21), neither, "redirect-limit"],
  ["an empty Location", () => serve(headed("HTTP/1.1 302 Found", "Location:")), ["chromium"], "redirect-empty"],
  ["a blank Location", () => serve(headed("HTTP/1.1 308 Found", "Location: \t")), ["chromium"], "redirect-empty"],
  ["no Location", () => serve(headed("HTTP/1.1 302 Found")), both, null],
  ["300 with an empty Location", () => serve(headed("HTTP/1.1 300 Found", "Location:")), both, null],
  [
    "an empty Location and another",
    () => serve(headed("HTTP/1.1 302 Found", "Location:", `Location: ${redirecting(0)}`)),
    neither,
    "redirect-invalid",
  ],
  [
    "a NUL byte in a Location",
    () => serve(headed("HTTP/1.1 302 Found", `Location: ${redirecting(0)}\0`)),
    neither,
    "nul-byte",
  ],
])("%s", async ([, start, readers, ours]) => {
  const path = start();

  expect(await readersOf(path)).toEqual(readers);
  const onTheWay = (await found(path)).filter((id) => id.startsWith("redirect-") || id === "nul-byte");
  expect(onTheWay).toEqual(ours === null ? [] : [ours]);
});

const meta = (url: string, delay = 0): string => `<meta http-equiv=refresh content="${delay}; url=${url}">`;

interface Refreshing {
  readonly status?: string;
  readonly headers?: (url: string) => readonly string[];
  readonly body?: (url: string) => string;
}

test.for<[name: string, page: Refreshing, onward: boolean, ours: boolean]>([
  ["a Refresh header", { headers: (url) => [html, `Refresh: 0; url=${url}`] }, true, true],
  ["one without url=", { headers: (url) => [html, `Refresh: 0;${url}`] }, true, true],
  ["one with a comma", { headers: (url) => [html, `Refresh: 0, url="${url}"`] }, true, true],
  ["one after half a second, as it seems", { headers: (url) => [html, `Refresh: .5; url=${url}`] }, true, true],
  ["one after less than nothing", { headers: (url) => [html, `Refresh: -1; url=${url}`] }, false, false],
  ["one without a separator", { headers: (url) => [html, `Refresh: 0url=${url}`] }, false, false],
  ["one of a download", { headers: (url) => [html, `Refresh: 0; ${url}`, "Content-Disposition: inline"] }, true, true],
  [
    "one in a sandbox",
    { headers: (url) => [html, `Refresh: 0; ${url}`, "Content-Security-Policy: sandbox"] },
    true,
    true,
  ],
  // The check stops at an error page or a non-HTML page, and reports a note there.
  [
    "one of an error page",
    { status: "404 No", headers: (url) => [html, `Refresh: 0; url=${url}`], body: () => "Nothing is here." },
    true,
    false,
  ],
  ["one of a text", { headers: (url) => ["Content-Type: text/plain", `Refresh: 0; url=${url}`] }, true, false],
  ["a <meta>", { body: (url) => meta(url) }, true, true],
  ["a <meta> in the body", { body: (url) => `<body>hello${meta(url)}` }, true, true],
  ["the later of two that are equal", { body: (url) => meta("/page/first") + meta(url) }, true, true],
  ["the earlier of two", { body: (url) => meta(url) + meta("/page/later", 1) }, true, true],
  ["one below a base", { body: (url) => `<base href=/page/>${meta(url.slice("/page/".length))}` }, true, true],
  ["one in noscript", { body: (url) => `<noscript>${meta(url)}</noscript>` }, false, false],
  ["one in noscript in the body", { body: (url) => `<body>hello<noscript>${meta(url)}</noscript>` }, false, false],
  ["one in a template", { body: (url) => `<template>${meta(url)}</template>` }, false, false],
  ["one in a comment", { body: (url) => `<!--${meta(url)}-->` }, false, false],
  ["one in the title of an SVG", { body: (url) => `<svg><title>${meta(url)}</title></svg>` }, true, true],
  ["one in the template of an SVG", { body: (url) => `<svg><template>${meta(url)}</template></svg>` }, true, true],
  [
    "one in a paragraph's SVG",
    { body: (url) => `<svg><foreignObject><p>a<p>b</p></foreignObject><template>${meta(url)}</template></svg>` },
    true,
    true,
  ],
  ["one after an open SVG", { body: (url) => `<div><svg><g></div><template>${meta(url)}</template>` }, false, false],
  ["one in a CDATA section", { body: (url) => `<svg><![CDATA[>${meta(url)}]]></svg>` }, false, false],
  ["one in an invalid CDATA section", { body: (url) => `<![CDATA[>${meta(url)}]]>` }, true, true],
  [
    "one with names of characters",
    { body: (url) => meta(url).replace("0; ", "0&semi;").replace("=/", "=&sol;") },
    true,
    true,
  ],
  ["one with long numbers of characters", { body: (url) => meta(url).replace("; ", "&#x0000003b;") }, true, true],
  ["one in a frameset after a paragraph", { body: (url) => `<p></p><frameset>${meta(url)}</frameset>` }, false, false],
  ["one in a frameset after an item", { body: (url) => `<li><frameset>${meta(url)}</frameset>` }, true, true],
  ["one of no type", { headers: () => [], body: (url) => `<!--a-->${meta(url)}` }, true, true],
  ["one of an invalid type", { headers: () => ["Content-Type: foo"], body: (url) => `<p>${meta(url)}` }, true, true],
  ["one after a text of no type", { headers: () => [], body: (url) => `hello ${meta(url)}` }, false, false],
  [
    "one of no type with nosniff",
    { headers: () => ["X-Content-Type-Options: nosniff"], body: (url) => `<p>${meta(url)}` },
    false,
    false,
  ],
  ["one of the last of two types", { headers: () => ["Content-Type: text/plain", html], body: meta }, true, true],
  ["one of the first of two types", { headers: () => [html, "Content-Type: text/plain"], body: meta }, false, false],
  ["one in a frameset", { body: (url) => `<frameset><frame>${meta(url)}</frameset>` }, false, false],
  [
    "one in a sandbox without scripts",
    { headers: () => [html, "Content-Security-Policy: sandbox"], body: meta },
    false,
    false,
  ],
])("%s leads on", async ([, { status = ok, headers = () => [html], body = () => "" }, onward, ours]) => {
  const there = serve(replied(ok, [html], titled));
  const path = serve(replied(status, headers(there), body(there)));
  const reached = (await visits(`${site.origin}${path}`, 400)).map(({ url }) => new URL(url).pathname);
  const { raw } = await measure(http, { url: `${site.origin}${path}` });

  expect(reached).toEqual(names.map(() => (onward ? there : path)));
  expect(new URL(raw.finalUrl).pathname).toBe(ours ? there : path);
});

/** A page's title in each browser after its redirects. */
async function titlesOf(url: string, settle = 0): Promise<readonly string[]> {
  return (await visits(url, settle)).map(({ title }) => title);
}

const isolating = ["Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Embedder-Policy: require-corp"] as const;

test.for<[header: 0 | 1, value: (known: string) => readonly string[], obeyed: boolean]>(
  ([0, 1] as const).flatMap((header) =>
    [
      [header, (known: string) => [known], true] as const,
      [header, (known: string) => [`  ${known} `], true] as const,
      [header, (known: string) => [`${known}; report-to="x"`], true] as const,
      [header, (known: string) => [`${known};foo`], true] as const,
      [header, (known: string) => [known.toUpperCase()], false] as const,
      [header, (known: string) => [`${known};FOO=1`], false] as const,
      [header, (known: string) => [`${known};`], false] as const,
      [header, (known: string) => [`"${known}"`], false] as const,
      [header, (known: string) => [`${known}, ${known}`], false] as const,
      [header, (known: string) => [known, known], false] as const,
    ].map(([at, value, obeyed]): [0 | 1, (known: string) => readonly string[], boolean] => [at, value, obeyed]),
  ),
)("isolation header %i with %s isolates: %s", async ([header, value, obeyed]) => {
  const [name = "", known = ""] = isolating[header].split(": ");
  const lines = value(known).map((each) => `${name}: ${each}`);
  const body = "<!doctype html><script>document.title = self.crossOriginIsolated</script>";
  const path = serve(replied(ok, [html, ...lines, isolating[1 - header] ?? ""], body));
  const { verdict } = await measure(http, { url: `${site.origin}${path}` });

  expect(await titlesOf(`${site.origin}${path}`)).toEqual(names.map(() => `${obeyed}`));
  const invalid = verdict.findings.filter(({ id }) => id === "isolation-invalid").map(({ subject }) => subject);
  expect(invalid).toEqual(obeyed ? [] : [name]);
});

const pixel = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64").toString("latin1");

test.for<[lines: readonly string[], isObeyed: boolean]>([
  [["same-origin"], true],
  [["  same-origin "], true],
  [["same-site"], true],
  [["Same-Origin"], false],
  [["same-origin;x"], false],
  [["same-origin, same-origin"], false],
  [["same-origin", "same-origin"], false],
  [['"same-origin"'], false],
])("Cross-Origin-Resource-Policy %j keeps other sites out: %s", async ([values, isObeyed]) => {
  const lines = values.map((value) => `Cross-Origin-Resource-Policy: ${value}`);
  const image = serve(replied(ok, ["Content-Type: image/gif", ...lines], pixel));
  const body = `<!doctype html><img src="${site.origin}${image}" onload="document.title='shown'" onerror="document.title='refused'">`;
  const path = serve(replied(ok, [html], body));
  const { verdict } = await measure(http, { url: `${site.origin}${image}` });

  expect(await titlesOf(`http://other.example:${site.port}${path}`, 300)).toEqual(
    names.map(() => (isObeyed ? "refused" : "shown")),
  );
  expect(verdict.findings.some(({ id }) => id === "isolation-invalid")).toBe(!isObeyed);
});

test.for<[header: string, framedIn: readonly BrowserName[], score: number]>([
  ["X-Frame-Options: DENY", neither, 100],
  ["X-Frame-Options : DENY", ["firefox"], 0],
  ["Content-Security-Policy : frame-ancestors 'none'", ["firefox"], 0],
  ["Content-Security-Policy: frame-ancestors http://*.co.uk:*", both, 0],
  ["Content-Security-Policy: frame-ancestors http://*.shop.co.uk:*", neither, 100],
])("%s is framed by evil.co.uk in %j", async ([header, framedIn, score]) => {
  const framed = serve(replied(ok, [html, header], "<script>parent.postMessage('framed', '*')</script>"));
  const body = `<!doctype html><script>onmessage = () => (document.title = "framed")</script><iframe src="${site.origin}${framed}"></iframe>`;
  const titles = await titlesOf(`http://evil.co.uk:${site.port}${serve(replied(ok, [html], body))}`, 400);
  const { verdict } = await measure(http, { url: `${site.origin}${framed}` });

  expect(names.filter((_, at) => titles[at] === "framed")).toEqual(framedIn);
  expect(verdict.parts?.find(({ id }) => id === "framing")?.score).toBe(score);
});

test.for<[sources: string, remote: boolean, inUrl: boolean]>([
  ["'self'", false, false],
  ["*", true, false],
  ["http:", true, false],
  ["data:", false, true],
])("style-src %s lets in a style sheet of another site: %s, and one in a URL: %s", async ([sources, remote, inUrl]) => {
  const sheet = serve(replied(ok, ["Content-Type: text/css"], "body { padding: 7px }"));
  const links = [`http://other.example:${site.port}${sheet}`, "data:text/css,body{border:3px solid red}"];
  const look =
    "const { paddingTop, borderTopWidth } = getComputedStyle(document.body); document.title = [paddingTop, borderTopWidth]";
  const body = `<!doctype html>${links.map((link) => `<link rel=stylesheet href="${link}">`).join("")}<body><script>onload = () => { ${look} }</script>`;
  const path = serve(replied(ok, [html, `Content-Security-Policy: style-src ${sources}`], body));
  const { verdict } = await measure(http, { url: `${site.origin}${path}` });

  expect(await titlesOf(`${site.origin}${path}`, 300)).toEqual(
    names.map(() => `${remote ? 7 : 0}px,${inUrl ? 3 : 0}px`),
  );
  expect(verdict.findings.some(({ id }) => id === "csp-style-source")).toBe(remote || inUrl);
});
