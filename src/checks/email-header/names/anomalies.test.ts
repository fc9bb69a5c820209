import { expect, test } from "vitest";
import { domainOf, parseMailPeople } from "../../../formats/mail/addresses.ts";
import { anomaliesOf } from "./anomalies.ts";
import { openOrganisations } from "../organisations.ts";

const organisationOf = await openOrganisations();

interface Fields {
  readonly from: string;
  readonly reply?: string;
  readonly returnPath?: string;
  readonly id?: string;
  readonly subjects?: readonly string[];
  readonly list?: string;
}

function kinds(fields: Fields): readonly string[] {
  return told(fields).map(({ kind }) => kind);
}

function told({
  from,
  reply = "",
  returnPath = "",
  id = "",
  subjects = ["Hi"],
  list,
}: Fields): ReturnType<typeof anomaliesOf> {
  const sender = {
    from: parseMailPeople(from),
    fromFields: 1,
    replyTo: parseMailPeople(reply),
    returnDomain: domainOf(returnPath),
    messageIdDomain: domainOf(id),
    subjects,
    listId: list ?? null,
  };
  return anomaliesOf(sender, organisationOf);
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
  [{ from: "Kim, Minsu <kim@shop.com>" }, []],
  [{ from: "Shop Co., Ltd. <news@shop.com>" }, []],
  [{ from: "bank.com, Support <x@evil.net>" }, ["name-shows-domain"]],
  [{ from: "Support <x@evil.net>, bank.com" }, ["name-shows-domain"]],
  // Two addresses for one name: programs show one or the other.
  [{ from: "<a@shop.com> <x@evil.net>" }, ["several-from"]],
  [{ from: "a@shop.com", subjects: ["Hi", "Ho"] }, ["several-subjects"]],
  [{ from: "a@shop.com", subjects: ["Hi", "Hi "] }, []],
  // Only the first ten are read.
  [{ from: "a@shop.com", subjects: Array.from({ length: 10 }, () => "Hi") }, ["several-subjects"]],
  [{ from: "a@shop.com", subjects: [] }, []],
  // Full-width characters are treated like ASCII.
  [{ from: "service＠bank．com <x@evil.net>" }, ["name-shows-address"]],
  [{ from: "ｂａｎｋ。com <x@evil.net>" }, ["name-shows-domain"]],
  // A mailing list that writes on behalf of a member, in its own name.
  [{ from: "'bob@shop.com' via Talk <talk@list.org>", list: "Talk <talk.list.org>" }, []],
  [{ from: "Bob via Talk <talk@list.org>", reply: "bob@shop.com", list: "<talk.list.org>" }, []],
  [{ from: "'bob@shop.com' via Talk <talk@list.org>" }, ["name-shows-address"]],
  [{ from: "'bob@shop.com' via Talk <x@evil.net>", list: "<talk.list.org>" }, ["name-shows-address"]],
  [{ from: "Bob <bob@shop.com>", reply: "x@evil.net", list: "<talk.evil.net>" }, ["reply-elsewhere"]],
  [{ from: "bob@shop.com <talk@list.org>", list: "<talk.list.org>" }, ["name-shows-address"]],
  // These words need no invisible characters.
  [{ from: "Pay\u{200D}Pal <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "Pay\u{34F}Pal <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "Pay\u{FE0F}Pal <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "Shop\u{3164} <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "김\u{FFA0}철수 <x@evil.net>" }, ["hidden-characters"]],
  [{ from: '"\u{2800}\u{2800}" <x@evil.net>' }, ["hidden-characters"]],
  [{ from: "=?utf-8?q?Shop=00?= <x@evil.net>" }, ["hidden-characters"]],
  [{ from: "می\u{200C}خواهم <x@shop.com>" }, []],
  [{ from: "क्\u{200D}ष <x@shop.com>" }, []],
  [
    {
      from: "❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3} 👩🏽\u{200D}💻 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} <x@shop.com>",
    },
    [],
  ],
  [{ from: "葛\u{E0100}城 <x@shop.jp>" }, []],
  [{ from: '"Shop\tSupport" <x@shop.com>' }, []],
  // Marks around a name that already runs in that direction.
  [{ from: '"שלום\u{200F}" <x@shop.com>' }, ["direction-marks"]],
  [{ from: '"\u{202B}محمد علي\u{202C}" <x@shop.com>' }, ["direction-marks"]],
  [{ from: '"\u{202A}Kim\u{202C}" <x@shop.com>' }, ["direction-marks"]],
  [{ from: '"\u{2068}김민수\u{2069}" <x@shop.com>' }, ["direction-marks"]],
  [{ from: '"\u{202B}Kim!\u{202C}" <x@shop.com>' }, ["hidden-characters"]],
  [{ from: '"\u{200F}שלום Kim" <x@shop.com>' }, ["hidden-characters"]],
  [{ from: '"\u{202D}Kim\u{202C}" <x@shop.com>' }, ["hidden-characters"]],
  [{ from: '"Pay\u{200E}Pal" <x@evil.net>' }, ["hidden-characters"]],
  [{ from: '"\u{200E}" <x@evil.net>' }, ["hidden-characters"]],
  [{ from: '"\u{202A}Kim\u{202C}" <k\u{200E}@shop.com>' }, ["hidden-characters"]],
  // Symbols that are no letters of a word.
  [{ from: "μTorrent <x@shop.com>" }, []],
  [{ from: "Ωmega <x@shop.com>" }, []],
  [{ from: "The πLab <x@shop.com>" }, []],
  [{ from: "μber <x@evil.net>" }, ["mixed-scripts"]],
  [{ from: "tωitter <x@evil.net>" }, ["mixed-scripts"]],
  [{ from: "Payπal <x@evil.net>" }, ["mixed-scripts"]],
  // Addresses that programs parse differently.
  [{ from: "=?utf-8?Q?news=40shop.com=00?=@evil.net" }, ["address-misleads"]],
  [{ from: "Shop <=?utf-8?b?bmV3c0BzaG9wLmNvbQA=?=@evil.net>" }, ["address-misleads"]],
  [{ from: "news@shop.com@evil.net" }, ["address-misleads"]],
  [{ from: '<news@shop.com"@evil.net>' }, ["address-misleads"]],
  [{ from: '"news@shop.com"@evil.net' }, ["address-misleads"]],
  [{ from: '"bob@mail.shop.com"@shop.com' }, []],
  [{ from: '"bob smith"@shop.com' }, []],
  [{ from: "news\u{FF20}shop.com@evil.net" }, ["address-misleads"]],
  [{ from: "bob+метка@shop.com" }, []],
  [{ from: "bob@shop.com", reply: "bob@shop.com@evil.net" }, ["reply-elsewhere"]],
  [{ from: "Shop <news@shop.com x@evil.net" }, ["address-misleads"]],
  [{ from: "<news@shop.com:x@evil.net>" }, ["address-misleads"]],
  [{ from: "<@relay.net:x@evil.net>" }, []],
  [{ from: "news@shop.com\0@evil.net" }, ["address-misleads", "hidden-characters"]],
  [{ from: '"service@bank.com" <x@evil.net@evil.net>' }, ["name-shows-address", "address-misleads"]],
  [{ from: "bob=shop.com@list.org" }, []],
  [{ from: "n\u{435}ws@evil.net" }, ["mixed-scripts"]],
  // Domains that imitate others.
  [{ from: "id@аррӏе.com" }, ["domain-lookalike"]],
  [{ from: "id@xn--80ak6aa92e.com" }, ["domain-lookalike"]],
  [{ from: "id@shop.com", reply: "id@аррӏе.com" }, ["domain-lookalike", "reply-elsewhere"]],
  [{ from: "id@аррӏе.com", reply: "id@аррӏе.com" }, ["domain-lookalike"]],
  [{ from: "id@sh\u{585}p.com" }, ["domain-mixed-scripts"]],
  [{ from: "id@my-раураӏ.com" }, ["domain-lookalike"]],
  [{ from: "id@g\u{B20}\u{B20}gle.com" }, ["domain-mixed-scripts"]],
  [{ from: "id@\u{261}oo\u{261}le.com" }, ["domain-lookalike"]],
  [{ from: "id@shop\u{2044}x.com" }, ["domain-lookalike"]],
  [{ from: "id@ɢoogle.com" }, ["domain-lookalike"]],
  [{ from: "id@ɴaver.com" }, ["domain-lookalike"]],
  [{ from: "id@ĸakao.com" }, ["domain-lookalike"]],
  [{ from: "id@ꓢꓧꓳꓑ.com" }, ["domain-lookalike"]],
  [{ from: "id@paypaㅣ.com" }, ["domain-lookalike"]],
  [{ from: "id@gㅇㅇgle.com" }, ["domain-lookalike"]],
  [{ from: "id@pay一pal.com" }, ["domain-lookalike"]],
  [{ from: "id@payーpal.com" }, ["domain-lookalike"]],
  [{ from: "id@payㅡpal.com" }, ["domain-lookalike"]],
  [{ from: "id@ㅇㅇ.com" }, []],
  [{ from: "id@no一.com" }, []],
  [{ from: "id@一.com" }, []],
  [{ from: "id@tシャツーa.jp" }, []],
  [{ from: "id@한글.kr" }, []],
  [{ from: "id@k팝.kr" }, []],
  [{ from: "id@aエース.jp" }, []],
  [{ from: "id@роса.рф" }, []],
  [{ from: "id@роса.ru" }, []],
  [{ from: "id@россия.com" }, []],
  [{ from: "id@web-студия.com" }, []],
  [{ from: "id@web-роса.рф" }, []],
  [{ from: "id@с-петербург.com" }, []],
  [{ from: "id@alan\u{131}.com" }, []],
  [{ from: "id@abcไทย.com" }, []],
  [{ from: "" }, ["no-from"]],
  [{ from: "Nobody" }, ["no-from"]],
  // Domains under a public suffix belong to different owners.
  [{ from: "x@a.co.uk", reply: "x@b.co.uk" }, ["reply-elsewhere"]],
])("%j", ([fields, expected]) => {
  expect(kinds(fields)).toEqual(expected);
});

test.for<[from: string, displayed: string, actual: string]>([
  ["=?utf-8?Q?news=40shop.com=00?=@evil.net", "news@shop.com", "=?utf-8?Q?news=40shop.com=00?=@evil.net"],
  ["Shop\u{3164} <x@evil.net>", "Shop\\u{3164}", "x@evil.net"],
  ["id@аррӏе.com", "apple.com", "аррӏе.com (xn--80ak6aa92e.com)"],
  ["shop.com <x@쇼핑.com>", "shop.com", "x@쇼핑.com (xn--hp4bo76a.com)"],
])("%s is reported as %s and %s", ([from, shown, other]) => {
  expect(told({ from })).toMatchObject([{ displayed: shown, actual: other }]);
});
