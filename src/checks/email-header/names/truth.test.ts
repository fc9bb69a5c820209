import { expect, test } from "vitest";
import { domainOf, parseMailPeople } from "../../../formats/mail/addresses.ts";
import { openOrganisations } from "../organisations.ts";
import { anomaliesOf } from "./anomalies.ts";

const organisationOf = await openOrganisations();

function told(from: string, reply = ""): ReturnType<typeof anomaliesOf> {
  const people = { from: parseMailPeople(from), fromFields: 1, replyTo: parseMailPeople(reply) };
  const others = { returnDomain: domainOf(""), messageIdDomain: domainOf(""), subjects: ["Hi"], listId: null };
  return anomaliesOf({ ...people, ...others }, organisationOf);
}

test.for<[from: string]>([
  // A Greek letter in a company name is not deceptive.
  ["SolarΔ <x@solar.com>"],
  ["Σigma Labs <x@sigma.com>"],
  ["Λambda <x@lambda.io>"],
  ["LΛMBDA <x@shop.com>"],
  ["AlphaΩ Systems <x@shop.com>"],
  ["Φ-Tech <x@shop.com>"],
  ["Kαppa <x@kappa.com>"],
  ["βeta Labs <x@betalabs.com>"],
  // Personal and product names with dots.
  ["will.i.am <x@universalmusic.com>"],
  ["Socket.IO <x@cooperpress.com>"],
  ["Last.FM <x@cbs.com>"],
  ["Character.AI Team <x@shop.com>"],
  // One symbol is no word, and East Asian names use full-width letters.
  ["ℓ1-norm <x@shop.com>"],
  ["ＡＢＣ株式会社 <x@abc.co.jp>"],
  ["Shop™ № 5 <x@shop.com>"],
  ["Kim② <x@shop.com>"],
])("%s imitates no other name", ([from]) => {
  expect(told(from)).toEqual([]);
});

test.for<[from: string, kinds: readonly string[]]>([
  ["Kαppa <x@evil.net>", ["mixed-scripts"]],
  ["Payραl Sigma <x@sigma.com>", ["mixed-scripts"]],
  ["Kαppa! <x@[192.0.2.1]>", ["mixed-scripts"]],
  ["Payραl <x@paypal-help.com>", ["mixed-scripts"]],
  ["Kарра <x@kappa.com>", ["mixed-scripts"]],
  ["socket.io <x@evil.net>", ["name-shows-domain"]],
  ["SOCKET.IO <x@evil.net>", ["name-shows-domain"]],
  ["bank.a.com <x@evil.net>", ["name-shows-domain"]],
  ["𝐏𝐚𝐲pal <x@evil.net>", ["styled-letters"]],
  ["𝓟𝓪𝔂𝓟𝓪𝓵 <x@evil.net>", ["styled-letters"]],
  ["ℙ𝕒𝕪ℙ𝕒𝕝 <x@evil.net>", ["styled-letters"]],
  ["Ⓟⓐⓨpal <x@evil.net>", ["styled-letters"]],
  ["ᴘᴀʏᴘᴀʟ <x@evil.net>", ["styled-letters"]],
])("%s may be an imitation", ([from, kinds]) => {
  expect(told(from).map(({ kind }) => kind)).toEqual(kinds);
});

test("styled letters are reported with the plain text they spell", () => {
  expect(told("𝐏𝐚𝐲𝐏𝐚𝐥 Support <x@evil.net>")).toEqual([
    { kind: "styled-letters", displayed: "𝐏𝐚𝐲𝐏𝐚𝐥 Support", actual: "PayPal Support" },
  ]);
});

test.for<[reply: string, kind: string]>([
  ["x@0wn.com", "reply-lookalike"],
  ["x@mail.0wn.net", "reply-lookalike"],
  ["Bob <help@shop.com>, x@0wn.com", "reply-lookalike"],
  ["x@owm.com", "reply-elsewhere"],
  ["x@own.net", "reply-elsewhere"],
])("answers that go from own.com to %s", ([reply, kind]) => {
  expect(told("Ann <ann@own.com>", reply).map((each) => each.kind)).toEqual([kind]);
});

test.for<[from: string, reply: string]>([
  ["ann@modern.com", "ann@modem.com"],
  ["ann@paypal.com", "ann@paypa1.com"],
  ["ann@wells.com", "ann@vve11s.com"],
  ["ann@click.com", "ann@dick.com"],
  ["ann@5tar8.com", "ann@starb.com"],
])("answers from %s to %s go to a lookalike", ([from, reply]) => {
  expect(told(from, reply).map(({ kind }) => kind)).toEqual(["reply-lookalike"]);
});

test("comparing a long domain of look-alike letters is fast", () => {
  expect(told(`a@${"l1i".repeat(21)}.com`, `a@${"1li".repeat(21)}.com`).map(({ kind }) => kind)).toEqual([
    "reply-lookalike",
  ]);
});

test("two addresses are quoted as written, without suspicion if both are the author's", () => {
  expect(told("ann@shop.com bob@shop.com")).toEqual([]);
  expect(told("ann@shop.com bob@evil.net")).toEqual([
    { kind: "several-from", displayed: "ann@shop.com, bob@evil.net", actual: "1" },
  ]);
  expect(told("Ann <ann@shop.com bob@evil.net>")).toMatchObject([
    { kind: "address-misleads", actual: "ann@shop.com bob@evil.net" },
  ]);
  expect(told("news@shop.com@evil.net")).toMatchObject([{ actual: "news@shop.com@evil.net" }]);
});
