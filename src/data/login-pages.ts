/** Where a protection service sends visitors without a login: a host with everything below it, and the beginning of a path. */
interface LoginPage {
  readonly service: string;
  readonly host: string;
  readonly path: string;
}

/**
 * Login redirects of preview deployments. Vercel Authentication: https://vercel.com/docs/deployment-protection, seen as `/sso-api` in
 * kortix-ai/suna#6415 and cacheplane/threadplane#974; Cloudflare Access: https://developers.cloudflare.com/cloudflare-one/access-controls/.
 * Read 2026-11-22.
 */
export const loginPages: readonly LoginPage[] = [
  { service: "Vercel", host: "vercel.com", path: "/sso-api" },
  { service: "Vercel", host: "vercel.com", path: "/login" },
  { service: "Cloudflare Access", host: "cloudflareaccess.com", path: "/cdn-cgi/access/" },
];
