import type { CtSource, Listing } from "./source.ts";

/** The logs that `portcullis ct` follows for the watches of this server. It knows nothing of before, so it completes the others. */
export const followed = {
  id: "ct-logs",
  name: "Followed logs",
  isThere: ({ store }) => store !== undefined && "certificates" in store,
  async ask(domain, asking): Promise<Listing> {
    const known = await asking.store?.certificates?.(domain);
    if (!known) return { end: "not-followed" };
    const { certificates, ...state } = known;
    for (const { issuer, ...certificate } of certificates)
      asking.take({ ...certificate, issuer: `O="${issuer.replaceAll(/["\\]/g, "")}"`, caaDomains: null });
    return { end: "followed", followed: state };
  },
} satisfies CtSource;
