import { expect, test } from "vitest";
import { repliesFrom, to, type Answering } from "../../../test/replies.ts";
import { Failure, failure } from "../../core/failure.ts";
import { plainHttp } from "./plain-http.ts";
import { requestPage } from "./visit.ts";

const host = "a.test";
const asked = "http://a.test/p?q";

/** A timeout as the door reports it, with this many milliseconds of silence. */
function silent({ facts }: Failure, silence: number): Failure {
  return new Failure({ ...facts, params: { ...facts.params, silence } });
}

const answers: readonly (readonly [string, Answering, string, string | null])[] = [
  ["refused", failure("tcp.refused", { host, port: 80 }), "closed", "tcp.refused"],
  ["reset", silent(failure("tcp.reset", { host, port: 80 }), 3), "closed", "tcp.reset"],
  ["silent before the connection", silent(failure("timeout.tcp", { host, port: 80 }), 1990), "closed", "timeout.tcp"],
  ["silent after it", silent(failure("timeout.http", { host }), 8000), "unknown", "timeout.http"],
  [
    "silent for the rest of the time after a slow resolver",
    silent(failure("timeout.tcp", { host, port: 80 }), 300),
    "unknown",
    "timeout.tcp",
  ],
  ["not heard before the run ended", failure("timeout.tcp", { host, port: 80 }), "unknown", "timeout.tcp"],
  ["heard, but too slowly to be understood", failure("timeout.http", { host }), "unknown", "timeout.http"],
  ["hung up without an answer", silent(failure("http.closed", { host }), 3), "closed", "http.closed"],
  ["hung up on in mid-answer", failure("http.closed", { host }), "unknown", "http.closed"],
  ["reset in mid-answer", failure("tcp.reset", { host, port: 80 }), "unknown", "tcp.reset"],
  ["rejected by a firewall", failure("tcp.unreachable", { host, detail: "EHOSTUNREACH" }), "closed", "tcp.unreachable"],
  [
    "without a route from here",
    failure("tcp.unreachable", { host, detail: "ENETUNREACH" }),
    "unknown",
    "tcp.unreachable",
  ],
  ["not HTTP", failure("http.malformed", { host, detail: "HPE" }), "unknown", "http.malformed"],
  ["unresolvable", failure("timeout.dns", { host }), "unknown", "timeout.dns"],
  ["called off", failure("aborted", {}), "unknown", "aborted"],
  ["redirected to https", to("https://a.test/p?q"), "redirects", null],
  ["redirected to https elsewhere", to("https://b.test/"), "redirects", null],
  ["redirected to https and back to a page over http", to("https://back.test/"), "content", null],
  ["redirected to a closed https port", to("https://shut.test/"), "unknown", "tcp.refused"],
  ["redirected in several steps", to("http://www.a.test/"), "redirects", null],
  ["redirected to a page over http", to("http://plain.test/"), "content", null],
  ["redirected in a circle", to("http://a.test/p?q"), "not-https", "loop"],
  ["redirected to nothing", to("http://gone.test/"), "unknown", "dns.nxdomain"],
  ["redirected to another scheme", to("ftp://a.test/"), "not-https", "invalid-location"],
  ["a page", {}, "content", null],
  ["not found", { status: 404 }, "content", null],
  ["a redirect without Location", { status: 302 }, "content", null],
  ["broken", { status: 500 }, "unknown", "http.status.500"],
  ["behind a rate limit", { status: 429 }, "unknown", "http.status.429"],
  ["waiting for a request that it has", { status: 408 }, "unknown", "http.status.408"],
  ["a bot challenge", { status: 403, headers: [["cf-mitigated", "challenge"]] }, "unknown", "http.challenge"],
];

test.for(answers)("port 80 is %s", async ([, answer, state, reason]) => {
  const { context } = repliesFrom({
    [asked]: answer,
    "http://www.a.test/": to("https://www.a.test/"),
    "http://plain.test/": {},
    "https://a.test/p?q": {},
    "https://b.test/": {},
    "https://www.a.test/": {},
    "https://back.test/": to("http://plain.test/"),
    "https://shut.test/": failure("tcp.refused", { host, port: 443 }),
  });

  expect(await plainHttp(context, "https://a.test/p?q")).toMatchObject({ state, reason });
});

test("the URL of an unknown result is the one that did not answer", async () => {
  const { context } = repliesFrom({
    [asked]: to("https://shut.test/"),
    "https://shut.test/": failure("tcp.refused", { host, port: 443 }),
  });

  expect(await plainHttp(context, "https://a.test/p?q")).toMatchObject({ state: "unknown", url: "https://shut.test/" });
});

test("port 80 has two seconds to connect and as long as the page to answer, and is requested once in a run", async () => {
  const { context, asked: requests } = repliesFrom({ [asked]: to("https://a.test/"), "https://a.test/": {} });
  await requestPage(context, "https://a.test/");
  const found = await plainHttp(context, "https://a.test/p?q", { namedBy: "192.0.2.7" });

  expect(found).toEqual({ state: "redirects", url: "https://a.test/", status: 200, reason: null });
  expect(requests).toEqual([
    expect.objectContaining({ url: "https://a.test/" }),
    { url: asked, namedBy: "192.0.2.7", acceptance: 2000, limit: 524_288 },
  ]);
});

test.for(["https://a.test:8443/", "http://a.test/", "http://a.test:443/"])(
  "%s has no port 80 counterpart",
  async (url) => {
    const { context, asked: requests } = repliesFrom({});

    expect(await plainHttp(context, url)).toBeNull();
    expect(requests).toEqual([]);
  },
);

const json: Answering = { headers: [["content-type", "application/json"]] };
const problem: Answering = { status: 403, headers: [["content-type", "application/problem+json"]] };

test.for<[what: string, plain: Answering, page: Answering, state: string]>([
  ["an API that refuses", problem, json, "refused"],
  ["an API that asks for an upgrade", { status: 426 }, json, "refused"],
  ["an API that finds nothing", { status: 404, headers: [["content-type", "text/plain"]] }, json, "refused"],
  ["an API that redirects", to("https://a.test/p?q"), json, "redirects"],
  ["an API that answers", json, json, "content"],
  ["an API that asks for credentials", { status: 401 }, json, "content"],
  ["an API that allows no method", { status: 405 }, json, "content"],
  // The cookie goes over the network in clear.
  ["an API that sets a cookie", { status: 404, headers: [["set-cookie", "id=1"]] }, json, "content"],
  ["an API with a page", { status: 404, headers: [["content-type", "text/html"]] }, json, "content"],
  ["an API with a page without a type", { status: 404, body: "<!doctype html><p>no" }, json, "content"],
  ["a site that refuses", problem, { headers: [["content-type", "text/html"]] }, "content"],
  ["a feed that refuses", problem, { headers: [["content-type", "application/rss+xml"]] }, "content"],
  ["a site without a type that refuses", problem, {}, "content"],
  ["an API without a root", problem, { ...json, status: 404 }, "refused"],
  ["an API that is broken", problem, { ...json, status: 500 }, "content"],
  ["an API that cannot be reached", problem, failure("tcp.refused", { host, port: 443 }), "content"],
])("port 80 of %s", async ([, plain, page, state]) => {
  const url = "https://a.test/p?q";
  const { context } = repliesFrom({ [asked]: plain, [url]: page });

  expect((await plainHttp(context, url))?.state).toBe(state);
  const named = repliesFrom({ [asked]: plain, [url]: page });
  expect((await plainHttp(named.context, url, { namedBy: "192.0.2.7" }))?.state).toBe(state);
});
