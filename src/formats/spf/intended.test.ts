import { expect, test } from "vitest";
import { namesSenders } from "./intended.ts";
import { repairSpf } from "./repair.ts";

/** Ways to write a record without senders, with typical errors. */
test.for([
  ["v=spf1 -al", "v=spf1 -all"],
  ["v=spf1 -alll", "v=spf1 -all"],
  ["v=spf1 -lal", "v=spf1 -all"],
  ["v=spf1 - all", "v=spf1 -all"],
  ["v=spf1 --all", "v=spf1 -all"],
  ["v=spf1 \u2014all", "v=spf1 -all"],
  ["v=spf1 all-", "v=spf1 -all"],
  ["v=spf1 ~al", "v=spf1 ~all"],
  ["v=spf1 -all;", "v=spf1 -all"],
  ["v=spf1-all", "v=spf1 -all"],
  ["v=spf1 -mx -a -al", "v=spf1 -mx -a -all"],
  ["v=spf1 none", null],
  ["v=spf1 -none", null],
  ["v=spf1 al", null],
  ["v=spf1 -all exp", null],
] as const)("%s names no sender", ([text, mended]) => {
  expect(namesSenders(text)).toBe(false);
  expect(repairSpf({ texts: [text], superfluous: new Map(), opening: new Set(), known: [] })).toBe(mended);
});

test.for([
  ["v=spf1 mx -al", "v=spf1 mx -all"],
  ["v=spf1 a, -al", "v=spf1 a -all"],
  ["v=spf1;mx;-all", "v=spf1 mx -all"],
  ["v=spf1 -all include:sender.net", "v=spf1 -all"],
  ["v=spf1 inlcude:sender.net - all", "v=spf1 include:sender.net -all"],
  ["v=spf1 192.0.2.1 -al", "v=spf1 ip4:192.0.2.1 -all"],
  ["v=spf1 sender.net -all", null],
  ["v=spf1 zzz -all", null],
] as const)("%s names a sender", ([text, mended]) => {
  expect(namesSenders(text)).toBe(true);
  expect(repairSpf({ texts: [text], superfluous: new Map(), opening: new Set(), known: [] })).toBe(mended);
});
