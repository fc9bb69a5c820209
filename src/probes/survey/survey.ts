import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { offers, type Offers } from "../offers/offers.ts";
import { versions, type VersionOffer } from "../tls/versions.ts";

/** What a TLS server offers: facts of TLS alone, which are the same for every path and every client. */
export interface Survey {
  readonly versions: readonly VersionOffer[];
  readonly offers: Offers;
  /** When another run began to observe this; null where this run did. */
  readonly observedAt: Date | null;
}

/**
 * The TLS survey of an origin, cached for the run. A recent one of the same address from another run is used where this run may ({@link
 * Context.surveys}). Throws where there is no handshake.
 */
export function survey(context: Context, to: Endpoint & Named): Promise<Survey> {
  return context.once(`survey ${to.host} ${to.port}`, async () => {
    const { surveys } = context;
    // A mail server's answers depend on what was said before TLS.
    if (!surveys || (to.starttls ?? to.speaks)) return measure(context, to);
    const origin = `${to.host} ${to.port} ${context.place ?? ""}`;
    const known = surveys.find(origin);
    if (known) {
      const [found, { address }] = await Promise.all([known, context.net.tls(to)]);
      if (found?.address === address) {
        return { ...(found.value as Survey), observedAt: new Date(found.begunAt) };
      }
    }
    const measuring = measure(context, to);
    surveys.offer(origin, shareable(context, to, measuring));
    return measuring;
  });
}

async function measure(context: Context, to: Endpoint & Named): Promise<Survey> {
  const [told, offered] = await Promise.all([versions(context, to), offers(context, to)]);
  return { versions: told, offers: offered, observedAt: null };
}

async function shareable(context: Context, to: Endpoint & Named, measuring: Promise<Survey>) {
  const value = await measuring;
  const { address } = await context.net.tls(to);
  return isWhole(value) ? { address, value } : null;
}

/** Reasons for a missing fact that are the server's choice and not an accident of this run. */
const lasting: ReadonlySet<string> = new Set([
  "not-asked",
  "no-group",
  "other-group",
  "own-group",
  "no-retry",
  "only-tls13",
  "other-suite",
  "higher-version",
]);

/** Whether every fact is known: what was reset, silent or busy may be answered to the next run. */
function isWhole({ versions: told, offers: { suites, groups, legacyCurve, compression } }: Survey): boolean {
  const facts = [...told, ...suites, ...groups, legacyCurve, compression];
  return facts.every(({ offered, reason }) => offered !== null || lasting.has(reason) || reason.startsWith("alert."));
}
