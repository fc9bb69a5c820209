import type { Context } from "../../core/check.ts";
import { identityAt, type CertificateRejection } from "./identity.ts";
import type { Journey } from "./redirects.ts";

/** One URL of a journey, and whether browsers accept its connection; null over plain HTTP and where this is unknown. */
export interface RedirectStep {
  readonly url: string;
  readonly certificateRejection: CertificateRejection | null;
}

/** The steps of a journey, hop by hop; the last one is the page's. Throws nothing. */
export function stepsOf(context: Context, { hops }: Journey): Promise<readonly RedirectStep[]> {
  return Promise.all(
    hops.map(async ({ url }, at) => {
      const from = hops[at - 1];
      if (!url.startsWith("https:")) return { url, certificateRejection: null };
      return { url, certificateRejection: await identityAt(context, url, from ? { namedBy: from.address } : {}) };
    }),
  );
}

/**
 * The first step before the page that browsers reject; undefined if there is none. Clients end the connection there or warn the visitor
 * (RFC 9110 §4.3.4), so the redirect does not work. A step on the page's own origin has the page's certificate, which is judged separately;
 * without a page, no step is excepted.
 */
export function refusedStep<S extends RedirectStep>(steps: readonly S[], page: string | null): S | undefined {
  return before(steps, page).find(({ certificateRejection: met }) => met !== null && met.problems.length > 0);
}

/** The first https step before the page for which acceptance is unknown; undefined if there is none. */
export function unclearStep<S extends RedirectStep>(steps: readonly S[], page: string | null): S | undefined {
  return before(steps, page).find(({ url, certificateRejection: met }) => met === null && url.startsWith("https:"));
}

function before<S extends RedirectStep>(steps: readonly S[], page: string | null): readonly S[] {
  const origin = page === null ? null : originOf(page);
  return steps.filter(({ url }) => originOf(url) !== origin);
}

function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}
