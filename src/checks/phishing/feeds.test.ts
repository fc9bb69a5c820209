import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { html, listing, tell, type Lists } from "../../../test/phishing/scene.ts";
import type { ByteCache, CacheEntry } from "../../core/net/cache.ts";

const link = "https://garden-flowers.com/roses";
const pages = { [link]: html("<title>Flowers</title>") };

test("without a key no list is queried, and the answer names none", async () => {
  const { raw, questions } = await tell(link, { pages });
  expect(raw.links[0]?.feeds).toEqual([]);
  expect(questions.filter((path) => path.includes("hash") || path === "url/")).toEqual([]);
});

test.for<[what: string, lists: Lists, feed: object, opinion: string]>([
  [
    "the domain is listed",
    { "safe-browsing": listing("garden-flowers.com/", "MALWARE") },
    { source: "safe-browsing", state: "listed", threat: "MALWARE", reason: null },
    "phishing",
  ],
  [
    "another address of the site is listed",
    { "safe-browsing": listing("garden-flowers.com/tulips") },
    { source: "safe-browsing", state: "not-listed", threat: null, reason: null },
    "no-signs",
  ],
  [
    "another address has the same beginning of a hash",
    {
      "safe-browsing": () => {
        const fullHash = createHash("sha256").update("garden-flowers.com/").digest();
        fullHash[31] = (fullHash[31] ?? 0) ^ 1;
        const details = [{ threatType: "MALWARE" }];
        return { fullHashes: [{ fullHash: fullHash.toString("base64"), fullHashDetails: details }] };
      },
    },
    { state: "not-listed" },
    "no-signs",
  ],
  [
    "malware is spread there",
    { urlhaus: () => ({ query_status: "ok", url_status: "online", threat: "malware_download" }) },
    { source: "urlhaus", state: "listed", threat: "malware_download" },
    "phishing",
  ],
  ["the URL is not listed", { urlhaus: () => ({ query_status: "no_results" }) }, { state: "not-listed" }, "no-signs"],
  [
    "the key is unknown",
    { urlhaus: () => ({ query_status: "unknown_auth_key" }) },
    { state: "failed", threat: null, reason: "source.malformed" },
    "no-signs",
  ],
  ["a list is silent", { urlhaus: () => null }, { state: "failed", reason: "timeout.source" }, "no-signs"],
  [
    "a list is broken",
    { "safe-browsing": () => "<html>" },
    { state: "failed", reason: "source.malformed" },
    "no-signs",
  ],
  [
    "what is listed has no end",
    { urlhaus: () => ({ query_status: "ok", threat: "x\u001b[31m".repeat(10_000) }) },
    { state: "listed" },
    "phishing",
  ],
])("%s", async ([, lists, feed, opinion]) => {
  const { raw } = await tell(link, { pages, lists });
  expect(raw.links[0]?.feeds).toEqual([expect.objectContaining(feed)]);
  expect(raw.links[0]?.feeds[0]?.threat ?? "").toMatch(/^[ -~]{0,99}…?$/);
  expect(raw.assessment).toBe(opinion);
});

test("the final URL of a link is looked up too", async () => {
  const urls: string[] = [];
  const urlhaus = (url: string): object => {
    urls.push(url);
    return { query_status: url.includes("tulips") ? "ok" : "no_results" };
  };
  const to = { status: 302, headers: [["Location", "https://tulips.org/x"]] as [string, string][] };
  const { raw } = await tell(link, {
    pages: { [link]: html("", to), "https://tulips.org/x": html("<title>Tulips</title>") },
    lists: { urlhaus },
  });
  expect(urls.toSorted()).toEqual([link, "https://tulips.org/x"]);
  expect(raw.assessment).toBe("phishing");
});

test("lists receive nothing private: the origin of a URL with a token, or a hash prefix", async () => {
  const told: string[] = [];
  const note = (answer: object) => (asked: string) => {
    told.push(asked);
    return answer;
  };
  await tell("https://ann:pw@tulips.com/reset?token=abcdef123456#frag", {
    lists: { urlhaus: note({ query_status: "no_results" }), "safe-browsing": note({}) },
  });
  expect(told.toSorted()).toEqual([
    expect.stringMatching(/^\.\/hashes:search\?(?:&?hashPrefixes=(?:[A-Za-z0-9]|%2B|%2F){6}%3D%3D)+$/),
    "https://tulips.com/",
  ]);
});

test("Safe Browsing is not queried again while its answer is valid", async () => {
  const kept = new Map<string, CacheEntry>();
  const shelf: ByteCache = {
    find: (key, _asker, now) => {
      const known = kept.get(key);
      return known && now < known.until ? known : null;
    },
    keep: (key, shelved) => void kept.set(key, shelved),
  };
  let count = 0;
  const answer = listing("garden-flowers.com/");
  const lists: Lists = {
    "safe-browsing": (path) => {
      count++;
      return answer(path);
    },
  };

  const told = [await tell(link, { pages, lists, shelf }), await tell(link, { pages, lists, shelf })];

  expect(told.map(({ raw }) => raw.assessment)).toEqual(["phishing", "phishing"]);
  expect(count).toBe(1);
});
