import { z } from "zod";
import type { FailureFacts } from "../failure.ts";
import { failures, type FailureId } from "../failures.ts";
import { mailLimits } from "./mail.ts";
import { bannerLimits, chainLimit, oddityKinds, type Endpoint, type HttpRequest, type Named, type Net } from "./net.ts";
import { whoisLimits } from "./whois.ts";
import { sourceLimits } from "./source.ts";
import { hostOf } from "../target/target.ts";

/** The name of a method of {@link Net}. */
export type Method = keyof Net;

/** The answer of a method. */
export type AnswerOf<M extends Method> = Awaited<ReturnType<Net[M]>>;

/** The largest file is a 16 MB CRL; nothing kept from a third party is larger. */
const mostBytes = sourceLimits.kept;

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
  oddities: z
    .array(z.strictObject({ kind: z.enum(oddityKinds), seen: word }))
    .max(64)
    .exactOptional(),
  version: z.enum(["1.1", "2"]),
  handshake: handshake.nullable(),
  ms: duration,
  roundTrips: z.int().nonnegative(),
});

const source = z.strictObject({
  ...http.pick({ address: true, headers: true, body: true, ms: true }).shape,
  status: z.union([z.literal(200), z.literal(304), z.literal(404)]),
  url: z.string().max(65_536),
  redirects: z.int().nonnegative(),
});

const whois = z.strictObject({
  server: word,
  address: word,
  bytes: bytes.refine((answer) => answer.length <= whoisLimits.answer),
  truncated: z.boolean(),
  ms: duration,
});

const hello = z.strictObject({ bytes, end: z.enum(["enough", "closed", "reset", "silent"]) });

const connect = z.strictObject({
  state: z.enum(["open", "closed", "filtered", "error"]),
  address: word.nullable(),
  reason: word.nullable(),
  errno: word.nullable(),
  banner: z
    .strictObject({
      bytes: bytes.refine((banner) => banner.length <= bannerLimits.bytes),
      end: z.enum(["enough", "closed", "reset", "silent"]),
    })
    .nullable(),
  ms: duration,
});

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
  transfer: z.strictObject({ records: z.int(), octets: z.int(), isComplete: z.boolean() }).exactOptional(),
});

const ids = Object.keys(failures) as [FailureId, ...FailureId[]];

const text = z.strictObject({ en: word, ko: word });

/** A failure as plain JSON. */
export const failureFacts = z.strictObject({
  id: z.enum(ids),
  reason: word,
  params: z.record(word, z.union([word, z.number(), text])),
  retryAfter: z.number().nonnegative().exactOptional(),
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

/** What the first argument of a method names, which determines how `namedBy` and a chosen address apply. */
type Aim =
  /** One endpoint, at the address chosen for its host. */
  | "endpoint"
  /** The origin of a URL, at the address chosen for its host. */
  | "url"
  /** A host with all its addresses, so that none is chosen. */
  | "host"
  /** A server chosen by the operator: never named by a target, and without a chosen address. */
  | "operator";

interface MethodKind<Answer> {
  readonly aim: Aim;
  /** Converts the answer to plain JSON, with bytes as base64, and back. */
  readonly answer: z.ZodType<Answer>;
}

/** Every method of {@link Net}, one row each: recording, replaying, `placedAt` and `namedBy` are derived from it. */
export const methods = {
  tls: { aim: "endpoint", answer: handshake },
  hello: { aim: "endpoint", answer: hello },
  mail: { aim: "endpoint", answer: mail },
  connect: { aim: "endpoint", answer: connect },
  http: { aim: "url", answer: http },
  addresses: { aim: "host", answer: addresses },
  dns: { aim: "operator", answer: dns },
  source: { aim: "operator", answer: source },
  // Registries and servers that they name, never a target; the caller passes `namedBy`.
  whois: { aim: "operator", answer: whois },
} as const satisfies { readonly [M in Method]: MethodKind<AnswerOf<M>> };

/** The names of all methods. */
export const methodNames = Object.keys(methods) as readonly Method[];

/** A method with untyped arguments. */
export type NetRequest = (...asked: readonly unknown[]) => Promise<unknown>;

/** Builds a {@link Net} method by method. */
export function netOf(make: (method: Method) => NetRequest): Net {
  return Object.fromEntries(methodNames.map((method) => [method, make(method)])) as unknown as Net;
}

/** Calls any method. */
export function callMethod(net: Net, method: Method, asked: readonly unknown[]): Promise<unknown> {
  return (net[method] as NetRequest)(...asked);
}

/** A {@link Net} in which every request about a host is made in the name of the party that named it, unless the request names one. */
export function namedBy(named: Named, net: Net): Net {
  return netOf((method) => {
    if (methods[method].aim === "operator") return (...asked) => callMethod(net, method, asked);
    return (about, ...more) => callMethod(net, method, [{ ...named, ...(about as object) }, ...more]);
  });
}

/** A {@link Net} in which a host has only one address. */
export function placedAt({ host, at }: Pick<Endpoint, "host"> & { readonly at: string }, net: Net): Net {
  return netOf((method) => {
    const hostIn = hostBy[methods[method].aim];
    return (about, ...more) => {
      const isThere = hostIn(about) === host;
      return callMethod(net, method, [isThere ? { ...(about as object), at } : about, ...more]);
    };
  });
}

/** The host for which an address may be chosen; null without one. */
const hostBy: Readonly<Record<Aim, (about: unknown) => string | null>> = {
  endpoint: (about) => (about as Endpoint).host,
  url: (about) => {
    const url = URL.parse((about as HttpRequest).url);
    return url && hostOf(url);
  },
  host: () => null,
  operator: () => null,
};
