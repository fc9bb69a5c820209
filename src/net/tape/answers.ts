import { z } from "zod";
import type { DnsReply } from "../../core/net/dns.ts";
import type { FailureFacts } from "../../core/failure.ts";
import { failures, type FailureId } from "../../core/failures.ts";
import { mailLimits, type MailGreeting } from "../../core/net/mail.ts";
import {
  chainLimit,
  type Handshake,
  type HelloReply,
  type HostAddress,
  type HttpReply,
  type Net,
} from "../../core/net/net.ts";
import type { SourceReply } from "../../core/net/source.ts";

/** The methods of the door, whose answers a tape holds. */
export type Method = keyof Net;

/** What each method answers. */
export interface Answers {
  readonly tls: Handshake;
  readonly hello: HelloReply;
  readonly mail: MailGreeting;
  readonly http: HttpReply;
  readonly addresses: readonly HostAddress[];
  readonly dns: DnsReply;
  readonly source: SourceReply;
}

/** The largest file we read is a revocation list of 16 MB. */
const mostBytes = 24 * 1024 * 1024;

const word = z.string().max(1024);

const bytes = z.codec(z.base64().max((mostBytes / 3) * 4), z.instanceof(Uint8Array), {
  decode: (text) => new Uint8Array(Buffer.from(text, "base64")),
  encode: (value) => Buffer.from(value).toString("base64"),
});

const duration = z.number().nonnegative();

const handshake = z.strictObject({
  address: word,
  protocol: word,
  cipher: word,
  group: word.nullable(),
  alpn: word.nullable(),
  chain: z.array(bytes).max(chainLimit),
  trustError: word.nullable(),
  lenient: z.boolean(),
  staple: bytes.nullable(),
  ms: duration,
});

const http = z.strictObject({
  address: word,
  status: z.int().min(0).max(999),
  headers: z.array(z.tuple([z.string().max(65_536), z.string().max(65_536)])).max(4096),
  body: bytes,
  truncated: z.boolean(),
  parser: z.enum(["strict", "tolerant"]),
  version: z.enum(["1.1", "2"]),
  handshake: handshake.nullable(),
  ms: duration,
  roundTrips: z.int().nonnegative(),
});

const source = z.strictObject({
  ...http.pick({ address: true, headers: true, body: true, ms: true }).shape,
  status: z.union([z.literal(200), z.literal(404)]),
  url: z.string().max(65_536),
  redirects: z.int().nonnegative(),
});

const hello = z.strictObject({ bytes, end: z.enum(["enough", "closed", "reset", "silent"]) });

const addresses = z
  .array(z.strictObject({ id: word, address: word, isAllowed: z.boolean(), isForeign: z.boolean().exactOptional() }))
  .max(256);

const dns = z.strictObject({
  server: word,
  over: z.enum(["udp", "tcp", "tls", "https"]),
  message: bytes,
  wasTruncated: z.boolean(),
  isWithoutEdns: z.boolean(),
  lost: z.enum(["edns", "udp"]).exactOptional(),
  ms: duration,
});

const ids = Object.keys(failures) as [FailureId, ...FailureId[]];

const text = z.strictObject({ en: word, ko: word });

/** A failure as it lies on a tape. */
export const failureFacts = z.strictObject({
  id: z.enum(ids),
  reason: word,
  params: z.record(word, z.union([word, z.number(), text])),
}) satisfies z.ZodType<FailureFacts>;

const mail = z.strictObject({
  address: word,
  code: z.int().min(200).max(599),
  banner: z.string().max(mailLimits.banner),
  helloName: word,
  hello: z.strictObject({ verb: z.enum(["EHLO", "HELO"]), name: word }).nullable(),
  keywords: z.array(word).max(mailLimits.keywords),
  starttls: z.enum(["offered", "absent", "refused", "unknown"]),
  handshake: handshake.nullable(),
  failure: failureFacts.nullable(),
  ms: duration,
});

/** The answers as they lie on a tape, and back. */
export const answers = { tls: handshake, hello, mail, http, addresses, dns, source } as const satisfies {
  readonly [M in Method]: z.ZodType<Answers[M]>;
};
