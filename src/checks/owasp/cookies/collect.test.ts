import { expect, test } from "vitest";
import { cookiesOf } from "./collect.ts";

const now = new Date("2026-11-20T12:00:00Z");

/** A URL and the cookies it sets. */
type Reply = readonly [url: string, ...cookies: string[]];

function way(...replies: readonly Reply[]) {
  return replies.map(([url, ...cookies]) => ({
    url,
    headers: cookies.map((each) => ["Set-Cookie", each] as const),
  }));
}

const hosts = new Set(["shop.example", "www.shop.example"]);
const page = "https://shop.example/";

test.for<[what: string, replies: readonly Reply[], names: readonly string[]]>([
  ["a cookie of the page", [[page, "a=1"]], ["a"]],
  [
    "cookies of the whole way",
    [
      [page, "a=1"],
      ["https://www.shop.example/", "b=1"],
    ],
    ["a", "b"],
  ],
  ["the same name in two places", [[page, "sid=1; Path=/app", "sid=2; Path=/"]], ["sid", "sid"]],
  [
    "the same name for two hosts",
    [
      [page, "sid=1"],
      ["https://www.shop.example/", "sid=1"],
    ],
    ["sid", "sid"],
  ],
  ["the same cookie twice", [[page, "sid=1; Path=/", "sid=2; Path=/"]], ["sid"]],
  ["a cookie that is deleted again", [[page, "sid=1; Path=/", "sid=; Max-Age=0; Path=/"]], []],
  [
    "a cookie that is deleted on the way",
    [
      [page, "a=1"],
      [`${page}home`, "a=; Path=/; Max-Age=0"],
    ],
    [],
  ],
  ["a cookie that is deleted elsewhere", [[page, "sid=1; Path=/app", "sid=; Max-Age=0; Path=/"]], ["sid"]],
  ["a cookie, and one of its name that browsers drop", [[page, "sid=1", "sid=2; SameSite=None"]], ["sid", "sid"]],
  ["a deletion that browsers drop", [[page, "sid=1", "sid=; Max-Age=0; SameSite=None"]], ["sid"]],
  ["a cookie of another site", [["https://login.example/", "a=1"]], []],
  ["a host-only cookie of a sibling host", [["https://login.shop.example/", "a=1"]], []],
  ["a domain cookie of a sibling host", [["https://login.shop.example/", "a=1; Domain=shop.example"]], ["a"]],
  ["a cookie for a top-level domain", [[page, "a=1; Domain=example"]], []],
  ["a deletion for a top-level domain", [[page, "a=1", "a=; Domain=example; Max-Age=0"]], ["a"]],
  ["a cookie for another domain", [[page, "a=1; Domain=other.example"]], []],
])("%s", ([, replies, names]) => {
  expect(cookiesOf(way(...replies), hosts, now).cookies.map(({ name }) => name)).toEqual(names);
});

test("of many cookies the least protected one is kept", () => {
  const careful = Array.from({ length: 200 }, (_, at) => `c${at}=1; Secure; HttpOnly; SameSite=Lax`);
  const { cookies, cookiesTotal } = cookiesOf(way([page, ...careful, "PHPSESSID=1"]), hosts, now);

  expect([cookies.length, cookiesTotal]).toEqual([64, 201]);
  expect(cookies.map(({ name }) => name)).toContain("PHPSESSID");
});

test("an insecure cookie is kept although browsers drop the next one of its name", () => {
  const { cookies } = cookiesOf(way([page, "sid=1; Path=/", "sid=2; Path=/; SameSite=None"]), hosts, now);

  expect(cookies.map(({ rejectedReason: dropped, sameSite }) => [dropped, sameSite])).toEqual([
    [null, null],
    ["same-site", "none"],
  ]);
});

// RFC 6265bis §5.7 step 9: browsers reject a cookie for a public suffix, unless the suffix is the host itself.
test.for<[host: string, domain: string, count: number]>([
  ["shop.co.uk", "co.uk", 0],
  ["shop.vercel.app", "vercel.app", 0],
  ["shop.vercel.app", ".VERCEL.APP", 0],
  ["www.shop.vercel.app", "shop.vercel.app", 1],
  ["vercel.app", "vercel.app", 1],
  ["intranet", "intranet", 1],
  ["192.0.2.1", "192.0.2.1", 1],
])("of %s for the domain %s browsers keep %d cookies", ([host, domain, count]) => {
  const { cookies } = cookiesOf(way([`https://${host}/`, `sid=1; Domain=${domain}`]), new Set([host]), now);

  expect(cookies.length).toBe(count);
});
