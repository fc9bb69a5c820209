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
  [
    "NIC.TG with dots after the colon",
    "tg",
    "domain:................shop.tg\nregistrar:.............EX\nactivation:............2011-08-29\nexpiration:............29 août 2027\n",
    "2011-08-29",
    "2027-08-29",
  ],
  [
    "OPT, with the name in a sentence and the order in French",
    "pf",
    "Informations about 'shop.pf' :\n\nStatus                          : Active\nCreated (JJ/MM/AAAA)            : 05/09/2010\nExpire (JJ/MM/AAAA)             : 05/06/2027\n",
    "2010-09-05",
    "2027-06-05",
  ],
  [
    "a registry with columns and no colons",
    "md",
    "Domain  name    shop.md\nDomain state    OK\nRegistered on   2006-05-02\nExpires    on   2027-05-02\n",
    "2006-05-02",
    "2027-05-02",
  ],
  [
    "a registry with leaders",
    "dz",
    "Nom de domaine#. . . . . . . . . . . . . shop.dz\nRegistrar#. . . . . . . . . . . . . . . . EX\nDate de creation#. . . . . . . . . . . . 2002-05-06\n",
    "2002-05-06",
    null,
  ],
  [
    "NIC.BO, with the domain's dates under its holder",
    "bo",
    "DOMINIO:              shop.com.bo\n\nTITULAR:\nNombre:               Example Person\nFecha de activación:  06/05/2002\nFecha de corte:       07/05/2027\n",
    "2002-05-06",
    "2027-05-07",
  ],
  [
    "a French answer in the order of its language",
    "sn",
    "Nom de domaine:  shop.sn\nDate de création:  06/05/2002\nDate d'expiration:  07/05/2027\n",
    "2002-05-06",
    "2027-05-07",
  ],
  [
    "CARNET in ICANN's format, with the registrar's label for the date",
    "hr",
    "Domain Name: shop.hr\nRegistrar WHOIS Server: whois.dns.hr\nCreation Date: 2011-05-06T22:00:00Z\nRegistrar Registration Expiration Date: 2027-05-06T22:00:00Z\nRegistrar: EX\n",
    "2011-05-06",
    "2027-05-06",
  ],
  [
    "NeuStar, whose dates follow the names of the registrars",
    "moe",
    "Domain Name:             SHOP.MOE\nDomain Status:           ok\n\nRegistrant ID:           EX1\n\nCreated by Registrar:    EX\nDomain Registration Date:    2014-05-08T09:27:49Z\nDomain Expiration Date:      2027-05-07T23:59:59Z\n",
    "2014-05-08",
    "2027-05-07",
  ],
  [
    "Jisc, whose dates are those of an entry",
    "uk",
    "Domain:\n\tshop.ac.uk\n\nRegistered By:\n\tEX\n\nRenewal date:\n\tThursday 6th May 2027\n\nEntry created:\n\tFriday 7th November 2003\n",
    "2003-11-07",
    "2027-05-06",
  ],
  [
    "an answer in the order of its only date that leaves no choice",
    "hm",
    "Domain Name: shop.hm\nDomain creation date: 06/05/2002\nDomain expiration date: 25/12/2027\n",
    "2002-05-06",
    "2027-12-25",
  ],
  [
    "a domain in a sentence",
    "kg",
    "Domain SHOP.KG (ACTIVE)\n\nRecord created: Mon May 6 10:00:00 2002\nRecord expires on: Thu May 6 23:59:00 2027\n",
    "2002-05-06",
    "2027-05-06",
  ],
  [
    "ISOC-IL's history",
    "il",
    "domain:       shop.co.il\nvalidity:     07-05-2027\nchanged:      registrar AT ns.il 20020506 (Assigned)\nchanged:      registrar AT ns.il 20250607 (Changed)\n",
    "2002-05-06",
    "2027-05-07",
  ],
  [
    "SK-NIC with joined labels in columns",
    "sk",
    "Domain-name         shop.sk\nAdmin-name          Example Person\ndns_name            ns1.shop.sk\nLast-update         2026-06-28\nValid-date          2027-07-23\nDomain-status       DOM_OK\n",
    null,
    "2027-07-23",
  ],
  [
    "NIC.KG with the name alone on its line",
    "kg",
    "% This is the .kg ccTLD Whois server\n\nDomain SHOP.KG\n\nRecord created: Tue Feb 10 09:42:42 2004\nRecord last updated on  Mon Apr 19 21:47:14 2010\nRecord expires on Sun Mar 30 23:59:00 2027\n",
    "2004-02-10",
    "2027-03-30",
  ],
  [
    "rwhois",
    "ma",
    "%rwhois V-1.5:003fff:00 whois.registry.ma (by Network Solutions, Inc. V-1.5.9.5)\ndomain:Class-Name:domain\ndomain:Domain-Name:shop.ma\ndomain:Tech-Contact;I:1.shop.ma\ndomain:Created:20090324\n%ok\n",
    "2009-03-24",
    null,
  ],
  [
    "NIC.SL with the dates below its registrar",
    "sl",
    "Domain Name:             SHOP.SL\n\nRegistrar:               NIC.SL (http://www.nic.sl)\nRegistration Date:       2008-05-18\nExpiration Date:         2027-05-18\n\nName Server:             NS1.SHOP.SL\n\nRegistrant Name:         Example Person\n",
    "2008-05-18",
    "2027-05-18",
  ],
  [
    "InternetNZ, which bills until a date",
    "nz",
    "query_status: 200 Active\ndomain_name: shop.co.nz\ndomain_dateregistered: 1999-02-17T00:00:00+13:00\ndomain_datebilleduntil: 2027-02-17T00:00:00+13:00\n",
    "1999-02-16",
    "2027-02-16",
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

test.for(["contact:  EX-1", "nic-hdl:  EX-1", "nic-handle:  EX-1"])(
  "%j begins another object, also without a blank line before it",
  (begin) => {
    const text = `domain:  shop.mk\nexpire:  04.06.2027\n${begin}\ncreated:  25.11.2026\n`;
    expect(read(text, "mk").domain).toMatchObject({ created: null, expires: "2027-06-04T00:00:00.000Z" });
  },
);

test("the last change of a history counts", () => {
  const text =
    "domain: shop.co.il\nchanged: registrar AT ns.il 20020506 (Changed)\nchanged: registrar AT ns.il 20250607 (Changed)\n";
  expect(read(text, "il").domain?.updated).toBe("2025-06-07T00:00:00.000Z");
});

test.for([
  ["redemptionPeriod", "redemptionPeriod"],
  ["pendingDelete", "pendingDelete"],
  ["failed", "failed"],
  ["Suspended", "suspended"],
])("a name with the status %s and nothing else is registered", ([said, status]) => {
  expect(read(`Domain: shop.de\nStatus: ${said}\n`, "de")).toMatchObject({
    state: "found",
    domain: { status: [status] },
  });
});

test("dates after a blank line are the domain's where its block has none", () => {
  const text =
    "Domain Name: shop.so\nRegistrar: Example\n\nCreated: 2001-02-03\n\nAdmin Contact: EX1\nCreated: 2026-11-25\n";
  expect(read(text, "so").domain?.created).toBe("2001-02-03T00:00:00.000Z");
});

test.for<[what: string, more: string, created: string | null]>([
  ["another date leaves no choice", "Expires: 25/12/2027\n", "2001-04-03"],
  ["other dates contradict each other", "Expires: 25/12/2027\nUpdated: 12/25/2025\n", null],
  ["only a phone number looks like one", "Phone: 25-12-2027\n", null],
])("the date 03/04/2001 where %s", ([, more, created]) => {
  const { domain } = read(`Domain Name: shop.so\nRegistrar: Example\nCreated: 03/04/2001\n${more}`, "so");
  expect(domain?.created?.slice(0, 10) ?? null).toBe(created);
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
  ["serverForceDelete", ["pendingDelete"]],
  ["inactive / dnsHold", ["inactive", "serverHold"]],
  ["*** This registration has been SUSPENDED. ***", ["suspended"]],
  ["Grace Period", ["expired"]],
  ["OK-UNTIL 20271218000000", ["ok"]],
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
  ["top", "The queried object does not exist: blockchain-reserved.top\n", "absent"],
  ["sa", "none.sa is reserved name\n", "reserved"],
  ["ca", "Max Concurrent Sessions Per IP exceeded\n", "limited"],
  ["th", "Whois Server Version 2.1.7\n\n% Too may requests.\n", "limited"],
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
  // The line before ends with an address or a bracket, so the denial does not continue it.
  ["int", "% for more information on IANA, visit http://www.iana.org\n% This query returned 0 objects.\n", "absent"],
  [
    "ma",
    "%rwhois V-1.5:003fff:00 whois.registry.ma (by Network Solutions, Inc.)\n%error 230 No Objects Found\n",
    "absent",
  ],
  ["de", `Domain: ${"long-".repeat(8)}name.de\nStatus: free\n`, "absent"],
  ["ai", `Domain Name: ${"long-".repeat(8)}name.ai\nDomain Status: No Object Found\n`, "absent"],
  ["so", "All data is provided for information purposes only, with all rights\nreserved.\n", "unknown"],
  ["ai", "Domain none.ai not registred.\n", "absent"],
  ["bj", "Searching for none.bj.\nNo records matching none.bj found.\n", "absent"],
  ["ua", "% No records found for object NONE.IN.UA\n", "absent"],
  ["es", "    There is no information available on the domain consulted.\n", "absent"],
  ["sl", "Domain not found, marked private, or error in your query.\n", "unknown"],
  ["be", "%- none.be\n%-3: IP address blocked\n", "limited"],
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
  ["pf", "Domain unknown\n", "absent"],
  ["vn", "Domain name none.vn is not found\n", "absent"],
  ["so", "none.so: available\n", "absent"],
  ["so", "The domain name none.so is available for registration.\n", "absent"],
  ["so", "The requested domain cannot be found\n", "absent"],
  ["so", "% no matching objects found\n", "absent"],
  ["so", "No records found for none.so\n", "absent"],
  ["so", "none.so is not available\n", "unknown"],
  ["so", "This name is not available for registration.\n", "unknown"],
  ["so", "Domain none.so is not registered here.\n", "unknown"],
  ["io", "The domain name you requested has been reserved by the registry.\n", "reserved"],
  ["cn", "the domain you want to register is reserved\n", "reserved"],
  ["nl", "shop.nl is excluded from registration\n", "reserved"],
  ["so", "Domain shop.so cannot be registered\n", "reserved"],
  ["so", "Domain Name: shop.so\nStatus: prohibited\n", "reserved"],
  ["so", "Domain: shop.so\nStatus: In quarantine until 2026-12-24\n", "quarantine"],
  ["lu", "domainname:     shop.lu\ndomaintype:     QUARANTINE\n", "quarantine"],
  ["ch", "% You have exceeded this limit.\n% Please wait a moment and try again.\n", "limited"],
  ["so", "Your request is being rate limited.\n", "limited"],
  ["so", "% Maximum number of queries exceeded, try tomorrow\n", "limited"],
  [
    "fm",
    "Access to the WHOIS service is rate limited.\n\nThe queried object does not exist: DOMAIN NOT FOUND\n",
    "absent",
  ],
  ["br", "% Permission denied.\n", "refused"],
  ["es", "La IP no está autorizada\n", "refused"],
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
