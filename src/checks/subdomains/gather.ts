import { readCertificateName } from "../../formats/ct/name.ts";
import type { LoggedIssuance } from "../../formats/ct/issuance.ts";
import { openColumns } from "./columns.ts";

/** The most distinct names that are kept, and the most characters of all names together. */
const mostNames = 1_000_000;
const mostCharacters = 64 * 1024 * 1024;

/** The most issuers that are kept apart; a domain has some dozens at most. */
const mostIssuers = 1024;

/** The most certificates of one issuer that are examined for CAA. */
const mostSamples = 4;

/** Milliseconds: a certificate that is younger counts as recent. */
const lately = 30 * 86_400_000;

/** A name with the facts from the certificates of all sources; times in milliseconds since 1970. */
export interface GatheredName {
  readonly name: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly validUntil: number;
  readonly certificates: number;
  /** Indexes into {@link Gathering.issuers}, the newest last. */
  readonly issuers: readonly number[];
  /** Sources as bits. */
  readonly sources: number;
}

/** An issuer of certificates for names of the domain. */
export interface GatheredIssuer {
  readonly name: string;
  readonly caaDomains: readonly string[] | null;
  /** Its recent certificates, the newest first. */
  readonly samples: readonly Sample[];
}

/** One certificate of an issuer. */
interface Sample {
  readonly name: string;
  readonly isWildcard: boolean;
  readonly notBefore: number;
}

/** The names of a domain that the sources have returned so far. */
export interface Gathering {
  /** Adds a certificate of a source, given by its index. */
  add(issuance: LoggedIssuance, source: number): void;
  names(kind: "name" | "wildcard"): Names;
  readonly issuers: readonly GatheredIssuer[];
  /** The number of entries that are not host names, and of names of other domains. */
  readonly invalid: number;
  readonly foreign: number;
  /** Whether names were left out because of the limits. */
  readonly isFull: boolean;
}

/** Names of one kind. */
export interface Names {
  readonly total: number;
  /** The number of names from one source. */
  of(source: number): number;
  /** The number of names with an unexpired certificate. */
  valid(now: number): number;
  /** The newest names, newest first, then by name. */
  newest(most: number): readonly GatheredName[];
  /** The names that pass a test. */
  where(holds: (name: string) => boolean, most: number): Selection;
}

/** A part of the names that match. */
export interface Selection {
  readonly total: number;
  /** The newest first. */
  readonly names: readonly GatheredName[];
}

/** Opens a collection of the names of a domain, given in lower case, in ASCII. Memory grows with the names, and not with the certificates. */
export function openGathering(domain: string, now: number): Gathering {
  const kinds = { name: openColumns(), wildcard: openColumns() };
  const issuers = openIssuers();
  let [invalid, foreign, characters] = [0, 0, 0];
  let isFull = false;

  function hasRoomFor(name: string): boolean {
    const known = kinds.name.total + kinds.wildcard.total;
    isFull ||= known >= mostNames || characters + name.length > mostCharacters;
    if (!isFull) characters += name.length;
    return !isFull;
  }

  return {
    add(issuance, source) {
      const { notBefore, notAfter, loggedAt } = issuance;
      const issuer = issuers.find(issuance);
      const seen = loggedAt ?? notBefore;
      // The common name is usually among the names as well.
      for (const text of new Set(issuance.names)) {
        const read = readCertificateName(text, domain);
        if (read.kind === "invalid") invalid++;
        else if (read.kind === "foreign") foreign++;
        else {
          const columns = kinds[read.kind];
          if (!columns.has(read.name) && !hasRoomFor(read.name)) continue;
          columns.add(read.name, { seen, until: notAfter, issuer, source });
          if (now - notBefore < lately)
            issuers.sample(issuer, { name: read.name, isWildcard: read.kind === "wildcard", notBefore });
        }
      }
    },
    names: (kind) => kinds[kind],
    get issuers() {
      return issuers.all();
    },
    get invalid() {
      return invalid;
    },
    get foreign() {
      return foreign;
    },
    get isFull() {
      return isFull;
    },
  };
}

/** The index of an issuer beyond the limit. */
const noIssuer = -1;

interface KnownIssuer {
  readonly name: string;
  caaDomains: readonly string[] | null;
  samples: readonly Sample[];
}

function openIssuers() {
  const places = new Map<string, number>();
  const known: KnownIssuer[] = [];
  return {
    all: (): readonly GatheredIssuer[] => known,
    find({ issuer, caaDomains }: LoggedIssuance): number {
      const name = issuer.slice(0, 512);
      const place = places.get(name);
      if (place !== undefined) {
        const one = known[place];
        if (one) one.caaDomains ??= caaDomains;
        return place;
      }
      if (known.length === mostIssuers) return noIssuer;
      places.set(name, known.length);
      return known.push({ name, caaDomains, samples: [] }) - 1;
    },
    sample(place: number, sample: Sample): void {
      const issuer = known[place];
      if (!issuer) return;
      const { samples } = issuer;
      const isKnown = samples.some(({ name, isWildcard }) => name === sample.name && isWildcard === sample.isWildcard);
      const oldest = samples.at(-1);
      const isOlder = samples.length === mostSamples && oldest !== undefined && oldest.notBefore >= sample.notBefore;
      if (isKnown || isOlder) return;
      issuer.samples = [...samples, sample].toSorted((a, b) => b.notBefore - a.notBefore).slice(0, mostSamples);
    },
  };
}
