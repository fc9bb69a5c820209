import { expect, test } from "vitest";
import { repliesFrom, to, type Answering } from "../../../test/replies.ts";
import { failure } from "../../core/failure.ts";
import { redirects } from "../../probes/page/redirects.ts";
import { firstPlace, placesOf } from "./config-places.ts";

type World = Readonly<Record<string, Answering>>;

const page = {};
const refused = failure("tcp.refused", { host: "x", port: 443 });

/** The start URL, the replies, the judged origins, and which of them is known before the last redirect. */
type Row = readonly [name: string, url: string, world: World, places: readonly string[], early: string | null];

test.for<Row>([
  ["an https page", "https://a.example/", { "https://a.example/": page }, ["a.example"], "a.example"],
  [
    "another port",
    "https://a.example:8443/",
    { "https://a.example:8443/": page },
    ["a.example:8443"],
    "a.example:8443",
  ],
  [
    "https, redirected elsewhere",
    "https://a.example/",
    { "https://a.example/": to("https://b.example/"), "https://b.example/": page },
    ["a.example", "b.example"],
    "a.example",
  ],
  [
    "https, redirected to a silent host",
    "https://a.example/",
    { "https://a.example/": to("https://b.example/"), "https://b.example/": refused },
    ["a.example"],
    "a.example",
  ],
  ["https, unreachable", "https://a.example/", { "https://a.example/": refused }, ["a.example"], "a.example"],
  [
    "http, redirected to itself on https",
    "http://a.example/",
    { "http://a.example/": to("https://a.example/"), "https://a.example/": page },
    ["a.example"],
    "a.example",
  ],
  [
    "http, redirected elsewhere: its own port 443 does not count",
    "http://a.example/",
    { "http://a.example/": to("https://www.a.example/"), "https://www.a.example/": page },
    ["www.a.example"],
    "www.a.example",
  ],
  [
    "http, over several",
    "http://a.example/",
    {
      "http://a.example/": to("https://b.example/"),
      "https://b.example/": to("https://c.example/"),
      "https://c.example/": to("https://d.example/"),
      "https://d.example/": page,
    },
    ["b.example", "d.example"],
    "b.example",
  ],
  [
    "http, to https only with the second redirect",
    "http://a.example/",
    {
      "http://a.example/": to("http://www.a.example/"),
      "http://www.a.example/": to("https://b.example/"),
      "https://b.example/": page,
    },
    ["b.example"],
    null,
  ],
  [
    "http, redirected to an https origin that refuses",
    "http://a.example/",
    { "http://a.example/": to("https://b.example/"), "https://b.example/": refused },
    ["b.example"],
    "b.example",
  ],
  [
    "http, over https and back",
    "http://a.example/",
    {
      "http://a.example/": to("https://b.example/"),
      "https://b.example/": to("http://c.example/"),
      "http://c.example/": page,
    },
    ["b.example"],
    "b.example",
  ],
  ["http only", "http://a.example/", { "http://a.example/": page }, ["a.example"], null],
  ["http only on another port", "http://a.example:8080/", { "http://a.example:8080/": page }, ["a.example"], null],
  ["http, unreachable", "http://a.example/", { "http://a.example/": refused }, ["a.example"], null],
  [
    "http, with two Locations that no browser follows",
    "http://a.example/",
    { "http://a.example/": to("https://b.example/", 302, ["Location", "https://c.example/"]) },
    ["a.example"],
    null,
  ],
  ["http, to port 0", "http://a.example/", { "http://a.example/": to("https://b.example:0/") }, ["a.example"], null],
])("%s", async ([, url, world, places, early]) => {
  const { context } = repliesFrom(world);
  const journey = await redirects(context, url).catch(() => null);

  expect(placesOf(url, journey).map(({ target }) => target)).toEqual(places);
  expect((await firstPlace(url, context))?.target ?? null).toBe(early);
});

test("an origin from a redirect is labelled as named by the server, an origin in the URL as named by the user", async () => {
  const { context, asked } = repliesFrom({
    "http://a.example/": to("https://b.example/"),
    "https://b.example/": to("https://c.example/"),
    "https://c.example/": page,
  });
  const [b, c] = placesOf("http://a.example/", await redirects(context, "http://a.example/"));

  expect([b?.named, c?.named]).toEqual([{ namedBy: "192.0.2.10" }, { namedBy: "192.0.2.10" }]);
  expect((await firstPlace("http://a.example/", context))?.named).toEqual({ namedBy: "192.0.2.10" });
  expect((await firstPlace("https://a.example/", context))?.named).toEqual({});
  // The first reply is shared with the redirect chain.
  expect(asked).toHaveLength(3);
});
