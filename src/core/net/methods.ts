import { z } from "zod";
import type { FailureFacts } from "../failure.ts";
import { failures, type FailureId } from "../failures.ts";
import { mailLimits } from "./mail.ts";
import { bannerLimits, chainLimit, oddityKinds, type Endpoint, type HttpRequest, type Named, type Net } from "./net.ts";
import { sourceLimits } from "./source.ts";
import { hostOf } from "../target/target.ts";

/** A method of the door. */
export type Method = keyof Net;

/** What a method answers. */
export type AnswerOf<M extends Method> = Awaited<ReturnType<Net[M]>>;

/** The largest file we read is a revocation list of 16 MB; nothing that is kept of a third party is larger. */
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
});

const ids = Object.keys(failures) as [FailureId, ...FailureId[]];

const text = z.strictObject({ en: word, ko: word });

/** A failure as plain JSON. */
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

/** Whom the first argument of a method names, which decides what a party that named it and a chosen address change about it. */
type Aim =
  /** One endpoint, at whichever address is chosen for its host. */
  | "endpoint"
  /** The origin of a URL, at whichever address is chosen for its host. */
  | "url"
  /** A host with all its addresses, so that none is chosen. */
  | "host"
  /** Those whom the operator has chosen: nobody whom a target names, at no address that is chosen for it. */
  | "operator";

interface MethodKind<Answer> {
  readonly aim: Aim;
  /** The answer as plain JSON, bytes as base64, and back. */
  readonly answer: z.ZodType<Answer>;
}

/** Every method of the door, a row each: recording, replaying, placing and naming follow from it. */
export const methods = {
  tls: { aim: "endpoint", answer: handshake },
  hello: { aim: "endpoint", answer: hello },
  mail: { aim: "endpoint", answer: mail },
  connect: { aim: "endpoint", answer: connect },
  http: { aim: "url", answer: http },
  addresses: { aim: "host", answer: addresses },
  dns: { aim: "operator", answer: dns },
  source: { aim: "operator", answer: source },
} as const satisfies { readonly [M in Method]: MethodKind<AnswerOf<M>> };

/** The names of all methods. */
export const methodNames = Object.keys(methods) as readonly Method[];

/** One method as those see it who treat all of them alike. */
export type Asking = (...asked: readonly unknown[]) => Promise<unknown>;

/** A door that is made method by method. */
export function netOf(make: (method: Method) => Asking): Net {
  return Object.fromEntries(methodNames.map((method) => [method, make(method)])) as unknown as Net;
}

/** Puts one question to a door, whatever the method. */
export function ask(net: Net, method: Method, asked: readonly unknown[]): Promise<unknown> {
  return (net[method] as Asking)(...asked);
}

/** A door to which every question about a host is put in the name of the party that named it, unless it names one itself. */
export function namedBy(named: Named, net: Net): Net {
  return netOf((method) => {
    if (methods[method].aim === "operator") return (...asked) => ask(net, method, asked);
    return (about, ...more) => ask(net, method, [{ ...named, ...(about as object) }, ...more]);
  });
}

/** A door through which a host has but one address, whatever is asked of it. */
export function placedAt({ host, at }: Pick<Endpoint, "host"> & { readonly at: string }, net: Net): Net {
  return netOf((method) => {
    const hostIn = hostBy[methods[method].aim];
    return (about, ...more) => {
      const isThere = hostIn(about) === host;
      return ask(net, method, [isThere ? { ...(about as object), at } : about, ...more]);
    };
  });
}

/** The host for which an address may be chosen; null where there is none. */
const hostBy: Readonly<Record<Aim, (about: unknown) => string | null>> = {
  endpoint: (about) => (about as Endpoint).host,
  url: (about) => {
    const url = URL.parse((about as HttpRequest).url);
    return url && hostOf(url);
  },
  host: () => null,
  operator: () => null,
};
