import { z } from "zod";
import { printable } from "../../core/printable.ts";
import { readJson } from "../rdap/json.ts";

/** A network's own entry in PeeringDB. */
export interface PeeringdbNet {
  readonly name: string;
  /** `NSP`, `Content`, `Cable/DSL/ISP`, `Enterprise` and so on; empty if not stated. */
  readonly kinds: readonly string[];
}

const line = z.string().transform((text) => printable(text.trim(), 100));
const answer = z.object({
  data: z
    .array(
      z.object({ asn: z.int(), name: line, info_type: line.nullish(), info_types: z.array(line).max(16).nullish() }),
    )
    .max(64),
});

/** Reads the answer to `net?asn=…`: `net` is null if PeeringDB has no such network. Never throws. */
export function readPeeringdb(
  body: Uint8Array,
  asn: number,
): { readonly net: PeeringdbNet | null } | { readonly fault: string } {
  const parsed = readJson(body);
  if ("fault" in parsed) return { fault: parsed.fault };
  const read = answer.safeParse(parsed.json);
  if (!read.success) return { fault: "shape" };
  const found = read.data.data.find((each) => each.asn === asn);
  if (!found) return read.data.data.length > 0 ? { fault: "other-as" } : { net: null };
  const kinds = [found.info_type ?? "", ...(found.info_types ?? [])].filter(
    (kind) => kind !== "" && kind !== "Not Disclosed",
  );
  return { net: { name: found.name, kinds: [...new Set(kinds)] } };
}
