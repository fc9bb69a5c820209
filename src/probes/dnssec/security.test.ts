import { expect, test } from "vitest";
import type { ZoneText } from "../../../test/dns/world/zones.ts";
import { alone, damages, damagesAbove, soundQuestions, soundZones } from "../../../test/dns/dnssec-cases.ts";
import { openWorld, type World } from "../../../test/dns/world.ts";
import { types, type TypeName } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { securityOf, type Security } from "./security.ts";

function look({ context }: World, question: string): Promise<Security> {
  const [name = "", type = "A"] = question.split(" ");
  return securityOf(context, parseName(name), types[type as TypeName]);
}

/** The state, reason and zone in one line, for tables. */
function verdictOf({ state, reason, zone }: Pick<Security, "state" | "reason" | "zone">): string {
  return [state, reason, zone].filter((word) => word !== null).join(" ");
}

for (const denial of ["nsec", "nsec3"] as const) {
  const world = openWorld({ zones: soundZones(denial) });
  test.for(soundQuestions)(`with ${denial}, %s is %s`, async ([question, verdict, sets]) => {
    const found = await look(world, question);

    expect(verdictOf(found)).toBe(verdict);
    expect(found.sets.map(({ type, holds, state }) => `${type} ${holds} ${state}`)).toEqual(sets);
    expect(found.agrees).toBe(true);
  });
}

test.for(damages)("the result for a zone that %s", async ([, zone, verdict, question = "example.com A"]) => {
  const found = await look(openWorld({ zones: { "example.com": { ...alone, ...zone } } }), question);

  expect(verdictOf(found)).toBe(verdict);
});

test.for(damagesAbove)("under a %s, example.com is %s", async ([, above, verdict]) => {
  const found = await look(openWorld({ zones: { "example.com": alone, ...above } }), "example.com A");

  expect(verdictOf(found)).toBe(verdict);
});

test.for<[title: string, zone: ZoneText, verdict: string]>([
  ["has no DS", { isSigned: false }, "insecure opt-out example.com."],
  ["has no DS and signs", { ds: "none" }, "island example.com."],
  ["has a DS", {}, "secure example.com."],
])("where a parent uses opt-out, a zone that %s is %s", async ([, zone, verdict]) => {
  const world = openWorld({ zones: { com: { denial: { isOptOut: true } }, "example.com": { ...alone, ...zone } } });

  expect(verdictOf(await look(world, "example.com A"))).toBe(verdict);
});
