import type { AnyCheck } from "../src/core/check.ts";
import type { Ledger } from "../src/core/store.ts";
import type { AddressLimits } from "../src/net/addresses/limits.ts";
import type { Serving } from "../src/settings/options/serving.ts";
import type { Passwords } from "./accounts/password.ts";
import type { Keys } from "./accounts/keys/keys.ts";
import type { Deprecations } from "./http/deprecations.ts";
import type { Credentials } from "./http/listener/listen.ts";
import type { Transport } from "./notifications/mail/mailer.ts";
import type { Store } from "./store/store.ts";
import type { Capacity } from "./questions/slots.ts";

/** Client timeouts in milliseconds. */
export interface Patience {
  /** For the headers, for a whole request, and between requests. */
  readonly headers: number;
  readonly request: number;
  readonly idle: number;
  /** How often they are checked. */
  readonly every: number;
  /** For a load balancer to see that the server is stopping, for clients to hear it, and for the last connections. */
  readonly notice: number;
  readonly lameDuck: number;
  readonly lastWords: number;
  /** For a reverse proxy to close the connections that it keeps for later requests; nginx in `examples/nginx.conf` does so after 3 s. */
  readonly keptAlive: number;
}

/** Enough for a slow connection, and a limit for an attacker. */
export const defaultPatience: Patience = {
  headers: 10_000,
  request: 20_000,
  idle: 5000,
  every: 1000,
  notice: 1000,
  lameDuck: 250,
  lastWords: 100,
  keptAlive: 3500,
};

/** The configuration of a server; the defaults are those of `portcullis serve`. */
export interface ServerConfig extends Partial<Omit<Serving, "measuring" | "https">> {
  /** TLS credentials; plain HTTP by default. */
  readonly https?: Credentials | null;
  readonly measuring?: Partial<Serving["measuring"]>;
  /** The log's output, one JSON line at a time; null writes none. Standard output by default. */
  readonly log?: { write(line: string): void } | null;
  /** Every registered check by default. */
  readonly checks?: readonly AnyCheck[];
  /** Where keys are looked up; no keys by default. */
  readonly keys?: Keys;
  /** Where results are stored beyond the process's life; nowhere by default. */
  readonly store?: Store;
  /** The part of it that checks may read. */
  readonly ledger?: Ledger;
  /** Whether spans are exported over OTLP, as the variables `OTEL_…` say; false by default. */
  readonly tracing?: boolean;
  /** Replaces SMTP and the password hasher, for faster tests. */
  readonly transport?: Transport;
  readonly passwords?: Passwords;
  readonly capacity?: Partial<Capacity>;
  /** Folders with the pages' style and script; the bundle's own by default. */
  readonly assets?: readonly string[];
  /** The limits of each measured address, for all clients together. */
  readonly addressLimits?: Partial<AddressLimits>;
  readonly patience?: Partial<Patience>;
  /** The deprecated operations, where they are not the declared ones. */
  readonly deprecations?: Deprecations;
}
