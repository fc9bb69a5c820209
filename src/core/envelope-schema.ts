import { z } from "zod";
import type { Refusal } from "./envelope.ts";
import { failureCodes } from "./failure.ts";

const common = {
  requestId: z.string(),
  cached: z.boolean().meta({ description: "Whether a recent stored result was returned" }),
  updatedAt: z.iso.datetime().nullable().meta({ description: "When the result was produced" }),
};

/** The envelope around the data of one check, which comes as a schema of its own. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.object({
    ok: z.literal(true),
    ...common,
    data,
    error: z.null(),
  });
}

/** {@link Refusal} as others send and receive it. */
export const refusal = z
  .object({
    ok: z.literal(false),
    ...common,
    data: z.null(),
    error: z
      .object({
        code: z.enum(failureCodes),
        message: z.string(),
        retryAfter: z.int().nullable().meta({ description: "Seconds to wait before asking again" }),
        reason: z.string().meta({ description: "Which failure it is: dns.nxdomain, or the name of a parameter" }),
      })
      .readonly(),
  })
  .readonly()
  .meta({ id: "Refusal" }) satisfies z.ZodType<Refusal>;
