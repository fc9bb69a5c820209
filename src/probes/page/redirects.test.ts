import { expect, test } from "vitest";
import { repliesFrom, to, type Answering, type Said } from "../../../test/replies.ts";
import { failure } from "../../core/failure.ts";
import { redirectLimit, redirects } from "./redirects.ts";

const start = "https://a.test/";

async function follow(table: Readonly<Record<string, Answering>>) {
  const { context, asked } = repliesFrom(table);
  const journey = await redirects(context, start);
  return { journey, asked, way: journey.hops.map(({ url }) => url) };
}

test("a page that answers directly is a journey of one hop", async () => {
  const { journey } = await follow({ [start]: { status: 404 } });

  expect(journey).toMatchObject({ end: { kind: "answered" }, url: start, named: {}, reply: { status: 404 } });
  expect(journey.hops).toEqual([
    {
      url: start,
      status: 404,
      location: null,
      downgrade: false,
      ms: 5,
      address: "192.0.2.10",
      roundTrips: 1,
      headers: [],
    },
  ]);
});

test("every hop is named by the previous party", async () => {
  const { journey, asked, way } = await follow({
    [start]: { ...to("http://b.test/x?y#z"), address: "192.0.2.1" },
    "http://b.test/x?y": { ...to("//u:p@c.test"), address: "192.0.2.2" },
    "http://c.test/": { address: "192.0.2.3" },
  });

  expect(way).toEqual([start, "http://b.test/x?y", "http://c.test/"]);
  expect(asked.map(({ namedBy }) => namedBy)).toEqual([undefined, "192.0.2.1", "192.0.2.2"]);
  expect(journey.named).toEqual({ namedBy: "192.0.2.2" });
  expect(journey.hops.map(({ downgrade }) => downgrade)).toEqual([true, false, false]);
});

test.for<[string, Readonly<Record<string, Answering>>, string, number]>([
  ["a circle of one", { [start]: to("/") }, "loop", 1],
  ["a circle of two", { [start]: to("/b"), "https://a.test/b": to("/") }, "loop", 2],
  ["a circle that sets the same cookie again", { [start]: to("/", 302, ["Set-Cookie", "a=b"]) }, "loop", 2],
  [
    "a loop whose cookies are for other hosts",
    { [start]: to("/", 302, ["Set-Cookie", "a=b; domain=c.test"]) },
    "loop",
    1,
  ],
  ["a loop whose cookie has expired", { [start]: to("/", 302, ["Set-Cookie", "a=b; max-age=0"]) }, "loop", 1],
  ["another scheme", { [start]: to("ftp://b.test/") }, "invalid-location", 1],
  ["a Location without meaning", { [start]: to("https://[") }, "invalid-location", 1],
  ["a name that does not exist", { [start]: to("https://gone.test/") }, "failed", 1],
  [
    "a private address",
    {
      [start]: to("https://in.test/"),
      "https://in.test/": failure("address.private", { host: "in.test", address: "10.0.0.1" }),
    },
    "private",
    1,
  ],
])("%s ends the journey", async ([, table, kind, hops]) => {
  const { journey } = await follow(table);

  expect(journey.end.kind).toBe(kind);
  expect(journey.hops).toHaveLength(hops);
});

test("a later hop that fails gives its reason, and the journey so far is kept", async () => {
  const { journey } = await follow({ [start]: to("https://gone.test/") });

  expect(journey).toMatchObject({
    end: { kind: "failed", failure: { id: "dns.nxdomain" } },
    url: start,
    hops: [{ location: "https://gone.test/" }],
  });
});

test("a failure of the first hop fails the whole journey", async () => {
  await expect(follow({})).rejects.toMatchObject({ facts: { id: "dns.nxdomain" } });
});

test("a loop that a cookie ends is not a loop, as in browsers", async () => {
  const { journey, asked } = await follow({
    [start]: ({ headers }) =>
      headers?.["cookie"] === "seen=1; mode=2"
        ? { body: "welcome" }
        : to("/", 302, ["Set-Cookie", "seen=1; Path=/"], ["Set-Cookie", "mode=2; Domain=a.test; Secure"]),
  });

  expect(journey.end.kind).toBe("answered");
  expect(journey.hops).toHaveLength(2);
  expect(asked.map(({ headers }) => headers?.["cookie"])).toEqual([undefined, "seen=1; mode=2"]);
});

const seen = "https://a.test/shop/in?x";

