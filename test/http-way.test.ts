import { expect, test } from "vitest";
import { http, type HttpRaw } from "../src/checks/http/index.ts";
import { keep, measure } from "./engine.ts";
import { redirect } from "./twins/answers.ts";
import { chainFor, type ChainKind } from "./twins/pki.ts";
import { reply } from "./twins/raw-http.ts";
import { closedPort } from "./twins/tcp.ts";
import { serveTls } from "./twins/tls.ts";

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

/** The way from one name to another and on to the page, over three servers of which the middle one is as told. */
async function through(kind: ChainKind) {
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

test.for<[ChainKind, HttpRaw["identity"]]>([
  ["self-signed", { problems: ["untrusted"] }],
  ["expired", { problems: ["expired"] }],
  ["unknown authority", { problems: ["untrusted"] }],
])("no browser goes on through a host whose certificate is %s", async ([kind, identity]) => {
  const { seen, verdict, connections } = await through(kind);

  expect(seen).toMatchObject({ end: "answered", finalUrl: "https://c.test/", identity: { problems: [] } });
  expect(seen.hops.map((hop) => hop.identity)).toEqual([{ problems: [] }, identity, { problems: [] }]);
  expect(verdict).toMatchObject({ grade: "F", uncapped: "A+", status: "fail" });
  expect(verdict.findings).toContainEqual(
    expect.objectContaining({ id: "redirect-certificate", subject: "https://b.test/" }),
  );
  // Every certificate is that of the connection which redirected.
  expect(connections).toEqual([1, 1, 1]);
});

test("a way through hosts that browsers accept lowers nothing", async () => {
  const { verdict } = await through("good");

  expect(verdict).toMatchObject({ grade: "A+", status: "pass", caps: [] });
});
