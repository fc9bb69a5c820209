import { expect, test } from "vitest";
import { readContact } from "./jscontact.ts";
import { readRdapDomain } from "./rdap.ts";

const nothing = { name: null, organization: null, email: null, phone: null, url: null };

test.for<[what: string, card: unknown, read: Partial<typeof nothing> | Readonly<Record<string, string>>]>([
  ["a full name", { "@type": "Card", version: "1.0", name: { full: "Joe User" } }, { name: "Joe User" }],
  [
    "a name in components",
    {
      name: {
        components: [
          { kind: "given", value: "Joe" },
          { kind: "separator", value: "-" },
          { kind: "surname", value: "User" },
        ],
      },
    },
    { name: "Joe User" },
  ],
  [
    "an organization",
    { organizations: { org: { name: "Example Registrar, Inc." } } },
    { organization: "Example Registrar, Inc." },
  ],
  [
    "the preferred e-mail address",
    { emails: { a: { address: "info@registrar.example" }, b: { address: "abuse@registrar.example", pref: 1 } } },
    { email: "abuse@registrar.example" },
  ],
  [
    "a phone, and no fax",
    {
      phones: {
        fax: { number: "tel:+1-555-5555", features: { fax: true } },
        voice: { number: "tel:+1.5555550100", features: { voice: true } },
      },
    },
    { phone: "+1.5555550100" },
  ],
  [
    "a link",
    { links: { site: { kind: "contact", uri: "https://registrar.example" } } },
    { url: "https://registrar.example" },
  ],
  [
    "members of the wrong types",
    { name: "Joe", emails: [null, 1], phones: "x", organizations: null, links: { a: 1 } },
    {},
  ],
  ["no card", ["vcard", []], {}],
])("of a JSContact card %s is read", ([, card, read]) => {
  expect(readContact({ jscontact_card: card })).toEqual({ ...nothing, ...read });
});

test("a jCard fills what a JSContact card beside it lacks, and the older member is read too", () => {
  const vcardArray = [
    "vcard",
    [
      ["fn", {}, "text", "Old Name"],
      ["email", {}, "text", "abuse@registrar.example"],
    ],
  ];

  expect(readContact({ vcardArray, jscontact_card: { name: { full: "New Name" } } })).toEqual({
    ...nothing,
    name: "New Name",
    email: "abuse@registrar.example",
  });
  expect(readContact({ jscard: { name: { full: "Old Draft" } } }).name).toBe("Old Draft");
});

test("a registrar and its abuse contact are read from JSContact cards", () => {
  const abuse = { roles: ["abuse"], jscontact_card: { emails: { e: { address: "abuse@registrar.example" } } } };
  const registrar = {
    roles: ["registrar"],
    jscontact_card: { organizations: { o: { name: "Example Registrar, Inc." } } },
    entities: [abuse],
  };

  expect(
    readRdapDomain({ objectClassName: "domain", ldhName: "shop.example", entities: [registrar] })?.registrar,
  ).toEqual({
    name: "Example Registrar, Inc.",
    ianaId: null,
    url: null,
    abuse: { email: "abuse@registrar.example", phone: null },
  });
});

test.for([
  [true, true],
  ["true", true],
  ["yes", true],
  ["signedDelegation", true],
  [1, true],
  [false, false],
  ["false", false],
  ["No", false],
  ["unsigned", false],
  [0, false],
  ["perhaps", null],
  [null, null],
  [{}, null],
] as const)("delegationSigned %j means %j", ([delegationSigned, isSigned]) => {
  const domain = readRdapDomain({
    objectClassName: "domain",
    ldhName: "shop.example",
    secureDNS: { delegationSigned },
  });
  expect(domain?.secureDns.isSigned).toBe(isSigned);
});
