import { expect, test } from "vitest";
import { owasp } from "../../src/checks/owasp/index.ts";
import type { Pin } from "../../src/net/route.ts";
import { keep, measure } from "../engine.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor, intermediate, leafOf, served as chainOf } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { sixHeaders, type Result, page, look, idsOf, capsOf, onUsualPorts } from "./scene.ts";

test("a site that is unreachable over https is served over plain HTTP", async () => {
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: await closedPort(), plain: plain.port });

  expect(capsOf(result)).toEqual(["plain-http"]);
  expect(idsOf(result)).toEqual(expect.arrayContaining(["plain-http", "redirect-missing"]));
  expect(result.verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(result.raw.tls).toMatchObject([{ host: "shop.example", reason: "tcp.refused" }]);
});

test("HSTS on a redirect leads to https, not to the page on port 80", async () => {
  const away = reply({ status: 302, headers: [...sixHeaders, "Location: http://shop.example/home"] });
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : page())(socket, asked, reset);
  const site = await keep(serveTls({ answer, served: chainFor("good", { names: ["shop.example"] }) }));
  const plain = await keep(
    serveHttp({ answer: reply({ status: 301, headers: ["Location: https://shop.example/home"] }) }),
  );
  const result = await onUsualPorts({ secure: site.port, plain: plain.port });

  expect(result.raw).toMatchObject({ redirectChain: [], page: { url: "https://shop.example/home" } });
  expect(result.verdict.grade).toBe("A+");
});

test("a site on port 80 whose https is silent until the run ends", async () => {
  const plain = await keep(serveHttp({ answer: page() }));
  const deaf = await keep(serveTcp(stayingSilent()));
  const result = await onUsualPorts({ secure: deaf.port, plain: plain.port }, "shop.example", 2500);

  expect(capsOf(result)).toEqual(["plain-http"]);
});

test("a closed host whose port 80 redirects to a good page elsewhere", async () => {
  const secure = await keep(serveTls({ answer: page(), served: chainFor("good") }));
  const location = `Location: https://localhost:${secure.port}/`;
  const plain = await keep(serveHttp({ answer: reply({ status: 301, headers: [location] }) }));
  const result = await onUsualPorts({ secure: await closedPort(), plain: plain.port });

  expect(result.verdict).toMatchObject({ grade: "A+", caps: [] });
  expect(idsOf(result)).toEqual(["https-closed"]);
  expect(result.raw).toMatchObject({ requestedScheme: "http", page: { url: `https://localhost:${secure.port}/` } });
});

test("port 80 of the host counts where the page is on another host", async () => {
  const www = await keep(serveTls({ answer: page(), served: chainFor("good") }));
  const location = `Location: https://localhost:${www.port}/`;
  const shop = await keep(
    serveTls({
      answer: reply({ status: 301, headers: [location] }),
      served: chainOf(leafOf({ names: ["shop.example"] }), intermediate),
    }),
  );
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: shop.port, plain: plain.port });

  expect(idsOf(result)).toContain("redirect-missing");
});

test("port 80 next to a good site", async () => {
  const served = chainFor("good");
  const secure = await keep(serveTls({ answer: page(), served }));
  const open = await keep(serveHttp({ answer: page() }));

  const content = await onUsualPorts({ secure: secure.port, plain: open.port }, "localhost");
  const closed = await onUsualPorts({ secure: secure.port, plain: await closedPort() }, "localhost");

  expect(idsOf(content)).toEqual(["redirect-missing"]);
  expect(idsOf(closed)).toEqual([]);
});

test("the page's own origin counts, too", async () => {
  const old = await keep(serveTls({ answer: page(), served: chainFor("expired") }));
  const location = `Location: https://localhost:${old.port}/`;
  const result = await look({ answer: reply({ status: 301, headers: [location] }) });

  expect(result.raw.tls.map(({ port, grade }) => [port === old.port, grade === "F"])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(capsOf(result)).toEqual(["tls-refused"]);
});

/** A host that redirects to another one, which redirects back to its page. */
async function by(between: string, served: TlsTwinOptions["served"], headers: readonly string[] = []): Promise<Result> {
  const away = redirectTo(`https://${between}/sso`);
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : page())(socket, asked, reset);
  const secure = await keep(serveTls({ answer, served: chainFor("good") }));
  const other = await keep(
    serveTls({ answer: redirectTo("https://localhost/back", headers), ...(served && { served }) }),
  );
  const pins: readonly Pin[] = [
    { host: "localhost", port: 443, address: "127.0.0.1", toPort: secure.port },
    { host: "localhost", port: 80, address: "127.0.0.1", toPort: await closedPort() },
    { host: between, port: 443, address: "127.0.0.1", toPort: other.port },
  ];
  return measure(owasp, { host: "localhost" }, { pins });
}

