import { expect, test } from "vitest";
import { domainOf, parseMailAddresses } from "../../formats/mail-addresses.ts";
import { odditiesOf } from "./oddities.ts";
import { openOrganisations } from "./organisations.ts";

const organisationOf = await openOrganisations();

interface Fields {
  readonly from: string;
  readonly reply?: string;
  readonly returnPath?: string;
  readonly id?: string;
  readonly subjects?: readonly string[];
  readonly list?: string;
}

function kinds({ from, reply = "", returnPath = "", id = "", subjects = ["Hi"], list }: Fields): readonly string[] {
  const sender = {
    from: parseMailAddresses(from),
    fromFields: 1,
    replyTo: parseMailAddresses(reply),
    returnDomain: domainOf(returnPath),
    messageIdDomain: domainOf(id),
    subjects,
    listId: list ?? null,
  };
  return odditiesOf(sender, organisationOf).map(({ kind }) => kind);
}

test.for<[fields: Fields, expected: readonly string[]]>([
  [{ from: "Shop <news@shop.com>", reply: "help@mail.shop.com", returnPath: "x@b.shop.com", id: "1@x.shop.com" }, []],
  [{ from: '"service@bank.com" <x@evil.net>' }, ["name-shows-address"]],
  [{ from: '"Ann (ann@shop.com)" <ann@shop.com>' }, []],
  [{ from: "=?utf-8?q?service=40bank.com?= <x@evil.net>" }, ["name-shows-address"]],
  [{ from: "bank.com <x@evil.net>" }, ["name-shows-domain"]],
  [{ from: '"www.bank.com Support" <x@evil.net>' }, ["name-shows-domain"]],
  [{ from: "Booking.com <x@booking.com>" }, []],
  [{ from: "Node.js Weekly <x@cooperpress.com>" }, []],
  [{ from: "Mr.Smith <x@smith.org>" }, []],
  [{ from: "Ba\u{200B}nk <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "\u{202E}knaB <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "B\u{0430}nk <x@evil.net>" }, ["mixed-scripts"]],
  [{ from: "Банк Bank <x@bank.ru>" }, []],
  [{ from: "김철수 Kim <x@bank.kr>" }, []],
  [{ from: "👨‍👩‍👧 Family <x@bank.com>" }, []],
  [{ from: "x@xn--bnk-7cd.com" }, ["domain-mixed-scripts"]],
  [{ from: "x@xn--bcher-kva.com" }, []],
  [{ from: "Shop <x@shop.com>", reply: "x@evil.net" }, ["reply-elsewhere"]],
  [{ from: "Shop <x@shop.com>", returnPath: "x@evil.net" }, ["bounces-elsewhere"]],
  [{ from: "Shop <x@shop.com>", id: "1@evil.net" }, ["message-id-elsewhere"]],
  [{ from: "a@shop.com, b@evil.net" }, ["several-from"]],
  [{ from: "a@shop.com, b@shop.com" }, []],
  // Two addresses for one name: programs show either.
  [{ from: "<a@shop.com> <x@evil.net>" }, ["several-from"]],
  [{ from: "a@shop.com", subjects: ["Hi", "Ho"] }, ["several-subjects"]],
  [{ from: "a@shop.com", subjects: [] }, []],
  // Full-width signs are read as plain ones.
  [{ from: "service＠bank．com <x@evil.net>" }, ["name-shows-address"]],
  [{ from: "ｂａｎｋ。com <x@evil.net>" }, ["name-shows-domain"]],
  // A list that writes for its members, in its own name.
  [{ from: "'bob@shop.com' via Talk <talk@list.org>", list: "Talk <talk.list.org>" }, []],
  [{ from: "Bob via Talk <talk@list.org>", reply: "bob@shop.com", list: "<talk.list.org>" }, []],
  [{ from: "'bob@shop.com' via Talk <talk@list.org>" }, ["name-shows-address"]],
  [{ from: "'bob@shop.com' via Talk <x@evil.net>", list: "<talk.list.org>" }, ["name-shows-address"]],
  [{ from: "Bob <bob@shop.com>", reply: "x@evil.net", list: "<talk.evil.net>" }, ["reply-elsewhere"]],
  [{ from: "bob@shop.com <talk@list.org>", list: "<talk.list.org>" }, ["name-shows-address"]],
  [{ from: "" }, ["no-from"]],
  [{ from: "Nobody" }, ["no-from"]],
  // One owner of a public suffix is not another.
  [{ from: "x@a.co.uk", reply: "x@b.co.uk" }, ["reply-elsewhere"]],
])("%j", ([fields, expected]) => {
  expect(kinds(fields)).toEqual(expected);
});
