import { expect, test } from "vitest";
import type { ReportKind } from "../../src/report/kind-names.ts";
import { finding, nowhere, resultOf, target, write } from "./scenes.ts";

const record = { name: "_dmarc.shop.com", type: "TXT", value: "v=DMARC1; p=none; rua=mailto:d@shop.com" };

function resultWith(value: string) {
  const found = finding("email.dmarc-missing", { severity: "high", level: "error", record: { ...record, value } });
  return resultOf([target("fail", { findings: [found] })]);
}

/** The text for people, without markup. */
function read(text: string): string {
  const unescaped = text.replaceAll(/&#(?<code>\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return unescaped.replaceAll("&quot;", '"').replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3B", ";");
}

const inWords: readonly ReportKind[] = [
  "text",
  "json",
  "markdown",
  "sarif",
  "junit",
  "codequality",
  "github",
  "azure",
  "tap",
];

test.for(inWords)("%s shows the record to publish in copyable form", async (kind) => {
  const told = read(await write(kind, resultWith(record.value), nowhere));

  expect(told).toContain(record.name);
  expect(told).toContain(record.value);
});

const longest = `v=DKIM1; p=${"A".repeat(3000)}`;

test.for(inWords.filter((kind) => kind !== "text" && kind !== "json"))("%s shows no part of a record", async (kind) => {
  expect(read(await write(kind, resultWith(longest), nowhere))).not.toContain("v=DKIM1");
});
