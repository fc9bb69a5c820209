import type { AnyCheck } from "../src/core/check.ts";
import type { Ledger } from "../src/core/store.ts";
import type { Manners } from "../src/net/seats.ts";
import type { Serving } from "../src/settings/options/serving.ts";
import type { Passwords } from "./account/password.ts";
import type { Keys } from "./keys/keys.ts";
import type { Credentials } from "./listener/listen.ts";
import type { Transport } from "./mail/mailer.ts";
import type { Store } from "./store/store.ts";
import type { Capacity } from "./slots.ts";

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For its headers, for the whole of a request, and between two of them. */
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often that is looked at. */
  readonly every: number;
  /** For a balancer to see that the server is about to end, for clients to hear it, and for those that connected last. */
  readonly notice: number;
  readonly lameDuck: number;
  readonly lastWords: number;
}

/** A client on a bad line needs no more; one that means harm gets no more. */
export const defaultPatience: Patience = {
  headers: 10_000,
  request: 20_000,
  idle: 5000,
  every: 1000,
  notice: 1000,
  lameDuck: 250,
  lastWords: 100,
};

/** What a server is started with; whatever is left out is as `portcullis serve` has it without options. */
export interface ServerConfig extends Partial<Omit<Serving, "measuring" | "https">> {
  /** With what TLS is spoken; plain HTTP unless told otherwise. */
  readonly https?: Credentials | null;
  readonly measuring?: Partial<Serving["measuring"]>;
  /** Where the log goes, a line of JSON at a time; null writes none. Standard output unless told otherwise. */
  readonly log?: { write(line: string): void } | null;
  /** Every check of the registry unless told otherwise. */
  readonly checks?: readonly AnyCheck[];
  /** Where keys are looked up; nobody has one unless told otherwise. */
  readonly keys?: Keys;
  /** Where results are remembered beyond the life of the process; nowhere unless told otherwise. */
  readonly store?: Store;
  /** What checks may read of it. */
  readonly ledger?: Ledger;
  /** What carries mail in the place of SMTP, and what hashes passwords, which tests have cheaper. */
  readonly transport?: Transport;
  readonly passwords?: Passwords;
  readonly capacity?: Partial<Capacity>;
  /** Folders that may hold the style and script of the pages; the bundle's own unless told otherwise. */
  readonly assets?: readonly string[];
  /** What all clients together may ask of one address. */
  readonly manners?: Partial<Manners>;
  readonly patience?: Partial<Patience>;
}
