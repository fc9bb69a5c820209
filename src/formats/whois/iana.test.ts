import { expect, test } from "vitest";
import { readIanaWhois } from "./iana.ts";

const answer = (...lines: readonly string[]) => `% IANA WHOIS server
% for more information on IANA, visit http://www.iana.org
% This query returned 1 object

${lines.join("\n")}

status:       ACTIVE
remarks:      Registration information: http://www.nic.example/

created:      1987-12-23
source:       IANA
`;

test.for<[what: string, text: string, tld: string | null, server: string | null]>([
  [
    "with both",
    answer("refer:        whois.nic.it", "", "domain:       IT", "", "whois:        whois.nic.it"),
    "it",
    "whois.nic.it",
  ],
  [
    "with what the registry declared alone",
    answer("domain:       SO", "", "whois:        WHOIS.NIC.SO"),
    "so",
    "whois.nic.so",
  ],
  ["of a registry without a server", answer("domain:       VN", "", "organisation: Example"), "vn", null],
  ["with an empty server", answer("domain:       VN", "whois:"), "vn", null],
  ["in another script", answer("domain:       РФ", "whois:        whois.tcinet.ru"), "xn--p1ai", "whois.tcinet.ru"],
  ["with an address for a host", answer("domain:       XX", "refer:        http://whois.example/"), "xx", null],
  ["without an entry", "% This query returned 0 objects.\n", null, null],
  ["that is empty", "", null, null],
  ["that is long", "refer: ".repeat(1_000_000), null, null],
])("an answer %s", ([, text, tld, server]) => {
  expect(readIanaWhois(text)).toEqual({ tld, server });
});
