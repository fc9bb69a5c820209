import { expect, test } from "vitest";
import { repliesFrom, to, type Answering } from "../../../test/replies.ts";
import { travel } from "./redirects.ts";

const year = "max-age=31536000";

function hsts(policy: string): readonly [string, string] {
  return ["Strict-Transport-Security", policy];
}

/** The URLs of a journey; `untrusted` are hosts whose certificate browsers reject. */
async function follow(start: string, table: Readonly<Record<string, Answering>>, untrusted: readonly string[] = []) {
  const { context } = repliesFrom(table);
  const { hops } = await travel(
    { url: start },
    {
      now: context.now(),
      isTrusted: async ({ request }) => !untrusted.includes(new URL(request.url).hostname),
      send: (request) => context.net.http(request),
    },
  );
  return { hops, way: hops.map(({ url }) => url) };
}

// RFC 6797 §8.3
test.for<[name: string, policy: string, location: string, next: string]>([
  ["the same host", year, "http://a.test/x?y", "https://a.test/x?y"],
  ["port 80, written", year, "http://a.test:80/x", "https://a.test/x"],
  ["another port", year, "http://a.test:8080/x", "https://a.test:8080/x"],
  ["a subdomain, without includeSubDomains", year, "http://b.a.test/", "http://b.a.test/"],
  ["a subdomain, with includeSubDomains", `${year}; includeSubDomains`, "http://b.a.test/", "https://b.a.test/"],
  ["another host", `${year}; includeSubDomains`, "http://ba.test/", "http://ba.test/"],
  ["the parent", `${year}; includeSubDomains`, "http://test/", "http://test/"],
  ["a max-age of zero", "max-age=0; includeSubDomains", "http://a.test/x", "http://a.test/x"],
  ["an invalid policy", "max-age=x", "http://a.test/x", "http://a.test/x"],
])("HSTS on a redirect and a Location at %s", async ([, policy, location, next]) => {
  const { way } = await follow("https://a.test/", { "https://a.test/": to(location, 302, hsts(policy)), [next]: {} });

  expect(way).toEqual(["https://a.test/", next]);
});

test("the hop keeps what the server named, and is no downgrade", async () => {
  const { hops } = await follow("https://a.test/", {
    "https://a.test/": to("http://a.test/x", 302, hsts(year)),
    "https://a.test/x": {},
  });

  expect(hops).toMatchObject([
    { location: "https://a.test/x", upgradedFrom: "http://a.test/x", downgrade: false },
    { location: null },
  ]);
  expect(hops[1]).not.toHaveProperty("upgradedFrom");
});

const away = { "https://b.test/": to("http://a.test/x"), "https://a.test/x": {}, "http://a.test/x": {} };

test.for<[name: string, start: string, table: Readonly<Record<string, Answering>>, last: string]>([
  [
    "is kept on other hosts",
    "https://a.test/",
    { "https://a.test/": to("https://b.test/", 302, hsts(year)) },
    "https:",
  ],
  ["counts over https only", "http://a.test/", { "http://a.test/": to("https://b.test/", 302, hsts(year)) }, "http:"],
  [
    "is removed by a later max-age=0",
    "https://a.test/",
    {
      "https://a.test/": to("/y", 302, hsts(year)),
      "https://a.test/y": to("https://b.test/", 302, hsts("max-age=0")),
    },
    "http:",
  ],
  [
    "stays where a later reply has none",
    "https://a.test/",
    { "https://a.test/": to("/y", 302, hsts(year)), "https://a.test/y": to("https://b.test/") },
    "https:",
  ],
  [
    "of several headers is that of the first",
    "https://a.test/",
    { "https://a.test/": to("https://b.test/", 302, hsts("max-age=0"), hsts(year)) },
    "http:",
  ],
])("a policy %s", async ([, start, table, last]) => {
  const { way } = await follow(start, { ...away, ...table });

  expect(way.at(-1)).toBe(`${last}//a.test/x`);
});

test.for(["192.0.2.1", "[2001:db8::1]"])("an IP address such as %s has no policy", async (host) => {
  const { way } = await follow(`https://${host}/`, {
    [`https://${host}/`]: to(`http://${host}/x`, 302, hsts(year)),
    [`http://${host}/x`]: {},
  });

  expect(way.at(-1)).toBe(`http://${host}/x`);
});

test("a host whose certificate browsers reject has no policy", async () => {
  const table = { ...away, "https://a.test/": to("http://a.test/x", 302, hsts(year)) };

  expect((await follow("https://a.test/", table, ["a.test"])).way.at(-1)).toBe("http://a.test/x");
  expect((await follow("https://a.test/", table, [])).way.at(-1)).toBe("https://a.test/x");
});

test("a redirect to the http form of its own URL is a loop", async () => {
  const { way, hops } = await follow("https://a.test/", { "https://a.test/": to("http://a.test/", 302, hsts(year)) });

  expect(way).toEqual(["https://a.test/"]);
  expect(hops[0]?.location).toBe("https://a.test/");
});