function redirectTo(url: string, headers: readonly string[] = []): Answer {
  return reply({ status: 302, headers: [...sixHeaders, `Location: ${url}`, ...headers] });
}

test.for<[what: string, served: TlsTwinOptions["served"], grade: string, findings: readonly string[]]>([
  ["has another name", chainFor("good"), "F", ["tls-refused"]],
  ["has expired", chainFor("expired", { names: ["login.example"] }), "F", ["tls-refused"]],
  ["holds", chainOf(leafOf({ names: ["login.example"] }), intermediate), "A+", []],
])("a host on the redirect chain whose certificate %s", async ([, served, grade, findings]) => {
  const result = await by("login.example", served);

  expect(idsOf(result)).toEqual(findings);
  expect(result.verdict.grade).toBe(grade);
  expect(result.raw.page).toMatchObject({ grade: "A+" });
});

test("plain HTTP on the redirect chain from https to the page", async () => {
  // With HSTS on the redirect, browsers would go to https. The page sends it, so it is stored after the visit.
  const away = reply({ status: 302, headers: ["Location: http://localhost/mid"] });
  const answer: Answer = (socket, asked, reset) => (asked.path === "/" ? away : page())(socket, asked, reset);
  const secure = await keep(serveTls({ answer, served: chainFor("good") }));
  const plain = await keep(serveHttp({ answer: redirectTo("https://localhost/end") }));
  const result = await onUsualPorts({ secure: secure.port, plain: plain.port }, "localhost");

  expect(idsOf(result)).toEqual(["hop-in-clear"]);
  expect(result.raw).toMatchObject({
    redirectChain: [{ host: "localhost", port: 80, state: "clear" }],
    page: { grade: "A+" },
  });
});

const shop = chainOf(leafOf({ names: ["shop.example"] }), intermediate);

test.for<[what: string, secure: TlsTwinOptions, plain: Answer, grade: string, findings: readonly string[]]>([
  [
    "an error over https, and content",
    { answer: reply({ status: 503, headers: [] }) },
    page(),
    "-",
    ["page-unseen", "redirect-missing"],
  ],
  [
    "an error over https with an expired certificate",
    { answer: reply({ status: 503, headers: [] }), served: chainFor("expired", { names: ["shop.example"] }) },
    page(),
    "F",
    ["tls-refused", "page-unseen", "redirect-missing"],
  ],
  ["an error", {}, reply({ status: 503, headers: [] }), "A+", ["port80-unknown"]],
  ["a bot check", {}, reply({ status: 403, headers: ["cf-mitigated: challenge"] }), "A+", ["port80-unknown"]],
  ["a redirect to an unresolvable host", {}, redirectTo("https://dead.example/"), "A+", ["port80-unknown"]],
  ["a way to an expired certificate", {}, redirectTo("https://old.example/"), "A+", ["redirect-refused"]],
  [
    "what it is made of, and a session",
    {},
    reply({
      status: 301,
      headers: [
        "Location: https://shop.example/",
        "X-Powered-By: PHP/5.3.3",
        "Set-Cookie: sid=1; Secure",
        "Set-Cookie: PHPSESSID=1; HttpOnly; SameSite=Lax",
      ],
    }),
    "C",
    ["end-of-life", "cookie-insecure"],
  ],
])("port 80 answers %s", async ([, secure, plain, grade, findings]) => {
  const good = await keep(serveTls({ answer: page(), served: shop, ...secure }));
  const open = await keep(serveHttp({ answer: plain }));
  const old = await keep(serveTls({ answer: page(), served: chainFor("expired", { names: ["old.example"] }) }));
  const pins: readonly Pin[] = [
    { host: "shop.example", port: 443, address: "127.0.0.1", toPort: good.port },
    { host: "shop.example", port: 80, address: "127.0.0.1", toPort: open.port },
    { host: "old.example", port: 443, address: "127.0.0.1", toPort: old.port },
    { host: "dead.example", port: 443, address: "127.0.0.1", toPort: await closedPort() },
  ];
  const result = await measure(owasp, { host: "shop.example" }, { pins });

  expect(idsOf(result)).toEqual(expect.arrayContaining([...findings]));
  expect(idsOf(result)).toHaveLength(findings.length);
  expect(result.verdict.grade ?? "-").toBe(grade);
  expect(owasp.raw.parse(result.raw)).toEqual(result.raw);
});

test("cookies of another host on the chain are not counted", async () => {
  const foreign = chainOf(leafOf({ names: ["login.example"] }), intermediate);
  const result = await by("login.example", foreign, ["Set-Cookie: idp=1"]);

  expect(result.raw.cookies).toEqual([]);
});
