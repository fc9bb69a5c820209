import { hostOf, parseUrl } from "../core/target/target.ts";

/** What a status of a deployment says of places; GitHub sends empty ones, and none at all. */
export interface DeployedPlaces {
  readonly environment_url?: string | null | undefined;
  readonly target_url?: string | null | undefined;
}

/** Where something was deployed, and under which name that was said. */
export interface Deployed {
  readonly url: string;
  readonly field: "environment_url" | "target_url";
}

/**
 * The URL of a deployment; null where its status names none. `target_url` is what older hosts set, and of newer ones the log of a
 * run: what lies on the server of GitHub itself is no deployment, under either name.
 */
export function deployedUrl(places: DeployedPlaces, server: string): Deployed | null {
  for (const field of ["environment_url", "target_url"] as const) {
    const url = places[field]?.trim();
    if (url && !isGithubs(url, server)) return { url, field };
  }
  return null;
}

const github = "github.com";

/** Whether a page is one of GitHub's own. What is no URL is not, so that whoever reads it next says so. */
function isGithubs(url: string, server: string): boolean {
  const host = canonicalHost(url);
  const own = canonicalHost(server.replace(/\/\/[^/?#]*@/, "//"));
  // “Enabling subdomain isolation”: there a server of one's own has the sites of GitHub Pages.
  if (host === null || (own !== github && host === `pages.${own}`)) return false;
  // Of a server of one's own, github.com is none of the sites either.
  return [own, github].some((theirs) => theirs !== null && (host === theirs || host.endsWith(`.${theirs}`)));
}

function canonicalHost(url: string): string | null {
  const parsed = parseUrl(url);
  const canonical = "value" in parsed ? URL.parse(parsed.value) : null;
  return canonical && hostOf(canonical);
}
