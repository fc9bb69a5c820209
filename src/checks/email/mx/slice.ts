import type { MxProblemId } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import type { Slice } from "../slice.ts";

/** What who takes the mail is worth. */
export type MxSlice = Slice<MxProblemId, "mx-dead" | "dnssec-bogus">;

/** One host that takes mail, as it was seen. */
export type MxHost = MxRaw["hosts"][number];
