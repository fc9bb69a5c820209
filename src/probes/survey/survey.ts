import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import type { TlsSurveyed } from "../../core/net/surveys.ts";
import { offers, type Offers } from "../offers/offers.ts";
import { versions, type VersionOffer } from "../tls/versions.ts";

/** What a TLS server offers: facts of TLS alone, which are the same for every path and every client. */
export interface TlsSurvey {
  readonly versions: readonly VersionOffer[];
  readonly offers: Offers;
  /** When another run began to observe this; null where this run did. */
  readonly observedAt: Date | null;
}

/**
 * The TLS survey of an origin, cached for the run. A recent one of the same address from another run is used where this run may ({@link
 * Context.surveys}). Throws where there is no handshake.
 */
export function survey(context: Context, to: Endpoint & Named): Promise<TlsSurvey> {
  return context.once(`survey ${to.host} ${to.port}`, async () => {
    // Nothing is awaited between looking and offering, or runs that begin together would all measure.
    const known = findIn(context, to);
    const taken = known && (await taking(context, to, known));
    if (taken) return taken;
    const measuring = measure(context, to);
    if (isShared(to)) context.surveys?.offer(keyOf(context, to), shareable(context, to, measuring));
    return measuring;
  });
}

/** The recent survey of another run, if this run may use one of the address that it is connected to; null without one. Throws as {@link survey} does. */
export async function knownSurvey(context: Context, to: Endpoint & Named): Promise<TlsSurvey | null> {
  const known = findIn(context, to);
  return known && taking(context, to, known);
}

function findIn(context: Context, to: Endpoint): Promise<TlsSurveyed | null> | null {
  return (isShared(to) ? context.surveys?.find(keyOf(context, to)) : null) ?? null;
}

async function taking(
  context: Context,
  to: Endpoint & Named,
  known: Promise<TlsSurveyed | null>,
): Promise<TlsSurvey | null> {
  const [found, { address }] = await Promise.all([known, context.net.tls(to)]);
  return found?.address === address ? { ...(found.value as TlsSurvey), observedAt: new Date(found.begunAt) } : null;
}

/** A mail server's answers depend on what was said before TLS. */
function isShared({ starttls, implicitTlsProtocol: speaks }: Endpoint): boolean {
  return starttls === undefined && speaks === undefined;
}

function keyOf({ place = "" }: Context, { host, port }: Endpoint): string {
  return `${host} ${port} ${place}`;
}

async function measure(context: Context, to: Endpoint & Named): Promise<TlsSurvey> {
  const [told, offered] = await Promise.all([versions(context, to), offers(context, to)]);
  return { versions: told, offers: offered, observedAt: null };
}

async function shareable(context: Context, to: Endpoint & Named, measuring: Promise<TlsSurvey>) {
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
function isWhole({ versions: told, offers: { suites, groups, legacyCurve, compression } }: TlsSurvey): boolean {
  const facts = [...told, ...suites, ...groups, legacyCurve, compression];
  return facts.every(({ offered, reason }) => offered !== null || lasting.has(reason) || reason.startsWith("alert."));
}
