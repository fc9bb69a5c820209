import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";

/** A message whose header no longer matches its signature, from a host that SPF does not allow. */
async function changed(form = "relaxed"): Promise<string> {
  const header = throughPostfix(await signed(letter(), "shop.com"), { ip: "66.6.6.6" });
  return header.replace("Your", "My").replace("c=relaxed/relaxed", `c=${form}/relaxed`);
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split("\r\n").map(change).join("\r\n");
}

test.for<[what: string, paste: () => Promise<string>, state: string, dmarc: string | null, notes: readonly string[]]>([
  ["unchanged", () => changed(), "failed", "fail", []],
  ["quoted", async () => eachLine(await changed(), (line) => `> ${line}`), "unknown", null, ["quoted"]],
  ["indented", async () => eachLine(await changed(), (line) => `    ${line}`), "unknown", null, ["indented"]],
  [
    "with a field wrapped again",
    async () => (await changed()).replace("My order", "My\r\norder"),
    "unknown",
    null,
    ["rejoined"],
  ],
  [
    "with its signature wrapped again",
    async () => (await changed()).replace(/; s=s1;\s*/, ";\r\ns=s1; "),
    "unknown",
    null,
    ["rejoined"],
  ],
  [
    "with > before a signed field",
    async () => (await changed()).replace("\r\nSubject:", "\r\n>Subject:"),
    "unknown",
    null,
    ["rejoined"],
  ],
  // These fields are unsigned.
  [
    "with a trace field wrapped again",
    async () => (await changed()).replace("\r\n\tby", "\r\nby"),
    "failed",
    "fail",
    ["rejoined"],
  ],
  [
    "below a URL",
    async () => (await changed()).replace("Delivered-To", "http://a.b/\r\nDelivered-To"),
    "failed",
    "fail",
    ["rejoined"],
  ],
  ["with doubled line ends", async () => (await changed()).replaceAll("\r\n", "\r\n\r\n"), "unknown", null, ["spaced"]],
  ["below a heading", async () => `Original message\r\n${await changed()}`, "unknown", null, ["stray-lines"]],
  [
    "escaped",
    async () => (await changed()).replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    "unknown",
    null,
    ["unescaped"],
  ],
  // Only a signature with `simple` canonicalisation can fail because of spaces.
  ["without tabs", async () => (await changed("simple")).replaceAll("\t", "    "), "unknown", null, ["tabs-lost"]],
  ["without tabs, relaxed", async () => (await changed()).replaceAll("\t", "    "), "failed", "fail", ["tabs-lost"]],
])("a header whose signature fails, pasted %s", async ([, paste, state, computed, notes]) => {
  const raw = await see(await paste());
  expect(raw).toMatchObject({ notes, dkim: [{ state }], dmarc: { computed } });
  expect(said(raw).includes("(changed-text)")).toBe(notes.length > 0);
});

/** The summary that Gmail shows above a message's source. */
const summary = "Original Message\nFrom:\tBank <x@bank.com>\nSPF:\tPASS with IP 192.0.2.5\nDMARC:\t'PASS'\n\n";

test.for<[what: string, paste: (header: string) => string]>([
  ["escaped", (header) => header.replaceAll("<", "&lt;").replaceAll(">", "&gt;")],
  ["with doubled line ends", (header) => header.replaceAll("\r\n", "\r\n\r\n")],
  ["below Gmail's summary", (header) => `${summary}${header}`],
])("a valid header is verified when pasted %s", async ([, paste]) => {
  expect(await see(paste(throughPostfix(await signed(letter(), "shop.com"))))).toMatchObject({
    from: [{ name: "Shop", address: "news@shop.com" }],
    dkim: [{ state: "verified" }],
    dmarc: { computed: "pass" },
  });
});

test('a header with only ">From" escaped is parsed, but no signature verifies', async () => {
  const header = throughPostfix(await signed(letter(), "shop.com"), { ip: "66.6.6.6" });
  const raw = await see(header.replace("<news@shop.com>\r\nTo", "&lt;news@shop.com&gt;\r\nTo"));
  expect(raw).toMatchObject({
    notes: ["unescaped"],
    from: [{ name: "Shop", address: "news@shop.com" }],
    dkim: [{ state: "unknown" }],
    dmarc: { domain: "shop.com", computed: null },
  });
});
