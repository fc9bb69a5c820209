import type { MxProblemId } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";

/** The judgement of the MX records. */
export type MxSlice = Slice<MxProblemId, "mx-dead" | "dnssec-bogus">;

/** One mail host as observed. */
export type MxHost = MxRaw["hosts"][number];