test.for<[name: string, from: string, cookie: string, back: string, end: string]>([
  ["for another path", seen, "seen=1; Path=/other", seen, "loop"],
  ["for the directory of the page, unsaid", seen, "seen=1", seen, "answered"],
  ["for that directory", seen, "seen=1; Path=/shop", seen, "answered"],
  ["for that directory, with a slash", seen, "seen=1; Path=/shop/", seen, "answered"],
  ["for a directory that begins alike", seen, "seen=1; Path=/sho", seen, "loop"],
  ["for everything", seen, "seen=1; Path=/", seen, "answered"],
  ["with an invalid path, so for its directory", seen, "seen=1; Path=shop", seen, "answered"],
  ["that is secure", seen, "seen=1; Secure", seen, "answered"],
  ["for other sites that is not secure", seen, "seen=1; SameSite=None", seen, "loop"],
  ["that is secure, by plain HTTP", "http://a.test/", "seen=1; Secure", "http://a.test/", "loop"],
])("a loop ended by a cookie %s", async ([, from, cookie, back, end]) => {
  const { context } = repliesFrom({
    [from]: ({ headers }) => (headers?.["cookie"] === "seen=1" ? {} : to(back, 302, ["Set-Cookie", cookie])),
  });
  const journey = await redirects(context, from);

  expect(journey.end.kind).toBe(end);
});

test("a loop whose cookie counts upwards ends at the limit", async () => {
  let count = 0;
  const { journey } = await follow({ [start]: () => to("/", 302, ["Set-Cookie", `n=${count++}`]) });

  expect(journey.end.kind).toBe("limit");
});

test.for<[number, string]>([
  [redirectLimit, "answered"],
  [redirectLimit + 1, "limit"],
])("%i redirects: %s", async ([count, kind]) => {
  const way = Array.from(
    { length: count },
    (_, step) => [step === 0 ? start : `https://a.test/${step}`, to(`/${step + 1}`)] as const,
  );
  const { journey } = await follow({ ...Object.fromEntries(way), [`https://a.test/${count}`]: {} });

  expect(journey.end.kind).toBe(kind);
  expect(journey.hops).toHaveLength(redirectLimit + 1);
});

const meta = (url: string, delay = "0"): string => `<meta http-equiv=refresh content="${delay}; url=${url}">`;
const html = ["Content-Type", "text/html; charset=utf-8"] as const;
const there = "https://b.test/x";
const dispositions = [
  ["Content-Disposition", "inline"],
  ["Content-Disposition", "attachment"],
] as const;
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="refresh" content="0;url=${there}"/></head></html>`;

test.for<[name: string, answer: Answering]>([
  ["a Refresh header", { headers: [html, ["Refresh", `0; url=${there}`]] }],
  ["a <meta>", { headers: [html], body: meta(there) }],
  ["a <meta> in the body", { headers: [html], body: `<body>hello${meta(there)}` }],
  ["a <meta> after a second", { headers: [html], body: meta(there, "1") }],
  ["the earlier of two", { headers: [html], body: meta(there) + meta("/later", "1") }],
  ["the later of two equal ones", { headers: [html], body: meta("/first") + meta(there) }],
  ["a <meta> that is as soon as the header", { headers: [html, ["Refresh", "0; url=/header"]], body: meta(there) }],
  ["a header that is sooner than a <meta>", { headers: [html, ["Refresh", `0; ${there}`]], body: meta("/meta", "1") }],
  ["a <meta> below a base", { headers: [html], body: `<base href=https://b.test/>${meta("x")}` }],
  ["a <meta> of the last of two types", { headers: [["Content-Type", "text/plain"], html], body: meta(there) }],
  ["a <meta> of a page that looks like one", { headers: [["Content-Type", "foo"]], body: `<p>${meta(there)}` }],
  ["a header with a sandbox", { headers: [html, ["Refresh", `0; ${there}`], ["Content-Security-Policy", "sandbox"]] }],
])("a page that redirects by %s is a hop", async ([, answer]) => {
  const { journey, way, asked } = await follow({ [start]: answer, [there]: { address: "192.0.2.3" } });

  expect(way).toEqual([start, there]);
  expect(journey).toMatchObject({
    end: { kind: "answered" },
    url: there,
    hops: [{ isRefresh: true, location: there }, {}],
  });
  expect(asked.map(({ namedBy }) => namedBy)).toEqual([undefined, "192.0.2.10"]);
});

