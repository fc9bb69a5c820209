import {
  boolean,
  constructed,
  encode,
  enumerated,
  integer,
  primitive,
  sequence,
  derTime,
} from "../../../src/demo/der-writer.ts";
import { distributionPointName, extension } from "../../../src/demo/extensions.ts";
import type { Credential } from "../../../src/demo/issue.ts";
import { signatureAlgorithm, signed } from "../../../src/demo/sign.ts";
import { tags } from "../../../src/formats/x509/der.ts";
import { oids } from "../../../src/formats/x509/oids.ts";
import { inDays, intermediate, strangerCa } from "./pki.ts";

/** A certificate that a list names. */
interface Entry {
  /** Big-endian bytes. */
  readonly serial: Buffer;
  readonly at: Date;
  readonly reason?: number;
  /** Further Extensions of the entry, DER. */
  readonly extensions?: readonly Buffer[];
}

/** The content of a certificate revocation list (RFC 5280 §5). */
export interface ListProfile {
  readonly issuer?: Credential;
  readonly entries?: readonly Entry[];
  /** This many further entries before the others, with unused serials. */
  readonly fillers?: number;
  /** Raw entries, DER, before all others. */
  readonly body?: Buffer;
  readonly thisUpdate?: Date;
  readonly nextUpdate?: Date | null;
  /** Signs in place of the issuer. */
  readonly signer?: Credential;
  /** Whether the list has a number, as RFC 5280 §5.2.3 requires; true by default. */
  readonly isNumbered?: boolean;
  /** Further Extensions, DER. */
  readonly extensions?: readonly Buffer[];
}

/** A certificate revocation list, DER. */
export function writeList(profile: ListProfile = {}): Buffer {
  const {
    issuer = intermediate,
    entries = [],
    fillers = 0,
    body = Buffer.alloc(0),
    extensions = [],
    signer = issuer,
  } = profile;
  const { thisUpdate = inDays(-1), nextUpdate = inDays(6), isNumbered = true } = profile;
  const number = isNumbered ? [extension(oids.crlNumber, integer(7))] : [];
  const revoked = [body, fillerEntries(fillers), ...entries.map(writeEntry)];
  const toBeSigned = sequence(
    integer(1),
    signatureAlgorithm(signer.keys.privateKey, "sha256"),
    issuer.subject,
    derTime(thisUpdate),
    ...(nextUpdate ? [derTime(nextUpdate)] : []),
    // RFC 5280 §5.1.2.6: the list of revoked certificates is absent where it is empty.
    ...(body.length + fillers + entries.length > 0 ? [sequence(...revoked)] : []),
    ...(number.length + extensions.length > 0 ? [constructed(0, sequence(...number, ...extensions))] : []),
  );
  return signed(toBeSigned, signer.keys.privateKey, "sha256");
}

function writeEntry({ serial, at, reason, extensions = [] }: Entry): Buffer {
  const why = reason === undefined ? [] : [extension(oids.crlReason, enumerated(reason))];
  const said = [...why, ...extensions];
  return sequence(integer(serial), derTime(at), ...(said.length > 0 ? [sequence(...said)] : []));
}

/** Entries of one size in one buffer: 100,000 of them take milliseconds. */
function fillerEntries(count: number): Buffer {
  const serial = Buffer.concat([Buffer.from([0x7f]), Buffer.alloc(15)]);
  const template = sequence(encode(tags.integer, serial), derTime(inDays(-100)));
  const all = Buffer.alloc(template.length * count, template);
  const lastOfSerial = template.indexOf(serial) + serial.length - 4;
  for (let index = 0; index < count; index++) all.writeUInt32BE(index, index * template.length + lastOfSerial);
  return all;
}

/** RFC 5280 §5.2.5: the list covers one distribution point, or authorities alone, or certificates of others. */
export function issuingDistributionPoint({
  url,
  place,
  onlyUsers = false,
  onlyAuthorities = false,
  onlyAttributes = false,
  isIndirect = false,
}: {
  readonly url?: string;
  /** A DistributionPointName, DER, in place of the URL. */
  readonly place?: Buffer;
  readonly onlyUsers?: boolean;
  readonly onlyAuthorities?: boolean;
  readonly onlyAttributes?: boolean;
  readonly isIndirect?: boolean;
}): Buffer {
  const flags = (
    [
      [1, onlyUsers],
      [2, onlyAuthorities],
      [4, isIndirect],
      [5, onlyAttributes],
    ] as const
  ).flatMap(([number, isSet]) => (isSet ? [primitive(number, boolean(true).subarray(2))] : []));
  const name = place ? [place] : url === undefined ? [] : [distributionPointName(url)];
  return extension(oids.issuingDistributionPoint, sequence(...name, ...flags), true);
}

/** RFC 5280 §5.2.4: contains only the changes since the list with that number. */
function deltaIndicator(base: number): Buffer {
  return extension(oids.deltaCrlIndicator, integer(base), true);
}

/** Every kind of list that is judged. */
export type ListKind = keyof typeof kinds;

/** A list of a kind, with the URL as its location and the given entries. */
export function listFor(kind: ListKind, url: string, given: ListProfile = {}): Buffer {
  return writeList({ ...given, ...kinds[kind](url) });
}

const kinds = {
  current: () => ({}),
  stale: () => ({ thisUpdate: inDays(-20), nextUpdate: inDays(-1) }),
  "not yet valid": () => ({ thisUpdate: inDays(2), nextUpdate: inDays(9) }),
  "without next update": () => ({ nextUpdate: null }),
  "wrong issuer": () => ({ issuer: strangerCa }),
  "wrong signature": () => ({ signer: strangerCa }),
  delta: () => ({ extensions: [deltaIndicator(6)] }),
  partition: (url) => ({ extensions: [issuingDistributionPoint({ url, onlyUsers: true })] }),
  "other partition": (url) => ({ extensions: [issuingDistributionPoint({ url: `${url}.other` })] }),
  "authorities only": () => ({ extensions: [issuingDistributionPoint({ onlyAuthorities: true })] }),
  indirect: () => ({ extensions: [issuingDistributionPoint({ isIndirect: true })] }),
} as const satisfies Readonly<Record<string, (url: string) => ListProfile>>;

export const listKinds = Object.keys(kinds) as readonly ListKind[];
