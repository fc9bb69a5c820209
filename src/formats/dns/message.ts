import type { RecordData } from "./data.ts";
import type { Edns } from "./edns.ts";
import type { DnsName } from "./name.ts";

/** What is asked: RFC 1035 §4.1.2. */
export interface Question {
  readonly name: DnsName;
  /** Numbers, since anything may be asked for; {@link types} names most. */
  readonly type: number;
  readonly class: number;
}

/** One record, RFC 1035 §4.1.3. */
export interface ResourceRecord {
  readonly name: DnsName;
  readonly type: number;
  readonly class: number;
  /** Seconds. RFC 2181 §8: with the highest bit set it counts as zero. */
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
  /** TC: the sections hold what was whole, and may lack more. */
  readonly isTruncated: boolean;
  /** RD. */
  readonly isRecursionDesired: boolean;
  /** RA. */
  readonly isRecursionAvailable: boolean;
  /** AD, RFC 4035 §3.2.3: whoever answers has verified it, or says so. */
  readonly isAuthenticData: boolean;
  /** CD, RFC 4035 §3.2.2. */
  readonly isCheckingDisabled: boolean;
  /** Twelve bits where there is EDNS, otherwise four. */
  readonly rcode: number;
  readonly questions: readonly Question[];
  readonly answers: readonly ResourceRecord[];
  readonly authorities: readonly ResourceRecord[];
  /** Without the OPT record, which is {@link edns}. */
  readonly additionals: readonly ResourceRecord[];
  readonly edns: Edns | null;
  /** Octets behind the last record, which belong to nothing. */
  readonly stray: number;
}
