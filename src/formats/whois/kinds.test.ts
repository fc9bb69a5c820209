import { expect, test } from "vitest";
import { readWhois, type WhoisAnswer } from "./whois.ts";

function read(text: string, tld: string): WhoisAnswer {
  return readWhois(Buffer.from(text), tld);
}

const contact =
  "contact:      EX-1\nname:         Example Person\nregistrar:    REG-EXAMPLE\ncreated:      25.11.2026 10:00:00\n";

// Formats that registries changed to after their layout was recorded; all values are invented.
test.for<[what: string, tld: string, text: string, created: string | null, expires: string | null]>([
  [
    "MYNIC in ICANN's format",
    "my",
    "Domain Name: shop.my\nRegistry Domain ID: DDR1-MY\nUpdated Date: 2025-05-12T10:00:00Z\nCreation Date: 2009-05-12T10:00:00Z\nRegistry Expiry Date: 2026-05-12T10:00:00Z\n",
    "2009-05-12",
    "2026-05-12",
  ],
  [
    "NIC.VE with FRED",
    "ve",
    `domain:       shop.ve\nregistrant:   EX-1\nregistrar:    NIC-VE\nregistered:   27.10.2010 07:53:43\nexpire:       04.06.2025\n\n${contact}`,
    "2010-10-27",
    "2025-06-04",
  ],
  [
    "ATI with labels in the usual words",
    "tn",
    "Domain name.........: shop.tn\nCreation date.......: 13-05-2008\nExpiry date.........: 2026-01-31\n",
    "2008-05-13",
    "2026-01-31",
  ],
  [
    "DNS.PT in two languages",
    "pt",
    "Nome de domínio / Domain Name: shop.pt\nData de registo / Creation Date (dd/mm/yyyy): 09/01/2003\nData de expiração / Expiration Date (dd/mm/yyyy): 28/02/2015\nEstado / Status: TECH-PRO\n",
    "2003-01-09",
    "2015-02-28",
  ],
])("%s is read beside the layout for its former format", ([, tld, text, created, expires]) => {
  const { state, domain } = read(text, tld);

  expect(state).toBe("found");
  expect([domain?.created?.slice(0, 10) ?? null, domain?.expires?.slice(0, 10) ?? null]).toEqual([created, expires]);
});

test.for<[what: string, text: string, created: string | null]>([
  ["its own label, though a contact has the more usual one", "registered:   13.05.2008\n", "2008-05-13"],
  ["null if its own date is ambiguous", "registered:   10/11/2009\n", null],
  ["null if it has another date, but this one only in contacts", "expire:       04.06.2027\n", null],
])("a domain's date is %s", ([, dates, created]) => {
  const { domain } = read(`domain:       shop.mk\nregistrar:    REG-EXAMPLE\n${dates}\n${contact}`, "mk");
  expect(domain?.created?.slice(0, 10) ?? null).toBe(created);
});

test.for<[what: string, block: string]>([
  ["a contact", contact],
  ["a set of name servers", "nsset:        NS-1\nnserver:      ns1.shop.example\ncreated:      25.11.2026\n"],
  ["a name server", "nserver:      ns1.shop.example\ncreated:      25.11.2026\n"],
  ["a registrar", "registrar:    Example Registrar\ntype:         Isp\nregistered:   25/11/2026\n"],
  ["a numbered contact", "contact-id:   ex-1\nperson:       Example Person\ncreated:      2026-11-25\n"],
])("the date of %s is not the domain's, even without another", ([, block]) => {
  expect(read(`domain:       shop.mk\nnserver:      ns1.shop.example\n\n${block}`, "mk").domain?.created).toBeNull();
});

test("dates after a blank line are the domain's where its block has none", () => {
  const text =
    "Domain Name: shop.so\nRegistrar: Example\n\nCreated: 2001-02-03\n\nAdmin Contact: EX1\nCreated: 2026-11-25\n";
  expect(read(text, "so").domain?.created).toBe("2001-02-03T00:00:00.000Z");
});

test("an order of day and month that the answer declares is used", () => {
  const text =
    "%% complete date format : DD/MM/YYYY\n%% short date format    : DD/MM\n\ndomain: shop.fr\ncreated: 11/01/2010\n";
  expect(read(text, "fr").domain?.created).toBe("2010-01-11T00:00:00.000Z");
});

test.for<[value: string, statuses: readonly string[]]>([
  ["pendingDelete / redemptionPeriod", ["pendingDelete", "redemptionPeriod"]],
  ["inactive / clientHold", ["inactive", "clientHold"]],
  ["inactive/serverHold", ["inactive", "serverHold"]],
  ["pendingDelete-redemptionPeriod", ["pendingDelete", "redemptionPeriod"]],
  ["REDEMPTION-NO-PROVIDER", ["redemptionPeriod"]],
  ["Suspended", ["suspended"]],
  ["To be suspended", ["pendingDelete"]],
  ["Deleted", ["deleted"]],
  ["Expired", ["expired"]],
  ["expired, serverHold", ["expired", "serverHold"]],
  ["Deactivated", ["deactivated"]],
  ["QUARANTINE", ["quarantine"]],
  ["in quarantine", ["quarantine"]],
  ["210 PendingRelease", ["pendingDelete"]],
  ["REGISTERED, DELEGATED", ["REGISTERED", "DELEGATED"]],
  ["client-hold", ["clientHold"]],
  ["N/A", ["N/A"]],
  ["ok (paid and in zone)", ["ok"]],
  ["The domain is administratively kept out of zone", ["serverHold"]],
  ["Deletion forbidden", ["serverDeleteProhibited"]],
])("the status %j is read as %j", ([value, statuses]) => {
  expect(read(`Domain Name: shop.so\nCreated: 2001-02-03\nStatus: ${value}\n`, "so").domain?.status).toEqual(statuses);
});

