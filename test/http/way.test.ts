import { expect, test } from "vitest";
import { http, type HttpRaw } from "../../src/checks/http/index.ts";
import { keep, measure } from "../engine.ts";
import { redirect } from "../twins/answers.ts";
import { chainFor, type ChainKind } from "../twins/pki/pki.ts";
import { reply, replyBytes, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const page = reply({
  headers: [
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Permissions-Policy: camera=(), microphone=(), geolocation=()",
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  body: "<!doctype html>",
});

/** A redirect from one host over another to the page, over three servers, the middle one with the given options. */
async function through(kind: ChainKind, options: TlsTwinOptions = {}) {
  const names = { first: "a.test", middle: "b.test", last: "c.test" } as const;
  const places = [
    {
      host: names.first,
      served: chainFor("good", { names: [names.first] }),
      answer: redirect(`https://${names.middle}/`),
    },
    {
      host: names.middle,
      served: chainFor(kind, { names: [names.middle] }),
      ...options,
      answer: redirect(`https://${names.last}/`),
    },
    { host: names.last, served: chainFor("good", { names: [names.last] }), answer: page },
  ];
  const closed = await closedPort();
  const twins = await Promise.all(places.map(async ({ host, ...how }) => ({ host, twin: await keep(serveTls(how)) })));
  const pins = twins.flatMap(({ host, twin }) => [
    { host, port: 443, address: "127.0.0.1", toPort: twin.port },
    { host, port: 80, address: "127.0.0.1", toPort: closed },
  ]);
  const { raw: seen, verdict } = await measure(http, { url: "https://a.test/" }, { pins });
  return { seen, verdict, connections: twins.map(({ twin }) => twin.connections()) };
}

test.for<[ChainKind, HttpRaw["certificateRejection"]]>([
  ["self-signed", { problems: ["untrusted"] }],
  ["expired", { problems: ["expired"] }],
  ["unknown authority", { problems: ["untrusted"] }],
  ["rsa 1024", { problems: ["weak-key"] }],
  ["client purpose", { problems: ["wrong-purpose"] }],
  ["sha1 signature", { problems: ["weak-signature"] }],
])("browsers do not continue through a host whose certificate is %s", async ([kind, identity]) => {
  const { seen, verdict, connections } = await through(kind);

  expect(seen).toMatchObject({
    redirectOutcome: "answered",
    finalUrl: "https://c.test/",
    certificateRejection: { problems: [] },
  });
  expect(seen.redirectChain.map((hop) => hop.certificateRejection)).toEqual([
    { problems: [] },
    identity,
    { problems: [] },
  ]);
  expect(verdict).toMatchObject({ grade: "F", uncapped: "A+", status: "fail" });
  expect(verdict.findings).toContainEqual(expect.objectContaining({ id: "redirect-certificate", subject: "b.test" }));
  // Each certificate is from the connection that redirected.
  expect(connections).toEqual([1, 1, 1]);
});

test("a redirect chain through accepted hosts lowers no grade", async () => {
  const { verdict } = await through("good");

  expect(verdict).toMatchObject({ grade: "A+", status: "pass", caps: [] });
});

test("browsers do not continue through a host with only TLS 1.0", async () => {
  const { seen, verdict } = await through("good", oldVersions["TLS 1.0"]);

  expect(seen.redirectChain.map((hop) => hop.certificateRejection?.problems)).toEqual([[], ["obsolete-version"], []]);
  expect(verdict).toMatchObject({ grade: "F", uncapped: "A+" });
});

/** A page whose head follows its headers after this many milliseconds. */
function slowHead(milliseconds: number): Answer {
  const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`;
  return (socket) => {
    const headers = ["Content-Type: text/html", "X-Content-Type-Options: nosniff", "Transfer-Encoding: chunked"];
    socket.write(replyBytes({ headers }));
    const timer = setTimeout(() => socket.write(`${head.length.toString(16)}\r\n${head}\r\n0\r\n\r\n`), milliseconds);
    socket.once("close", () => clearTimeout(timer));
  };
}

test("a policy in a <meta> that arrives too late counts neither as present nor as absent", async () => {
  const [soon, late] = await Promise.all(
    [10, 4500].map(async (milliseconds) => {
      const twin = await keep(serveTls({ answer: slowHead(milliseconds) }));
      return measure(http, { url: `https://localhost:${twin.port}/` });
    }),
  );

  expect(soon?.raw.meta).toMatchObject({ isComplete: true, csp: [expect.any(String)] });
  expect(soon?.verdict.grade).toBe("D");
  expect(late?.raw.meta).toEqual({ isComplete: false, csp: [], referrer: [] });
  expect(late?.verdict).not.toHaveProperty("grade");
  expect(late?.verdict.findings.map(({ id }) => id)).toContain("page-unread");
  expect(late?.verdict.findings.map(({ id }) => id)).not.toContain("csp-missing");
});
