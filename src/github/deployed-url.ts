import { hostOf, parseUrl } from "../core/target/target.ts";

/** The URLs in a deployment status. GitHub sends empty ones, or leaves them out. */
export interface DeployedPlaces {
  readonly environment_url?: string | null | undefined;
  readonly target_url?: string | null | undefined;
}

/** The URL of a deployment, and the field that names it. */
export interface Deployed {
  readonly url: string;
  readonly field: "environment_url" | "target_url";
}

/**
 * Returns the URL of a deployment; null if its status names none. Older hosts set `target_url` to the site, newer ones to the log of a run.
 * A URL on GitHub's own server is not a deployment, whichever field has it.
 */
export function deployedUrl(places: DeployedPlaces, server: string): Deployed | null {
  for (const field of ["environment_url", "target_url"] as const) {
    const url = places[field]?.trim();
    if (url && !isGithubs(url, server)) return { url, field };
  }
  return null;
}

const github = "github.com";

/** Whether a URL is a page of GitHub itself. False for an invalid URL, which is reported later. */
function isGithubs(url: string, server: string): boolean {
  const host = canonicalHost(url);
  const own = canonicalHost(server.replace(/\/\/[^/?#]*@/, "//"));
  // GitHub Enterprise Server, “Enabling subdomain isolation”: this host serves GitHub Pages sites.
  if (host === null || (own !== github && host === `pages.${own}`)) return false;
  // With GitHub Enterprise Server, a URL on github.com is not a deployment either.
  return [own, github].some((theirs) => theirs !== null && (host === theirs || host.endsWith(`.${theirs}`)));
}

function canonicalHost(url: string): string | null {
  const parsed = parseUrl(url);
  const canonical = "value" in parsed ? URL.parse(parsed.value) : null;
  return canonical && hostOf(canonical);
}
