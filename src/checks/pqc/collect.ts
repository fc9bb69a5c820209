import type { Context } from "../../core/check.ts";
import { endpointOf, type HostInput } from "../../core/target/host-check.ts";
import type { Handshake } from "../../core/net/net.ts";
import { hybridGroup } from "../../data/tls/groups.ts";
import { providerOf, type Provider } from "../../probes/page/edge.ts";
import { pqc } from "../../probes/pqc/pqc.ts";
import type { PqcRaw } from "./schema.ts";

/** Tests a server's key exchange and identifies its operator. Throws if no handshake completes. */
export async function collect(input: HostInput, context: Context): Promise<PqcRaw> {
  const to = endpointOf(input);
  const { address, hybrid, offered, classic, unusual, usual, reply, largeHello, groups } = await pqc(context, to);
  const provider = providerOf(address, reply.ok ? reply.value.headers : null);
  return {
    ...to,
    address,
    observedAt: context.now().toISOString(),
    hybrid: { namedGroup: hybridGroup, ...hybrid, handshake: offered && describe(offered) },
    classicalHandshake: classic.ok
      ? {
          completed: true,
          reason: null,
          handshake: describe(classic.value),
          legacyHandshakeOnly: classic.value.lenient,
        }
      : { completed: false, reason: classic.failure.reason, handshake: null, legacyHandshakeOnly: false },
    rareGroupsHandshake: unusual && describe(unusual),
    defaultHandshake: usual && { ...describe(usual), legacyHandshakeOnly: usual.lenient },
    largeHello,
    namedGroups: groups,
    provider: spell(provider),
    edgeEvidence: provider.votes,
    http: reply.ok ? { status: reply.value.status, reason: null } : { status: null, reason: reply.failure.reason },
  };
}

function describe({ protocol, cipher, group }: Handshake): NonNullable<PqcRaw["classicalHandshake"]["handshake"]> {
  return { protocol, cipher, namedGroup: group };
}

function spell({ kind, edge }: Provider): PqcRaw["provider"] {
  if (edge !== null) return `edge:${edge}`;
  return kind === "own" ? "own" : "unknown";
}
