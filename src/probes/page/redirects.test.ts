import { expect, test } from "vitest";
import { repliesFrom, to, type Answering } from "../../../test/replies.ts";
import { failure } from "../../core/failure.ts";
import { redirectLimit, redirects } from "./redirects.ts";

const start = "https://a.test/";

async function follow(table: Readonly<Record<string, Answering>>) {
  const { context, asked } = repliesFrom(table);
  const journey = await redirects(context, start);
  return { journey, asked, way: journey.hops.map(({ url }) => url) };
}

test("a page that answers is the end of a way of one hop", async () => {
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

test("every hop is named by the party before it", async () => {
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
  ["a circle whose cookies are for others", { [start]: to("/", 302, ["Set-Cookie", "a=b; domain=c.test"]) }, "loop", 1],
  ["a circle whose cookie has expired", { [start]: to("/", 302, ["Set-Cookie", "a=b; max-age=0"]) }, "loop", 1],
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
])("%s ends the way", async ([, table, kind, hops]) => {
  const { journey } = await follow(table);

  expect(journey.end.kind).toBe(kind);
  expect(journey.hops).toHaveLength(hops);
});

test("a later hop that fails says why; the way until there is kept", async () => {
  const { journey } = await follow({ [start]: to("https://gone.test/") });

  expect(journey).toMatchObject({
    end: { kind: "failed", failure: { id: "dns.nxdomain" } },
    url: start,
    hops: [{ location: "https://gone.test/" }],
  });
});

test("the first hop that fails is the failure of the whole", async () => {
  await expect(follow({})).rejects.toMatchObject({ facts: { id: "dns.nxdomain" } });
});

test("a circle that a cookie breaks is none: browsers would arrive", async () => {
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
  ["with a path that is none, so for its directory", seen, "seen=1; Path=shop", seen, "answered"],
  ["that is secure", seen, "seen=1; Secure", seen, "answered"],
  ["for other sites that is not secure", seen, "seen=1; SameSite=None", seen, "loop"],
  ["that is secure, by plain HTTP", "http://a.test/", "seen=1; Secure", "http://a.test/", "loop"],
])("a circle broken by a cookie %s", async ([, from, cookie, back, end]) => {
  const { context } = repliesFrom({
    [from]: ({ headers }) => (headers?.["cookie"] === "seen=1" ? {} : to(back, 302, ["Set-Cookie", cookie])),
  });
  const journey = await redirects(context, from);

  expect(journey.end.kind).toBe(end);
});

test("a circle whose cookie counts upwards ends at the limit", async () => {
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

test("two parties in one run share one journey", async () => {
  const { context, asked } = repliesFrom({ [start]: {} });
  const [one, other] = await Promise.all([redirects(context, start), redirects(context, start)]);

  expect(one).toBe(other);
  expect(asked).toHaveLength(1);
});
