import { expect, test } from "vitest";
import { openable } from "./private-parts.ts";

test.for<[link: string, opened: string, part: string]>([
  ["https://a.com/path/page?x=1", "https://a.com/path/page?x=1", "whole"],
  ["https://a.com/path#part", "https://a.com/path", "whole"],
  ["https://ann:secret@a.com/", "https://a.com/", "whole"],
  ["https://a.com/my-long-article-about-gardens-2026", "https://a.com/my-long-article-about-gardens-2026", "whole"],
  ["https://bit.ly/3aBcDeF", "https://bit.ly/3aBcDeF", "whole"],
  ["https://a.com/news/20261120/1234567890", "https://a.com/news/20261120/1234567890", "whole"],
  ["https://a.com/?to=ann@example.org", "https://a.com/?to=", "redacted"],
  ["https://a.com/?to=ann%40example.org&b=1", "https://a.com/?to=&b=1", "redacted"],
  ["https://a.com/u/ann.b@example.co.kr/x", "https://a.com/u//x", "redacted"],
  ["https://a.com/?p=010-1234-5678", "https://a.com/?p=", "redacted"],
  ["https://a.com/?p=01012345678", "https://a.com/?p=", "redacted"],
  ["https://a.com/?p=%2B821012345678", "https://a.com/?p=", "redacted"],
  ["https://a.com/?p=821012345678&q=a", "https://a.com/?p=&q=a", "redacted"],
  ["https://a.com/?p=82-10-1234-5678", "https://a.com/?p=", "redacted"],
  ["https://a.com/?p=%2B1%20555%20010%209999", "https://a.com/?p=", "redacted"],
  ["https://a.com/?p=555-010-9999", "https://a.com/?p=", "redacted"],
  ["https://a.com/?tel=5550109999", "https://a.com/?tel=", "redacted"],
  ["https://a.com/?to=ann%2540example.org", "https://a.com/?to=", "redacted"],
  ["https://a.com/?x=%E0%A4&to=ann%40example.org", "https://a.com/?x=%E0%A4&to=", "redacted"],
  ["https://a.com/news/2026-11-24/555-reasons", "https://a.com/news/2026-11-24/555-reasons", "whole"],
  ["https://a.com/order/12-345-6789012", "https://a.com/order/12-345-6789012", "whole"],
  ["https://a.com/unsubscribe/1234", "https://a.com/", "origin"],
  ["https://a.com/mail?action=unsubscribe&id=12", "https://a.com/", "origin"],
  ["https://a.com/rsvp?e=12&answer=yes", "https://a.com/", "origin"],
  ["https://a.com/reset?token=abc123", "https://a.com/", "origin"],
  ["https://a.com/x?access_token=abc123", "https://a.com/", "origin"],
  ["https://a.com/x?s=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.abc", "https://a.com/", "origin"],
  ["https://a.com/v/3f2504e0-4f89-11d3-9a0c-0305e82c3301", "https://a.com/", "origin"],
  ["https://a.com/d41d8cd98f00b204e9800998ecf8427e", "https://a.com/", "origin"],
  ["https://a.com/unsub/QWxhZGRpbjpvcGVuIHNlc2FtZQ", "https://a.com/", "origin"],
  ["https://a.com:8443/unsub?u=QWxhZGRpbjpvcGVuIHNlc2FtZQ", "https://a.com:8443/", "origin"],
  [`https://a.com/${"long/".repeat(1000)}`, "https://a.com/", "origin"],
])("of %s %s is opened (%s)", ([link, url, part]) => {
  expect(openable(new URL(link))).toEqual({ url, part });
});
