import type { RecordData } from "./data.ts";
import type { Edns } from "./edns.ts";
import type { DnsName } from "./name.ts";

/** A question, RFC 1035 §4.1.2. */
export interface MessageQuestion {
  readonly name: DnsName;
  /** Numbers, because any type may be queried; {@link types} names most. */
  readonly type: number;
  readonly class: number;
}

/** One record, RFC 1035 §4.1.3. */
export interface ResourceRecord {
  readonly name: DnsName;
  readonly type: number;
  readonly class: number;
  /** Seconds. RFC 2181 §8: zero if the highest bit is set. */
  readonly ttl: number;
  readonly data: RecordData;
}

/** A DNS message, RFC 1035 §4. */
export interface DnsMessage {
  readonly id: number;
  /** QR. */
  readonly isResponse: boolean;
  readonly opcode: number;
  /** AA. */
  readonly isAuthoritative: boolean;
  /** TC: the message is incomplete and has only the complete records. */
  readonly isTruncated: boolean;
  /** RD. */
  readonly isRecursionDesired: boolean;
  /** RA. */
  readonly isRecursionAvailable: boolean;
  /** AD, RFC 4035 §3.2.3: the resolver says that it validated the answer. */
  readonly isAuthenticData: boolean;
  /** CD, RFC 4035 §3.2.2. */
  readonly isCheckingDisabled: boolean;
  /** Twelve bits with EDNS, four without. */
  readonly rcode: number;
  readonly questions: readonly MessageQuestion[];
  readonly answers: readonly ResourceRecord[];
  readonly authorities: readonly ResourceRecord[];
  /** Without the OPT record, see {@link edns}. */
  readonly additionals: readonly ResourceRecord[];
  readonly edns: Edns | null;
  /** Number of bytes after the last record. */
  readonly stray: number;
}