test.for<[tld: string, text: string, state: WhoisAnswer["state"]]>([
  ["sk", "Domain not found.\n", "absent"],
  ["icu", "The queried object does not exist: DOMAIN NOT FOUND\n", "absent"],
  ["icu", "The queried object does not exist: Reserved Domain Name\n", "reserved"],
  ["icu", "The queried object does not exist: DPML block\n", "reserved"],
  ["sa", "none.sa is reserved name\n", "reserved"],
  ["ca", "Max Concurrent Sessions Per IP exceeded\n", "limited"],
  ["ru", "You have exceeded allowed connection rate\n", "limited"],
  ["cn", "Queried interval is too short.\n", "limited"],
  ["org", "The WHOIS service is temporarily unavailable. Please try again later.\n", "unavailable"],
  ["ie", "Not found: none.ie\n", "absent"],
  ["nz", "Not found: none.nz\n", "absent"],
  ["so", "Not found: none.so\n", "absent"],
  ["sx", 'Status: AVAILABLE (No match for domain "none.sx")\n', "absent"],
  ["my", ">>> Domain none.my is available for registration\n", "absent"],
  ["za", "Available\nDomain: none.co.za\n", "absent"],
  ["ve", "% Whoisd Server Version: 3.12.1\n\n%ERROR:101: no entries found\n%\n% No entries found.\n", "absent"],
  ["cl", "none.cl: no entries found.\n", "absent"],
  ["bg", "DOMAIN NAME: none.bg (none.bg)\nregistration status: available\n", "absent"],
  ["tn", "This is JWhoisServer serving ccTLD tn\n\nNO OBJECT FOUND!\nobject:. . . . . . .none.tn\n", "absent"],
  ["gf", "NO OBJECT FOUND!\n", "absent"],
  ["de", "No match\n", "absent"],
  ["nl", "none.nl is free\n", "absent"],
  ["fr", "%%\n%% No entries found in the AFNIC Database.\n", "absent"],
  ["hk", "Please maintain at least 10-second time before starting another enquiry.\n", "limited"],
  ["be", "Domain:\tshop.be\nStatus:\tQUARANTINE\n", "quarantine"],
  ["nl", "Domain name: shop.nl\nStatus:      in quarantine\n\nDate out of quarantine: 2026-12-02\n", "quarantine"],
  ["it", "Domain:             la.it\nStatus:             UNASSIGNABLE\n", "reserved"],
  ["cn", "Sorry, The domain you requested is in the reserved list.\n", "reserved"],
  [
    "cn",
    "the Domain Name you apply can not be registered online. Please consult your Domain Name Registrar\n",
    "reserved",
  ],
  ["io", "Domain reserved\n", "reserved"],
  [
    "jp",
    "[Domain Name]                   EXAMPLE.JP\n[Status]                        Reserved\n[Last Updated]                  2001/02/21\n",
    "reserved",
  ],
  ["so", "Not found: shop.so\nThis name is reserved by the registry.\n", "reserved"],
  ["ci", "Server can't process your request.\n", "unavailable"],
  ["it", "", "invalid"],
  ["it", "<html><body>502 Bad Gateway</body></html>", "invalid"],
  ["it", "Ask again at the counter of the registry.\n", "unknown"],
])("a server of .%s that answers %j", ([tld, text, state]) => {
  expect(read(text, tld)).toMatchObject({ state, domain: null });
});

test("name servers with IPv6 addresses are no labels", () => {
  const text =
    "Domain Name: SHOP.EDU\n\nName Servers:\n   NS1.SHOP.EDU   192.0.2.1, 2001:db8:0:9113::ab40:773\n   NS2.SHOP.EDU   2001:db8::2\n\nDomain record activated:    04-Oct-1985\n";
  expect(read(text, "edu").domain?.nameServers).toEqual(["ns1.shop.edu", "ns2.shop.edu"]);
});

test.for([
  ["MarkMonitor, Inc. (R22-LRCC)", "MarkMonitor, Inc."],
  ["MarkMonitor Inc R45-ME", "MarkMonitor Inc"],
  ["Tuonome IT (380)", "Tuonome IT"],
  ["Registrar (Asia) Ltd", "Registrar (Asia) Ltd"],
])("the registrar %j is called %j", ([given, name]) => {
  expect(read(`Domain Name: shop.so\nCreated: 2001-02-03\nRegistrar: ${given}\n`, "so").domain?.registrar?.name).toBe(
    name,
  );
});

test("a rate limit that names its pause is followed", () => {
  expect(read("Please maintain at least 10-second time before starting another enquiry.", "hk").retryAfter).toBe(10);
});
