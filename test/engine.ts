import { onTestFinished } from "vitest";
import type { z } from "zod";
import type { Check } from "../src/core/check.ts";
import { openGuard, type Guard, type GuardOptions } from "../src/net/guard.ts";
import type { Families } from "../src/net/families.ts";
import type { Names } from "../src/net/names.ts";
import type { AddressPolicy } from "../src/net/policy.ts";
import { openTrustStore } from "../src/net/roots.ts";
import type { Pin } from "../src/net/route.ts";
import { openSharedSources } from "../src/net/sources/shared.ts";
import { runLocal, type LocalResult } from "../src/run/local.ts";
import type { Twin } from "./twins/listen.ts";
import { root } from "./twins/pki/pki.ts";
import { defaultDns } from "../src/net/dns/default.ts";

/** A command line user, who may name loopback. */
export const commandLine: AddressPolicy = { special: true, allow: [] };

/** A door for one test, with its own deadline; `using` closes it. */
export function doorFor({
  deadline = 10_000,
  ...options
}: Partial<GuardOptions> & { readonly deadline?: number } = {}): Guard & Disposable {
  const door = openGuard({
    signal: AbortSignal.timeout(deadline),
    policy: commandLine,
    given: [root.pem],
    shared: openSharedSources(),
    ...options,
  });
  return { ...door, [Symbol.dispose]: () => door.close() };
}

export interface Measuring {
  /** PEM texts; the twins' root by default. */
  readonly given?: readonly string[];
  readonly pins?: readonly Pin[];
  readonly policy?: AddressPolicy;
  /** The operating system's by default. */
  readonly names?: Names;
  readonly families?: Families;
  /** Milliseconds. */
  readonly deadline?: number;
}

/** Runs one check as the command line does, against twins. */
export function measure<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.input<I>,
  { given = [root.pem], pins = [], policy = commandLine, deadline = 10_000, names, families }: Measuring = {},
): Promise<LocalResult<R, Id>> {
  return runLocal(check, check.input.parse(input), {
    deadline,
    open: (signal) => ({
      ...openGuard({ signal, policy, pins, given, ...(names && { names }), ...(families && { families }) }),
      trust: openTrustStore(given),
      dns: defaultDns,
    }),
  });
}

/** A twin that is closed when the test ends. */
export async function keep<T extends Twin>(starting: Promise<T>): Promise<T> {
  const twin = await starting;
  onTestFinished(() => twin.close());
  return twin;
}
