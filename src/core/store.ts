import type { Direction } from "./changes/fact.ts";
import type { Severity } from "./result/interpretation.ts";

/** A value of a target for the history: `shop.example`, `dns:ns`, `ns1.example.net`. */
export interface Observation {
  /** A host without leading `www.` ({@link withoutWww}), a registrable domain for registry data, or an address. */
  readonly target: string;
  readonly kind: string;
  readonly value: string;
}

/** The host's name in observations: `www.shop.example` and `shop.example` are one site. A two-label `www.example` is unchanged. */
export function withoutWww(host: string): string {
  return /^www\.[^.]+\./.test(host) ? host.slice(4) : host;
}

/** The first and last observation, as ISO times. */
export interface Span {
  readonly firstSeen: string;
  readonly lastSeen: string;
}

/** The requested part of a long list. */
interface Paging {
  /** The `next` of the previous page; absent for the first page. */
  readonly cursor?: string;
  readonly limit: number;
}

/** The cursor of the next page; null at the end. */
interface Page {
  readonly next: string | null;
}

/** The observations of one target over time. */
export interface History extends Page {
  readonly target: string;
  readonly kinds: readonly {
    readonly kind: string;
    readonly values: readonly (Span & { readonly value: string })[];
  }[];
}

/** The domains observed with one value. */
export interface Pivot extends Page {
  readonly kind: string;
  readonly value: string;
  /** Number of domains observed with the value. */
  readonly total: number;
  /** Whether too many domains have the value for it to link them, such as the name servers of a large host. */
  readonly shared: boolean;
  readonly domains: readonly (Span & { readonly domain: string })[];
}

/** A change that monitoring found. */
export interface Change {
  /** The measured host. */
  readonly target: string;
  /** When the new value was first and last seen; ISO times. */
  readonly firstMeasuredAt: string;
  readonly lastSeen: string;
  readonly check: string;
  readonly field: string;
  /** Which of several, such as a header or a port; else null. */
  readonly subject: string | null;
  /** Null if there was no value before, or is none now. */
  readonly from: string | null;
  readonly to: string | null;
  readonly severity: Severity;
  readonly direction: Direction;
  /** When a second measurement confirmed it; null if none was needed. */
  readonly confirmedAt: string | null;
  /** Whether it is still current: not superseded or reverted. */
  readonly current: boolean;
}

/** The changes of one domain. */
export interface Changes extends Page {
  readonly domain: string;
  readonly changes: readonly Change[];
  /** Whether the domain is watched. */
  readonly watched: boolean;
}

/** The caller of a check. */
export interface Caller {
  /** The caller's IP address as the server sees it. */
  readonly address: string;
  /** The id of the caller's API key, not the key itself; absent without one. */
  readonly keyId?: string;
  /** The account of the key; absent without one. */
  readonly owner?: string;
  /** Whether the request headers show a proxy that is not one of the server's. */
  readonly isProxied?: boolean;
}

/** A certificate that a followed Certificate Transparency log had. Times in Unix milliseconds. */
interface FollowedCertificate {
  readonly names: readonly string[];
  /** The organisation of the issuer, else its common name. */
  readonly issuer: string;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly loggedAt: number;
}

/** What the followed logs had of a watched domain. */
export interface FollowedCertificates {
  /** Since when the domain is watched and the logs are followed: earlier certificates are unknown. ISO time. */
  readonly since: string;
  /** The seconds that the log which is furthest behind is behind. */
  readonly behind: number;
  /** The followed logs, and those whose newest entries cannot be read at present. */
  readonly logs: number;
  readonly failing: number;
  /** The newest first; a bounded number. */
  readonly certificates: readonly FollowedCertificate[];
}

/** The stored data for checks that read it. Every method throws `Failure` if the store cannot be read. */
export interface Ledger {
  history(wanted: Paging & { readonly target: string }): Promise<History>;
  pivot(wanted: Paging & { readonly kind: string; readonly value: string }): Promise<Pivot>;
  /** Changes at a name and its subdomains, latest first. Absent without monitoring. */
  changes?(wanted: Paging & { readonly domain: string; readonly caller?: Caller }): Promise<Changes>;
  /** What the followed Certificate Transparency logs had of a domain; null where no logs are followed for it. */
  certificates?(domain: string): Promise<FollowedCertificates | null>;
  /** The observed hosts of a registrable domain, latest first; a bounded number. */
  names(domain: string): Promise<readonly (Span & { readonly name: string })[]>;
}
