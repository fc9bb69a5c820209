import { expect, test } from "vitest";
import { withoutKeys } from "./blocklist-key.ts";

const key = "abcdefghijklmnopqrstuvwxyz";

test.for<[given: string, shown: string]>([
  ["bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7", "bl.example.org=127.0.0.2+127.0.0.4-127.0.0.7"],
  ["b.barracudacentral.org", "b.barracudacentral.org"],
  ["bl.spameatingmonkey.net", "bl.spameatingmonkey.net"],
  [`${key}.zen.dq.spamhaus.net`, "zen.dq.spamhaus.net"],
  ["short1.zen.dq.spamhaus.net;other.example", "zen.dq.spamhaus.net;other.example"],
  // The list's own label is missing, and the key is in its place.
  [`${key}.dq.spamhaus.net`, "***.dq.spamhaus.net"],
  [`${key}.zen.dq.spamhaus.nte`, "***.zen.dq.spamhaus.nte"],
  [`zen.dq.spamhaus.net; ${key}.dbl.dq.spamhaus.net`, "zen.dq.spamhaus.net; dbl.dq.spamhaus.net"],
  [`${key.toUpperCase()} zen`, "*** zen"],
  [`bl.example=${key}`, "bl.example=***"],
])("of %s is shown %s", ([given, shown]) => {
  expect(withoutKeys(given)).toBe(shown);
});
