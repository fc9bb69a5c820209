import { isIPv6 } from "node:net";
import { networkAround, reach } from "../../core/target/address.ts";
import { printable } from "../../core/printable.ts";
import { edges, type Edge, type EdgeId, type EdgeMark } from "../../data/networks/edges.ts";
import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";

/** One sign of which edge answers. */
interface EdgeVote {
  readonly by: "address" | "header";
  /** The edge that it points to. */
  readonly edge: EdgeId;
  /** The evidence: a network, or a header as received. */
  readonly evidence: string;
  /** Where the sign is documented, and when that was read; null for headers. */
  readonly source: string | null;
  readonly asOf: string | null;
}

/** Who terminates TLS: an edge by its id, a server in a network that no edge uses, or unknown. */
export interface Provider {
  readonly kind: "edge" | "own" | "unknown";
  readonly edge: EdgeId | null;
  readonly votes: readonly EdgeVote[];
}

const longestEvidence = 120;

/**
 * Who answers at an address, by the edges' published networks and by the reply's headers (null where there is no reply). The address
 * belongs to the party that terminates TLS, so it outvotes headers, which may come from an edge behind it or be forged. No edge serves the
 * public from a private network or loopback, and an edge that publishes its networks answers only from them. Not every edge publishes
 * networks or marks replies, so a public address without a sign stays unknown.
 */
export function providerOf(address: string, headers: readonly HeaderField[] | null): Provider {
  const places = edges.flatMap((edge) => voteOfAddress(edge, address));
  const votes = [...places, ...edges.flatMap((edge) => voteOfHeaders(edge, headers ?? []))];
  const unknown: Provider = { kind: "unknown", edge: null, votes };
  if (reach(address) === "special") return headers === null ? unknown : { kind: "own", edge: null, votes };
  const isElsewhere = edges.some((edge) => publishesFor(edge, address) && votes.some((vote) => vote.edge === edge.id));
  if (places.length === 0 && isElsewhere) return unknown;
  const [edge = null, another] = new Set((places.length > 0 ? places : votes).map((vote) => vote.edge));
  return edge === null || another ? unknown : { kind: "edge", edge, votes };
}

/** Whether an edge publishes networks of the family of an address. */
function publishesFor({ ranges }: Edge, address: string): boolean {
  return ranges?.networks.some((network) => isIPv6(address) === network.includes(":")) ?? false;
}

function voteOfAddress({ id, ranges }: Edge, address: string): readonly EdgeVote[] {
  const network = ranges ? networkAround(address, ranges.networks) : null;
  if (!ranges || network === null) return [];
  return [{ by: "address", edge: id, evidence: network, source: ranges.source, asOf: ranges.asOf }];
}

function voteOfHeaders({ id, marks }: Edge, headers: readonly HeaderField[]): readonly EdgeVote[] {
  return marks.flatMap((mark) => {
    const value = valuesOf(headers, mark.header).find((each) => isMark(mark, each));
    if (value === undefined) return [];
    const evidence = printable(`${mark.header}: ${value}`, longestEvidence);
    return [{ by: "header" as const, edge: id, evidence, source: null, asOf: null }];
  });
}

function isMark({ value: pattern }: EdgeMark, value: string): boolean {
  return pattern?.test(value.trim()) ?? true;
}
