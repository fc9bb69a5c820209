import { expect, test } from "vitest";
import { types } from "../../../src/formats/dns/codes.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { example, first, second } from "../../dns/check.ts";
import { openWorld } from "../../dns/world.ts";
import type { ZoneText } from "../../dns/world/zones.ts";
import { doorFor } from "../../engine.ts";
import { startUnbound } from "../machines/unbound.ts";

const zones = ["example.com"];
const [a, b] = [{ signer: "A" }, { signer: "B" }];
const both = { anchors: [b] };

/** Whether unbound validates the zone in each of eight runs, in which it chooses name servers by chance. */
async function eightTimes(one: ZoneText, other: ZoneText): Promise<ReadonlySet<boolean>> {
  const zone = { records: example, ...one };
  const servers = { [first]: { zones }, [second]: { zones, has: { "example.com": { ...zone, ...other } } } };
  const seen = new Set<boolean>();
  for (let time = 0; time < 8; time++) {
    const world = openWorld({ zones: { "example.com": zone }, servers, now: new Date() });
    await using unbound = await startUnbound(world, zones);
    using door = doorFor({ resolvers: [unbound.server] });
    for (const type of [types.A, types.MX, types.TXT]) {
      const { message } = await door.net.dns({ name: "example.com", type, isDnssecOk: true });
      seen.add(readMessage(Buffer.from(message)).isAuthenticData);
    }
  }
  return seen;
}

test("unbound always validates correct zones of two signers (RFC 8901)", async () => {
  expect(await eightTimes({ ...a, ...both, imports: [b] }, { ...b, imports: [a] })).toEqual(new Set([true]));
  const common = { hasCommonKsk: true };
  expect(await eightTimes({ ...a, ...common, imports: [b] }, { ...b, ...common, imports: [a] })).toEqual(
    new Set([true]),
  );
});

test("the test world has the fault: each half alone validates, and does not contain the other's key", async () => {
  const zone = { records: example, ...a, ...both };
  for (const version of [zone, { ...zone, ...b }]) {
    const servers = {
      [first]: { zones, has: { "example.com": version } },
      [second]: { zones, has: { "example.com": version } },
    };
    const world = openWorld({ zones: { "example.com": zone }, servers, now: new Date() });
    await using unbound = await startUnbound(world, zones);
    using door = doorFor({ resolvers: [unbound.server] });
    const { message } = await door.net.dns({ name: "example.com", type: types.A, isDnssecOk: true });

    expect(readMessage(Buffer.from(message)).isAuthenticData).toBe(true);
  }
});
