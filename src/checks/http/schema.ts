import { z } from "zod";
import { urlTarget } from "../../core/target.ts";
import { identityProblems } from "../../probes/identity.ts";
import { plainHttpStates } from "../../probes/plain-http.ts";

/** What a caller gives: one URL. Unknown parameters are refused. */
export const input = z.strictObject({
  url: urlTarget().meta({
    description: "Full URL; https:// is assumed where the scheme is missing",
    examples: ["https://example.com/"],
  }),
});

/** The input once it is read: the URL in canonical form, without fragment. */
export type Input = z.output<typeof input>;

const identity = z
  .object({
    problems: z.array(z.enum(identityProblems)).readonly(),
  })
  .nullable()
  .meta({ description: "Why browsers refuse the certificate; null over plain HTTP and where it could not be judged" });

const hop = z.object({
  url: z.string(),
  status: z.int(),
  location: z.string().nullable().meta({ description: "Where it redirects to; null where it does not" }),
  downgrade: z.boolean().meta({ description: "Whether it redirects from https to http" }),
  ms: z.int(),
  identity,
});

const leak = z.object({
  source: z.string().meta({ description: "Header, in lower case, or `meta generator`" }),
  value: z.string(),
  kind: z.enum(["version", "product", "internal"]),
  product: z.string().nullable(),
  version: z.string().nullable(),
});

/** What port 80 answered, as it is recorded. */
export const plainHttp = z.object({
  state: z.enum(plainHttpStates),
  url: z.string(),
  status: z.int().nullable(),
  reason: z.string().nullable(),
});

/** What is observed of a page on its way and at its end. Times are ISO strings, `ms` milliseconds; strings from the target are cut, lists capped. */
export const raw = z.object({
  url: z.string(),
  finalUrl: z.string(),
  status: z.int(),
  observedAt: z.iso.datetime(),
  address: z.string(),
  hops: z.array(hop).readonly(),
  end: z
    .enum(["answered", "loop", "limit", "private", "invalid-location"])
    .meta({ description: "How the redirects ended: at a page, or in a way that no browser follows" }),
  headers: z
    .array(z.tuple([z.string(), z.string()]).readonly())
    .readonly()
    .meta({ description: "In wire order, duplicates kept; long values are cut, the values of cookies left out" }),
  headersTotal: z.int().meta({ description: "How many were received" }),
  leaks: z.array(leak).readonly(),
  parser: z.enum(["strict", "tolerant"]),
  version: z.enum(["1.1", "2"]).meta({ description: "HTTP/2 joins repeated headers" }),
  meta: z.object({ csp: z.array(z.string()).readonly(), referrer: z.array(z.string()).readonly() }),
  plainHttp: plainHttp.nullable().meta({ description: "What port 80 does; null where the page is not on port 443" }),
  identity,
  staticNonce: z
    .boolean()
    .nullable()
    .meta({ description: "Whether two requests got the same nonce; null where none was sent or compared" }),
  truncated: z.boolean().meta({ description: "Whether only the beginning of the body was read" }),
});

/** The observation that the check judges, stores and answers. */
export type HttpRaw = z.output<typeof raw>;
