import type { AnyCheck } from "../src/core/check.ts";
import type { Serving } from "../src/settings/options/serving.ts";
import type { Keys } from "./keys.ts";
import type { Capacity } from "./slots.ts";

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For its headers, for the whole of a request, and between two of them. */
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often that is looked at. */
  readonly every: number;
  /** For a balancer to see that the server is about to end. */
  readonly notice: number;
}

/** A client on a bad line needs no more; one that means harm gets no more. */
export const defaultPatience: Patience = { headers: 10_000, request: 20_000, idle: 5000, every: 1000, notice: 1000 };

/** What a server is started with; whatever is left out is as `portcullis serve` has it without options. */
export interface ServerConfig extends Partial<Omit<Serving, "measuring">> {
  readonly measuring?: Partial<Serving["measuring"]>;
  /** Where the log goes, a line of JSON at a time; null writes none. Standard output unless told otherwise. */
  readonly log?: { write(line: string): void } | null;
  /** Every check of the registry unless told otherwise. */
  readonly checks?: readonly AnyCheck[];
  /** Where keys are looked up; nobody has one unless told otherwise. */
  readonly keys?: Keys;
  readonly capacity?: Partial<Capacity>;
  readonly patience?: Partial<Patience>;
}
