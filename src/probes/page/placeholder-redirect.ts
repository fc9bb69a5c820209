import { hostOf } from "../../core/target/target.ts";
import { placeholderRedirects } from "../../data/http/pages/placeholder-redirects.ts";

/** A redirect to the page of a service at which no site exists. */
export interface PlaceholderRedirect {
  readonly service: string;
  /** The URL of that page. */
  readonly url: string;
}

/** The placeholder page that a chain of URLs leads to, of which the first was requested; null for any other chain. */
export function placeholderAt(urls: readonly string[]): PlaceholderRedirect | null {
  const [asked, ...others] = urls.map((url) => URL.parse(url));
  if (!asked) return null;
  for (const url of others) {
    const found =
      url && placeholderRedirects.find(({ host, path }) => isAt(url, host, asked) && path.test(url.pathname));
    if (found) return { service: found.service, url: url.href };
  }
  return null;
}

/** Whether a URL is at a host of the service. The service's own site may redirect to such a page. */
function isAt(url: URL, host: string | null, asked: URL): boolean {
  if (host === null) return true;
  const [here, from] = [hostOf(url), hostOf(asked)];
  return (here === host || here.endsWith(`.${host}`)) && from !== host && from !== `www.${host}`;
}
