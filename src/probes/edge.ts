import { reach, within } from "../core/address.ts";
import { printable } from "../core/printable.ts";
import { edges, type Edge, type EdgeId, type EdgeMark } from "../data/edges.ts";
import { valuesOf, type Field } from "../formats/header-list.ts";

/** One sign of who is at the other end. */
interface EdgeVote {
  readonly by: "address" | "header";
  /** The edge that it speaks for. */
  readonly edge: EdgeId;
  /** What was seen: a network, or a header as it was sent. */
  readonly evidence: string;
  /** Where the sign is documented and when that was read; null for headers. */
  readonly source: string | null;
  readonly asOf: string | null;
}

/** Who terminates TLS: an edge by its id, a server in a network that no edge can be in, or nobody can tell. */
export interface Provider {
  readonly kind: "edge" | "own" | "unknown";
  readonly edge: EdgeId | null;
  readonly votes: readonly EdgeVote[];
}

const longestEvidence = 120;

/**
 * Who answers at an address, by the networks that edges publish and by the headers of a reply (null where none came). The address is
 * that of the party that terminates TLS, so it outvotes headers, which may come from an edge behind it. Not every edge publishes its
 * networks or marks its replies, so that a public address without any sign is nobody's server for certain.
 */
export function providerOf(address: string, headers: readonly Field[] | null): Provider {
  const places = edges.flatMap((edge) => voteOfAddress(edge, address));
  const votes = [...places, ...edges.flatMap((edge) => voteOfHeaders(edge, headers ?? []))];
  const named = new Set((places.length > 0 ? places : votes).map(({ edge }) => edge));
  const [edge = null, another] = named;
  if (edge !== null) return another ? { kind: "unknown", edge: null, votes } : { kind: "edge", edge, votes };
  // No edge serves the public from a private network, or from this machine.
  const isOwn = reach(address) === "special" && headers !== null;
  return { kind: isOwn ? "own" : "unknown", edge: null, votes };
}

function voteOfAddress({ id, ranges }: Edge, address: string): readonly EdgeVote[] {
  const network = ranges?.networks.find((each) => within(address, [each]));
  if (!ranges || network === undefined) return [];
  return [{ by: "address", edge: id, evidence: network, source: ranges.source, asOf: ranges.asOf }];
}

function voteOfHeaders({ id, marks }: Edge, headers: readonly Field[]): readonly EdgeVote[] {
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
