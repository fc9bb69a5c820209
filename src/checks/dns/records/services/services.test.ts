import { expect, test } from "vitest";
import { openWorld } from "../../../../../test/dns/world.ts";
import { interpret } from "../../../../core/result/interpretation.ts";
import { parseName } from "../../../../formats/dns/name-text.ts";
import { collectRecords } from "../collect.ts";
import { recordFindings } from "../judge.ts";
import { recordProblems } from "../problems.ts";
import { recordsRaw, type RecordsRaw } from "../schema.ts";

const good = `
  @ A 11.1.1.1
  @ AAAA 2a00:1::1
  @ MX 10 mail
  mail A 11.1.1.2
  mail TXT "v=spf1 a -all"
  @ TXT "v=spf1 mx -all"
  _dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@example.com"
  @ CAA 0 issue "ca.example.net"
  sip A 11.1.1.3
`;

async function look(records: string, name = "example.com"): Promise<RecordsRaw> {
  const { context } = openWorld({
    zones: { "example.com": good + records },
    net: { addresses: ({ host }) => Promise.resolve([{ id: host, address: host, isAllowed: true }]) },
  });
  return recordsRaw.parse(await collectRecords(context, parseName(name), parseName("example.com")));
}

function judged(raw: RecordsRaw): readonly string[] {
  return recordFindings(raw).map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

test.for<[what: string, records: string, findings: readonly string[]]>([
  ["a service", "_sip._tls SRV 10 5 5061 sip", []],
  ["a service that does not exist", "_imaps._tcp SRV 0 0 0 .", []],
  [
    "a service that does and does not exist",
    "_imaps._tcp SRV 0 0 0 .\n_imaps._tcp SRV 0 1 993 sip",
    ["srv-unavailable-beside _imaps._tcp.example.com"],
  ],
  [
    "an IPv4 address as the target",
    "_sip._tls SRV 10 5 5061 192.0.2.1.",
    ["srv-target-address _sip._tls.example.com 192.0.2.1"],
  ],
  [
    "an alias as the target",
    "_sip._tls SRV 10 5 5061 voice\nvoice CNAME sip",
    ["srv-target-alias _sip._tls.example.com voice.example.com"],
  ],
  ["a target that does not exist", "_sip._tls SRV 10 5 5061 gone", ["dangling-name gone.example.com"]],
  [
    "a target without addresses",
    `_sip._tls SRV 10 5 5061 empty\nempty TXT "x"`,
    ["srv-target-no-address _sip._tls.example.com empty.example.com"],
  ],
  [
    "NAPTR records of a SIP domain",
    `@ NAPTR 50 50 "S" "SIP+D2T" "" _sip._tcp\n_sip._tcp SRV 0 0 5060 sip\n@ NAPTR 90 50 "U" "E2U+sip" "!^.*$!sip:info@example.com!" .`,
    [],
  ],
  [
    "a NAPTR record with both an expression and a replacement",
    `@ NAPTR 50 50 "U" "E2U+sip" "!^.*$!sip:a@example.com!" sip`,
    ["naptr-exclusive 50 50 E2U+sip"],
  ],
  ["a NAPTR record with neither", `@ NAPTR 50 50 "S" "SIP+D2T" "" .`, ["naptr-empty 50 50 SIP+D2T"]],
  [
    "a NAPTR record without a valid expression",
    `@ NAPTR 50 50 "U" "E2U+sip" "sip:a@example.com" .`,
    ["naptr-expression 50 50 E2U+sip"],
  ],
  ["a NAPTR record with two flags", `@ NAPTR 50 50 "SA" "SIP+D2T" "" sip`, ["naptr-flags 50 50 SIP+D2T"]],
  [
    "a NAPTR record that leads to no SRV record",
    `@ NAPTR 50 50 "S" "SIP+D2T" "" _sip._tcp`,
    ["naptr-target-missing 50 50 SIP+D2T"],
  ],
  ["an SVCB record for a service that does not exist", "@ SVCB 0 .", ["https-unavailable example.com SVCB"]],
  ["an SVCB record of a resolver", `@ SVCB 1 sip alpn=dot,h2 key7=2f646e732d71756572797b3f646e737d`, []],
  ["SVCB records of both modes", "@ SVCB 0 sip\n@ SVCB 1 sip alpn=dot", ["https-both-modes example.com SVCB"]],
  [
    "hints that differ from the addresses",
    "@ SVCB 1 . alpn=dot ipv4hint=11.9.9.9",
    ["https-hint-differs example.com SVCB"],
  ],
])("%s", async ([, records, findings]) => {
  const raw = await look(records);
  expect(judged(raw)).toEqual(findings);
  const check = { id: "dns", words: { problems: recordProblems, caps: {}, kpis: {}, parts: {} } };
  const verdict = { status: "pass" as const, kpis: [], findings: recordFindings(raw) };
  const texts = (["en", "ko"] as const).flatMap((language) =>
    JSON.stringify(interpret(check, verdict, language).issues),
  );
  expect(texts.filter((text) => /undefined|\{[a-z]+(?:\||\})/.test(text))).toEqual([]);
});

test("the SRV records of the name itself are judged", async () => {
  const raw = await look("_ldap._tcp SRV 0 0 389 192.0.2.7.", "_ldap._tcp.example.com");
  expect(raw.srv.list.map(({ owner, state }) => `${owner} ${state}`)).toEqual(["_ldap._tcp.example.com address"]);
  expect(judged(raw)).toContain("srv-target-address _ldap._tcp.example.com 192.0.2.7");
});