test.for<[name: string, answer: Answering]>([
  ["after two seconds", { headers: [html], body: meta(there, "2") }],
  ["to itself", { headers: [html], body: meta(`${start}#top`) }],
  ["to nowhere", { headers: [html, ["Refresh", "0"]] }],
  ["to a script", { headers: [html, ["Refresh", "0; url=javascript:alert(1)"]] }],
  ["of the first of two types", { headers: [html, ["Content-Type", "text/plain"]], body: meta(there) }],
  ["from apparent plain text", { headers: [], body: `hello ${meta(there)}` }],
  ["from a document of XML", { headers: [["Content-Type", "application/xhtml+xml"]], body: xhtml }],
  ["from an error page", { status: 404, headers: [html], body: meta(there) }],
  [
    "from a text",
    {
      headers: [
        ["Content-Type", "text/plain"],
        ["Refresh", `0; ${there}`],
      ],
    },
  ],
  ["from a download", { headers: [html, ["Refresh", `0; ${there}`], ["Content-Disposition", "attachment"]] }],
  ["from a sandbox", { headers: [html, ["Content-Security-Policy", "sandbox"]], body: meta(there) }],
  ["for those without scripts", { headers: [html], body: `<noscript>${meta(there)}</noscript>` }],
  ["that a bot challenge sends", { headers: [html, ["cf-mitigated", "challenge"]], body: meta(there) }],
])("a refresh %s is not followed", async ([, answer]) => {
  const { journey, way } = await follow({ [start]: answer, [there]: {} });

  expect(way).toEqual([start]);
  expect(journey.end.kind).toBe("answered");
});

function refresh(url: string): Answering {
  return { headers: [html], body: meta(url) };
}

test("refreshes can form a loop, count as redirects, and may lead from https to http", async () => {
  const steps = Array.from({ length: 22 }, (_, step) => [`https://a.test/${step}`, refresh(`/${step + 1}`)] as const);
  const circle = await follow({ [start]: refresh("/b"), "https://a.test/b": refresh("/") });
  const long = await follow({ [start]: refresh("/0"), ...Object.fromEntries(steps) });
  const down = await follow({ [start]: refresh("http://a.test/"), "http://a.test/": {} });

  expect(circle.journey.end.kind).toBe("loop");
  expect(long.journey).toMatchObject({ end: { kind: "limit" }, hops: { length: redirectLimit + 1 } });
  expect(down.journey.hops.map(({ downgrade }) => downgrade)).toEqual([true, false]);
});

test.for<[name: string, answer: Said]>([
  ["a value", { headers: [["X-Odd", "a\0b"]] }],
  ["a Location", to("https://b.test/\0")],
  ["the status line", { oddities: [{ kind: "nul-byte", seen: "HTTP/1.1 200" }] }],
])("a NUL byte in %s ends the journey", async ([, answer]) => {
  const { journey } = await follow({ [start]: answer });

  expect(journey).toMatchObject({ end: { kind: "nul-byte" }, hops: [{ location: null }] });
});

test.for<[name: string, answer: Answering, end: string]>([
  ["Content-Disposition headers that differ", { headers: [html, ...dispositions] }, "content-disposition"],
  ["such headers of a redirect", to(there, 302, ...dispositions), "content-disposition"],
  ["such headers of an error of the server", { status: 503, headers: [html, ...dispositions] }, "answered"],
  ["a body that is no gzip", { headers: [html, ["Content-Encoding", "gzip"]], body: meta(there) }, "content-encoding"],
  ["a body that is no Brotli", { headers: [html, ["Content-Encoding", "br"]], body: meta(there) }, "content-encoding"],
  ["an empty body", { headers: [html, ["Content-Encoding", "gzip"]], body: "" }, "answered"],
  [
    "a body that is gzip only on request",
    ({ headers }) => ({
      headers: headers?.["accept-encoding"] ? [html] : [html, ["Content-Encoding", "gzip"]],
      body: "hello",
    }),
    "answered",
  ],
])("%s: whether browsers reject the reply", async ([, answer, end]) => {
  const { journey } = await follow({ [start]: answer, [there]: {} });

  expect(journey).toMatchObject({ end: { kind: end }, hops: [{ location: null }] });
});

test("a page with an unknown content coding is read undecoded", async () => {
  const answer = { headers: [html, ["Content-Encoding", "aws-chunked"] as const], body: meta(there) };

  expect((await follow({ [start]: answer, [there]: {} })).way).toEqual([start, there]);
});

test("two callers in one run share one journey", async () => {
  const { context, asked } = repliesFrom({ [start]: {} });
  const [one, other] = await Promise.all([redirects(context, start), redirects(context, start)]);

  expect(one).toBe(other);
  expect(asked).toHaveLength(1);
});
