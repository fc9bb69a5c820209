import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { commandLine, keep, measure } from "../engine.ts";
import { redirect } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

const secure = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "X-Content-Type-Options: nosniff",
  "X-Frame-Options: DENY",
  "Referrer-Policy: no-referrer",
];
const api = reply({ headers: ["Content-Type: application/json", ...secure], body: '{"ok":true}' });
const problem = ["Content-Type: application/problem+json"];

/** An API at https with this port 80. */
async function world(plain: Answer, page: Answer = api) {
  const tls = await keep(serveTls({ answer: page }));
  const port80 = await keep(serveHttp({ answer: plain }));
  return [
    { host: "localhost", port: 443, address: "127.0.0.1", toPort: tls.port },
    { host: "localhost", port: 80, address: "127.0.0.1", toPort: port80.port },
  ];
}

test.for<[what: string, plain: Answer, state: string]>([
  ["refuses", reply({ status: 403, headers: problem, body: "{}" }), "refused"],
  ["asks for an upgrade", reply({ status: 426, headers: ["Upgrade: TLS/1.2"] }), "refused"],
  ["redirects", redirect("https://localhost/"), "redirects"],
  ["answers", reply({ headers: ["Content-Type: application/json"], body: "{}" }), "content"],
  ["refuses with a page", reply({ status: 403, headers: ["Content-Type: text/html"], body: "<p>No" }), "content"],
])("an API whose port 80 %s", async ([, plain, state]) => {
  const { raw, verdict } = await measure(http, { url: "https://localhost/" }, { pins: await world(plain) });

  expect([raw.plainHttp?.state, verdict.grade, verdict.coverage]).toEqual([state, "A+", 100]);
  expect(verdict.findings.map(({ id }) => id)).toEqual([
    ...(state === "content" ? ["redirect-missing"] : []),
    "isolation-missing",
  ]);
  expect(http.raw.parse(raw)).toEqual(raw);
});

test("the gate passes an API that refuses plain HTTP, and no page that does", async () => {
  const refusing = reply({ status: 403, headers: problem, body: "{}" });
  const page = reply({ headers: ["Content-Type: text/html", ...secure], body: "<!doctype html>" });
  const gated = async (answer: Answer) => {
    const { verdict } = await measure(
      gate,
      { url: "https://localhost/" },
      { ...commandLine, pins: await world(refusing, answer) },
    );
    return verdict.findings.map(({ id }) => id).filter((id) => id.startsWith("https-"));
  };

  expect([await gated(api), await gated(page)]).toEqual([[], ["https-bypassed"]]);
});
