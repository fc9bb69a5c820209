import type { Direction } from "./changes/fact.ts";
import type { Severity } from "./result/interpretation.ts";

/** One value worth remembering of a target: `shop.example`, `dns:ns`, `ns1.example.net`. */
export interface Observation {
  /** A host without a leading `www.` ({@link withoutWww}), a registrable domain for what a registry says, or an address. */
  readonly target: string;
  readonly kind: string;
  readonly value: string;
}

/** How a host is named in observations: `www.shop.example` and `shop.example` are one site. A bare `www.example` of two labels stays. */
export function withoutWww(host: string): string {
  return /^www\.[^.]+\./.test(host) ? host.slice(4) : host;
}

/** The first and the last time that something was seen, as ISO times. */
export interface Span {
  readonly firstSeen: string;
  readonly lastSeen: string;
}

/** How much of a long list is asked for. */
interface Paging {
  /** The `next` of the page before; absent for the first page. */
  readonly cursor?: string;
  readonly limit: number;
}

/** What comes after a page: an opaque cursor, or null at the end. */
interface Page {
  readonly next: string | null;
}

/** What was observed of one target over time. */
export interface History extends Page {
  readonly target: string;
  readonly kinds: readonly {
    readonly kind: string;
    readonly values: readonly (Span & { readonly value: string })[];
  }[];
}

/** Which domains were seen with one value. */
export interface Pivot extends Page {
  readonly kind: string;
  readonly value: string;
  /** Domains that were seen with the value. */
  readonly total: number;
  /** Whether so many domains have the value that it ties none of them together, as the name servers of a large host. */
  readonly shared: boolean;
  readonly domains: readonly (Span & { readonly domain: string })[];
}

/** One change that the daily monitoring found. */
export interface Change {
  /** The host that was measured. */
  readonly target: string;
  /** When the new value was seen first, and when last; ISO times. */
  readonly at: string;
  readonly lastSeen: string;
  readonly check: string;
  readonly field: string;
  /** Which of several, such as a header or a port; else null. */
  readonly subject: string | null;
  /** Null where there was no value before, or is none any more. */
  readonly from: string | null;
  readonly to: string | null;
  readonly severity: Severity;
  readonly direction: Direction;
  /** When a second measurement saw the same; null where none was needed. */
  readonly confirmedAt: string | null;
  /** Whether nothing newer was seen of the same: what changed back is not current. */
  readonly current: boolean;
}

/** What changed of one domain. */
export interface Changes extends Page {
  readonly domain: string;
  readonly changes: readonly Change[];
  /** Whether anybody watches the domain. */
  readonly watched: boolean;
}

/** Who asks. */
export interface Caller {
  /** The IP address as the server sees it. */
  readonly address: string;
  /** Names the key that the caller sent, and is not the key; absent without one. */
  readonly keyId?: string;
  /** The account that the key belongs to; absent without one. */
  readonly owner?: string;
  /** Whether the request says that it came through a proxy that is none of the server's. */
  readonly isProxied?: boolean;
}

/** What the store knows, for checks that read it. Every port throws `Failure` where the store cannot be read. */
export interface Ledger {
  history(wanted: Paging & { readonly target: string }): Promise<History>;
  pivot(wanted: Paging & { readonly kind: string; readonly value: string }): Promise<Pivot>;
  /** What changed at a name and at the hosts below it, the latest first. Absent where nothing is watched. */
  changes?(wanted: Paging & { readonly domain: string; readonly caller?: Caller }): Promise<Changes>;
  /** The hosts at and below a registrable domain that were observed, the latest first; a bounded number. */
  names(domain: string): Promise<readonly (Span & { readonly name: string })[]>;
}
