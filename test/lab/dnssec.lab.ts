import { expect, test } from "vitest";
import { types, type TypeName } from "../../src/formats/dns/codes.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { securityOf, type Security } from "../../src/probes/dnssec/security.ts";
import { openMemory } from "../../src/run/memory.ts";
import { alone, damages, damagesAbove, soundQuestions, soundZones } from "../dns/dnssec-cases.ts";
import { openWorld, type World, type WorldText } from "../dns/world.ts";
import { doorFor } from "../engine.ts";
import { startUnbound } from "./machines/unbound.ts";

/** Asks unbound, with the world on sockets, and validates its answers. */
async function lookBy(world: World, server: string, question: string): Promise<Security> {
  const [name = "", type = "A"] = question.split(" ");
  using door = doorFor({ resolvers: [server] });
  const context = { net: door.net, dns: world.outfit, now: () => world.context.now(), once: openMemory().once };
  return await securityOf(context, parseName(name), types[type as TypeName]);
}

/** Both results in one line: ours, unbound's, and whether they agree. */
function told({ state, reason, zone, opinion, agrees }: Security): string {
  const ours = [state, reason, zone].filter((word) => word !== null).join(" ");
  return `${ours} | ${opinion.verdict} ${opinion.rcode} ${opinion.extended.map(({ code }) => code).join(" ")} ${agrees}`;
}

function worldOf(zones: WorldText["zones"]): World {
  return openWorld({ zones, now: new Date() });
}

async function lookAt(zones: WorldText["zones"], question: string): Promise<Security> {
  const world = worldOf(zones);
  await using unbound = await startUnbound(world, Object.keys(zones));
  return await lookBy(world, unbound.server, question);
}

/** RFC 6672 §5.3.1: a synthesised CNAME is not signed; unbound 1.17 requires a signature for it. */
const unboundIsWrong = "x.old.example.com CNAME";

/** RFC 9905 §2: data signed only with RSASHA1 is insecure, but secure for unbound 1.17; both are allowed. */
function agreement({ reason }: Security): RegExp {
  return reason === "deprecated" ? / null$/ : / true$/;
}

test.for(["nsec", "nsec3"] as const)("unbound agrees with us on everything that is sound, by %s", async (denial) => {
  const zones = soundZones(denial);
  const world = worldOf(zones);
  await using unbound = await startUnbound(world, Object.keys(zones));
  const strays: string[] = [];
  for (const [question, verdict] of soundQuestions) {
    const found = await lookBy(world, unbound.server, question);
    const line = told(found);
    const isAlike = found.agrees === true || question === unboundIsWrong;
    if (!line.startsWith(`${verdict} |`) || !isAlike) strays.push(`${question}: ${line}`);
  }

  expect(strays).toEqual([]);
});

test.for(damages)("unbound agrees with us on a zone that %s", async ([, zone, verdict, question = "example.com A"]) => {
  const found = await lookAt({ "example.com": { ...alone, ...zone } }, question);

  expect(told(found)).toMatch(`${verdict} |`);
  expect(told(found)).toMatch(agreement(found));
});

test.for(damagesAbove)("unbound agrees with us under a %s", async ([, above, verdict]) => {
  const found = await lookAt({ "example.com": alone, ...above }, "example.com A");

  expect(told(found)).toMatch(`${verdict} |`);
  expect(told(found)).toMatch(agreement(found));
});
