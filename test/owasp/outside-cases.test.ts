import { expect, test } from "vitest";
import { lifeOf } from "../../src/formats/software/lifecycle.ts";
import { owasp } from "../../src/checks/owasp/index.ts";
import { words } from "../../src/checks/owasp/problems.ts";
import { serveHttp } from "../twins/http.ts";
import { keep, measure } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";
import { capsOf, idsOf, look, page } from "./scene.ts";

const november = "2026-11-22T00:00:00.000Z";

test.for<readonly [product: string, version: string, ended: string]>([
  ["Node.js", "11.15.0", "2019-06-01"],
  ["AngularJS", "1.8.3", "2021-12-31"],
  ["Vue", "2.7.16", "2023-12-31"],
  ["Bootstrap", "3.4.1", "2019-07-24"],
  ["Bootstrap", "4.6.2", "2023-01-01"],
  ["Joomla!", "3.10.12", "2023-08-17"],
  ["TYPO3", "10.4", "2023-04-30"],
  ["MediaWiki", "1.35.2", "2023-12-21"],
  ["Python", "3.8.10", "2024-10-07"],
  ["Jetty", "9.4.31", "2025-08-14"],
])("%s %s has ended, with its day and its source", ([product, version, ended]) => {
  const life = lifeOf(product, version, november);

  expect(life).toMatchObject({ state: "ended", ended });
  expect(life?.source).toMatch(/^https:\/\//);
});

test.for([
  "X-Hudson: 1.395",
  "Server: awselb/2.0",
  "Server: Microsoft-HTTPAPI/2.0",
  "X-Powered-By: Servlet/3.0 JSP/2.2",
])("%s is the same in every version and discloses none", async (header) => {
  const ids = idsOf(await look({ answer: page([header]) }));

  expect(ids.filter((id) => /version|end-of-life/.test(id))).toEqual([]);
});

test.for([
  "PHPDebugBar-Id: a1",
  "X-Clockwork-Id: a1",
  "X-ChromeLogger-Data: e30=",
  "X-ChromePhp-Data: e30=",
  'Server-Timing: db;desc="SELECT";dur=53',
])("%s is a header of a debugger or shows timings", async (header) => {
  const ids = idsOf(await look({ answer: page([header]) }));

  expect(ids.filter((id) => /debug|leak|internal|timing/.test(id))).toHaveLength(1);
});

test("PHPSESSID without any flag is no A", async () => {
  const result = await look({ answer: page(["Set-Cookie: PHPSESSID=a; Path=/"]) });

  expect(capsOf(result)).toEqual(["session-cookie"]);
  expect(["A+", "A"]).not.toContain(result.verdict.grade);
});

test("the check states what it does not judge", () => {
  const notes = owasp.notes?.map(({ en }) => en).join(" ") ?? "";

  expect(`${owasp.about.en} ${notes}`).toContain("CVE");
  expect(`${owasp.about.en} ${notes}`).toMatch(/first page/);
  expect(words.nothing.en).toBe("nothing found in what is visible from outside");
});

test("a page with 70 kB of headers is measured, over TLS and on port 80", async () => {
  const large = Array.from({ length: 70 }, (_, at) => `X-Large-${at}: ${"x".repeat(1000)}`);
  const site = await keep(serveTls({ answer: page(large) }));
  const plain = await keep(serveHttp({ answer: page(large) }));
  const pins = [{ host: "localhost", port: 80, address: plain.address, toPort: plain.port }];
  const over443 = [...pins, { host: "localhost", port: 443, address: site.address, toPort: site.port }];
  const { raw, verdict } = await measure(owasp, { host: "localhost" }, { pins: over443 });

  expect(verdict.grade).toBeDefined();
  expect(raw.plainHttp).toMatchObject([{ state: "content", reason: null }]);
  expect(verdict.findings.map(({ id }) => id)).toContain("redirect-missing");
});
