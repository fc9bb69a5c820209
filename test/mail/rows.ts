import { generateKeyPairSync } from "node:crypto";
import type { MailWorldText } from "./world.ts";

/** A host for mail with its address. */
export const host = "@ MX 10 mx\nmx A 11.1.1.25\n@ A 11.1.1.80";
/** Only the mail host may send. */
export const spf = '@ TXT "v=spf1 mx -all"';
/** Mail that does not pass is rejected. */
export const dmarc = '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"';
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "der", type: "spki" });
const [first = "", second = ""] = rsa.toString("base64").match(/.{1,200}/g) ?? [];
/** A key of the most usual name. */
export const key = `default._domainkey TXT "v=DKIM1; k=rsa; p=${first}" "${second}"`;
/** The host for mail answers. */
export const greets = { "mx.shop.com": {} };
const reverse = { "11.in-addr.arpa": "25.1.1 PTR mx.shop.com." };

/** A domain, and the check's result. */
interface Row extends MailWorldText {
  readonly name: string;
  readonly rubric: "mail" | "sends" | "none";
  readonly score: number | null;
  readonly status: string;
}

/** Domains by their mail set-up. */
export const rows: readonly Row[] = [
  {
    name: "mail hosts",
    records: `${host}\n${spf}\n${dmarc}`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  { name: "mail hosts only", records: host, greets, rubric: "mail", score: 8.3, status: "fail" },
  {
    name: "mail hosts behind a closed port 25",
    records: `${host}\n${spf}`,
    rubric: "mail",
    score: 33.8,
    status: "fail",
  },
  {
    name: "a host without an MX record that accepts mail",
    records: "@ A 11.1.1.80",
    greets: { "shop.com": {} },
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "a web site that refuses mail, without mail records",
    records: "@ A 11.1.1.80",
    greets: { "shop.com": "refused" },
    rubric: "none",
    score: 16,
    status: "fail",
  },
  { name: "a web site without mail records", records: "@ A 11.1.1.80", rubric: "none", score: 8.6, status: "fail" },
  {
    name: "a web site that sends",
    records: `@ A 11.1.1.80\n@ TXT "v=spf1 a -all"`,
    rubric: "sends",
    score: 29.6,
    status: "fail",
  },
  {
    name: "a web site that sends nothing",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 -all"',
    rubric: "none",
    score: 51.4,
    status: "warn",
  },
  {
    name: "a web site whose SPF record allows every sender",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 +all"',
    rubric: "none",
    score: 8.6,
    status: "fail",
  },
  {
    name: "a null MX with every record of a domain without mail",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n${dmarc}\n*._domainkey TXT "v=DKIM1; p="`,
    rubric: "none",
    score: 100,
    status: "pass",
  },
  { name: "only a null MX", records: "@ MX 0 .", rubric: "none", score: 36, status: "fail" },
  {
    name: "a null MX with +all",
    records: `@ MX 0 .\n@ TXT "v=spf1 +all"\n${dmarc}`,
    rubric: "none",
    score: 40,
    status: "fail",
  },
  {
    name: "a null MX with a broken record",
    records: '@ MX 0 .\n@ TXT "v=spf1 -alle"',
    rubric: "none",
    score: 36,
    status: "fail",
  },
  {
    name: "a null MX beside senders",
    records: `@ MX 0 .\n@ TXT "v=spf1 ip4:12.1.1.1 -all"\n${dmarc}`,
    rubric: "sends",
    score: 62.2,
    status: "warn",
  },
  {
    name: "senders without a mail host for replies",
    records: `@ TXT "v=spf1 ip4:12.1.1.1 -all"\n${dmarc}`,
    rubric: "sends",
    score: 62.2,
    status: "warn",
  },
  {
    name: "senders over IPv6 only",
    records: '@ TXT "v=spf1 ip6:2001:db8::/48 -all"',
    rubric: "sends",
    score: 29.6,
    status: "fail",
  },
  {
    name: "senders whose names depend on the message, and do not exist",
    records: '@ TXT "v=spf1 exists:%{i}._spf.shop.com -all"',
    rubric: "sends",
    score: 0,
    status: "fail",
  },
  {
    name: "a referenced record that refuses every sender",
    records: '@ MX 0 .\n@ TXT "v=spf1 redirect=_n.shop.com"\n_n TXT "v=spf1 -all"',
    rubric: "none",
    score: 66,
    status: "warn",
  },
  {
    name: "an unusual record that refuses every sender",
    records: '@ MX 0 .\n@ TXT "v=spf1 -ip4:0.0.0.0/0 include:_n.shop.com -all exp=why.shop.com"\n_n TXT "v=spf1 -all"',
    rubric: "none",
    score: 66,
    status: "warn",
  },
  {
    name: "two records that refuse every sender",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 -all exp=why.shop.com"\n${dmarc}`,
    rubric: "none",
    score: 60,
    status: "warn",
  },
  {
    name: "two records, one of which allows a sender",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 ip4:12.1.1.1 -all"`,
    rubric: "sends",
    score: 0,
    status: "fail",
  },
  {
    name: "a key, and a record that refuses every sender",
    records: `@ A 11.1.1.80\n@ TXT "v=spf1 -all"\n${dmarc}\n${key}`,
    rubric: "sends",
    score: 96.3,
    status: "pass",
  },
  {
    name: "mail hosts, and a record that refuses every sender",
    records: `${host}\n@ TXT "v=spf1 -all"\n${dmarc}`,
    greets,
    rubric: "mail",
    score: 60.7,
    status: "warn",
  },
  {
    name: "mail hosts, and a wildcard that revokes all keys",
    records: `${host}\n${spf}\n${dmarc}\n*._domainkey TXT "v=DKIM1; p="`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  {
    name: "mail hosts, and a wildcard for any name",
    records: `${host}\n${spf}\n${dmarc}\n* TXT "hi"`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  {
    name: "a null MX, and a wildcard for any name",
    records: '@ MX 0 .\n* TXT "hi"',
    rubric: "none",
    score: 36,
    status: "fail",
  },
  { name: "a name without records", records: "www A 11.1.1.80", rubric: "none", score: 26, status: "fail" },
  {
    name: "a policy that is not strict",
    records: '@ MX 0 .\n@ TXT "v=spf1 ~all"\n_dmarc TXT "v=DMARC1; p=none; rua=mailto:x@shop.com"',
    rubric: "none",
    score: 61,
    status: "warn",
  },
  {
    name: "mail hosts and an unreadable policy",
    records: `${host}\n@ TXT "spf1 mx -all"\n_dmarc TXT "v=dmarc1; p=reject"`,
    greets,
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "mail hosts and two of each record",
    records: `${host}\n${spf}\n@ TXT "v=spf1 a ~all"\n${dmarc}\n_dmarc TXT "v=DMARC1; p=none"`,
    greets,
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "a host without an MX record that rejects our connection",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 -all"',
    greets: { "shop.com": { code: 554 } },
    rubric: "mail",
    score: 27.4,
    status: "fail",
  },
  {
    name: "a web site with unguessable selectors",
    records: '@ A 11.1.1.80\nzzz._domainkey TXT "x"',
    rubric: "sends",
    score: 20.7,
    status: "fail",
  },
  {
    name: "a null MX, with subdomains that can be forged",
    records: '@ MX 0 .\n@ TXT "v=spf1 -all"\n_dmarc TXT "v=DMARC1; p=reject; sp=none"\n*._domainkey TXT "v=DKIM1; p="',
    rubric: "none",
    score: 75,
    status: "warn",
  },
];
