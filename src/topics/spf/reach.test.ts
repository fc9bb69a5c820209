import { expect, test } from "vitest";
import { hosts, see, txt } from "../../../test/mail/spf-look.ts";
import { spfPart } from "../../checks/email/spf/judge.ts";
import { mostOwnAddresses } from "./limits.ts";

/** RFC 7208 §4.6: terms are evaluated from left to right, so an error affects only senders that no earlier term matched. */
test.for<[what: string, text: string, permitsBeforeError: boolean]>([
  ["an error after the domain's own hosts", "v=spf1 mx include:gone.sender.net -all", true],
  ["an error after an include", "v=spf1 include:sender.net include:gone.sender.net -all", true],
  ["an error before the domain's own hosts", "v=spf1 include:gone.sender.net mx -all", false],
  ["an error after a private network only", "v=spf1 ip4:10.0.0.0/8 include:gone.sender.net -all", false],
  ["too many lookups after the domain's own hosts", `v=spf1 mx ${"include:four.sender.net ".repeat(3)}-all`, true],
  [
    "too many lookups before the domain's own hosts",
    `v=spf1 ${"include:four.sender.net ".repeat(3)}ip4:11.9.9.9 -all`,
    true,
  ],
  // §4.6: a syntax error invalidates the whole record.
  ["a misspelt mechanism after the domain's own hosts", "v=spf1 mx inlcude:sender.net -all", false],
])("%s", async ([, text, passesFirst]) => {
  const seen = await see(hosts + txt(text));
  const without = await see(hosts);

  expect(seen.raw.evaluation.permitsBeforeError).toBe(passesFirst);
  expect(seen.ceilings).toEqual(passesFirst ? [] : ["spf-broken"]);
  // An error after the domain's own senders costs no more than having no record.
  expect(seen.points).toEqual(without.points);
});

/** RFC 7208 does not define the result for an invalid domain name; pyspf returns permerror. */
test.for(["a:own..com", "mx:.own.com", "exists:a..own.com", "a:own..com/24"])("%s is an error", async (term) => {
  const { points, findings } = await see(hosts + txt(`v=spf1 mx ${term} -all`));

  expect(points.spf).toBe(0);
  expect(findings.map(({ id, params }) => [id, params["term"]])).toEqual([["spf-target-malformed", term]]);
});

test("a label that is too long matches no sender and is no error", async () => {
  const { points } = await see(hosts + txt(`v=spf1 mx a:${"a".repeat(64)}.com -all`));

  expect(points.spf).toBe(20);
});

test("in a record without errors no term comes before an error", async () => {
  const { raw, ceilings } = await see(hosts + txt("v=spf1 mx -all"));

  expect(raw.evaluation.permitsBeforeError).toBe(false);
  expect(ceilings).toEqual([]);
});

test("the deduction for wide networks grows with them up to a limit", async () => {
  const { raw } = await see(hosts + txt("v=spf1 mx -all"));
  const lost = (ownAddresses: number): number =>
    20 -
    (spfPart({ ...raw, evaluation: { ...raw.evaluation, ownAddresses } }, { hasDmarcPolicy: true }).points.spf ?? 0);
  const sizes = Array.from({ length: 17 }, (_, doublings) => lost(mostOwnAddresses * 2 ** doublings + 1));

  expect(lost(mostOwnAddresses)).toBe(0);
  expect(sizes).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15, 15, 15, 15]);
});

test.for<[networks: string, points: number]>([
  ["ip4:12.0.0.0/17", 20],
  ["ip4:12.0.0.0/15", 16],
  ["ip4:12.0.0.0/8", 9],
  ["ip4:12.0.0.0/8 ip4:13.0.0.0/8 ptr ?all", 0],
])("points decrease with the number of allowed addresses: %s", async ([networks, points]) => {
  const end = networks.endsWith("all") ? "" : " -all";
  const seen = await see(hosts + txt(`v=spf1 mx ${networks}${end}`));

  expect(seen.points.spf).toBe(points);
});

test.for<[network: string]>([
  ["ip4:10.0.0.0/8"],
  ["ip4:172.16.5.0/24"],
  ["ip4:192.168.1.1"],
  ["ip4:100.64.0.0/10"],
  ["ip4:127.0.0.1"],
  ["ip4:169.254.0.0/16"],
  ["ip6:fd00:1::/32"],
  ["ip6:fe80::/10"],
  ["ip6:::1"],
])("%s allows nothing, costs nothing, and is removed from the offered record", async ([network]) => {
  const { points, findings, raw } = await see(hosts + txt(`v=spf1 mx ${network} -all`));
  const told = findings.filter(({ id }) => id !== "spf-helo");

  expect(points.spf).toBe(20);
  expect(raw.evaluation).toMatchObject({ privateTerms: [network], ownAddresses: 1, broadTerms: [] });
  expect(told.map(({ id, params, record }) => [id, params["terms"], record?.value])).toEqual([
    ["spf-private", network, "v=spf1 mx -all"],
  ]);
});

test.for(["ip4:11.0.0.0/8", "ip4:172.0.0.0/8", "ip6:2001:470::/32", "ip4:192.168.0.0/15"])(
  "%s is not a private network",
  async (network) => {
    const { raw } = await see(hosts + txt(`v=spf1 mx ${network} -all`));

    expect(raw.evaluation.privateTerms).toEqual([]);
  },
);

test("a record with only a private network allows no sender", async () => {
  const { findings, raw } = await see(`@ A 11.1.1.80\n${txt("v=spf1 ip4:192.168.0.0/24 ~all")}`);

  expect(raw.evaluation.permittedSenders).toBe("none");
  expect(findings.map(({ id, record }) => [id, record?.value])).toEqual([["spf-private", "v=spf1 ~all"]]);
});
