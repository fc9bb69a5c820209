import { expect, test } from "vitest";
import { challengeIn } from "./challenge.ts";
import { kindOf, type PageKind } from "./kind.ts";
import { loginAt } from "./login.ts";

type Headers = Readonly<Record<string, string>>;

function reply(status: number, headers: Headers = {}, body = "") {
  return { status, headers: Object.entries(headers), body: Buffer.from(body) };
}

function kind(status: number, headers: Headers = {}, body = ""): PageKind {
  return kindOf(reply(status, headers, body), "answered", null);
}

const html = { "Content-Type": "text/html; charset=utf-8" };
const json = { "Content-Type": "application/json" };

test.for<[status: number, headers: Headers, expected: PageKind["kind"]]>([
  [200, html, "site"],
  [200, {}, "site"],
  [200, { "content-type": "" }, "site"],
  [200, { "content-type": "application/xhtml+xml" }, "site"],
  [200, { "content-type": "image/svg+xml" }, "site"],
  [200, { "content-type": "text/xml" }, "site"],
  [200, { "content-type": "application/atom+xml" }, "site"],
  [200, json, "api"],
  [200, { "content-type": "application/problem+json; charset=utf-8" }, "api"],
  [200, { "content-type": "text/plain" }, "api"],
  [200, { "content-type": "image/png" }, "api"],
  [201, json, "api"],
  [204, {}, "site"],
  [206, html, "site"],
  [300, html, "error"],
  [302, html, "error"],
  [304, {}, "error"],
  [400, html, "error"],
  [401, html, "error"],
  [401, { ...html, "WWW-Authenticate": "Basic realm=x" }, "login"],
  [403, html, "error"],
  [404, json, "error"],
  [407, { "Proxy-Authenticate": "Basic" }, "error"],
  [410, html, "error"],
  [429, html, "error"],
  [451, html, "error"],
  [503, html, "error"],
])("%d with %j is %s", ([status, headers, expected]) => {
  expect(kind(status, headers).kind).toBe(expected);
});

const placeholderPages: readonly (readonly [service: string, status: number, headers: Headers, body: string])[] = [
  ["GitHub Pages", 404, { Server: "GitHub.com" }, "<title>Site not found &middot; GitHub Pages</title>"],
  ["GitHub Pages", 404, html, "<p><strong>There isn't a GitHub Pages site here.</strong></p>"],
  ["GitHub Pages", 404, html, "<strong>There isn’t a GitHub Pages site here.</strong>"],
  ["GitLab Pages", 404, html, "<title>The page you're looking for could not be found (404)</title>"],
  ["Vercel", 404, { "x-vercel-error": "DEPLOYMENT_NOT_FOUND" }, ""],
  ["Vercel", 404, {}, "The deployment could not be found on Vercel.\n\nDEPLOYMENT_NOT_FOUND\n\nicn1::x"],
  ["Vercel", 402, { "x-vercel-error": "DEPLOYMENT_DISABLED" }, ""],
  ["Netlify", 404, { Server: "Netlify" }, "Not Found - Request ID: 01HZX4"],
  ["Heroku", 404, html, "<html><head><title>No such app</title></head></html>"],
  [
    "Fastly",
    500,
    html,
    "Fastly error: unknown domain: shop.example. Please check that this domain has been added to a service.",
  ],
  ["Amazon S3", 404, { "content-type": "application/xml" }, "<Error><Code>NoSuchBucket</Code></Error>"],
  ["Amazon S3", 404, html, "<ul><li>Code: NoSuchBucket</li></ul>"],
  [
    "Amazon CloudFront",
    403,
    html,
    "<TITLE>ERROR: The request could not be satisfied</TITLE><H1>403 ERROR</H1> Bad request.\nWe can't connect to the server for this app or website at this time.",
  ],
  ["Azure App Service", 404, html, "<title>404 Web Site not found</title>"],
  ["Azure App Service", 403, html, '<h1 id="unavailable">Error 403 - This web app is stopped.</h1>'],
  ["Azure Static Web Apps", 404, html, "<title>Azure Static Web Apps - 404: Not found</title>"],
  ["Azure Front Door", 404, { "x-azure-ref": "x" }, "<h2>Our services aren't available right now</h2>"],
  ["Render", 404, { "x-render-routing": "no-server" }, "Not Found\n"],
  ["Railway", 404, { "x-railway-fallback": "true" }, ""],
  ["Cloudflare Workers", 404, html, "<title>There is nothing here yet</title>"],
  ["Cloudflare Pages", 404, html, "<title>Nothing is here yet | Cloudflare Pages</title>"],
  ["Firebase Hosting", 404, html, "<title>Site Not Found</title> … <p>You haven't deployed an app yet</p>"],
  ["Surge", 404, html, "<title>project not found</title><a href=https://surge.sh>surge.sh</a>"],
  ["Shopify", 404, html, "<h1>Sorry, this shop is currently unavailable.</h1>"],
  ["Squarespace", 404, html, "<title>Squarespace - No Such Account</title>"],
  ["Ghost", 404, html, "<h4>Failed to resolve DNS path for this host</h4>"],
  ["Zendesk", 404, html, "<title>Help Center Closed | Zendesk</title>"],
  ["Bitbucket", 404, { server: "AtlassianEdge" }, "Repository not found"],
  ["cPanel", 200, html, "<title>Account Suspended</title><p>Contact your hosting provider for more information."],
  ["Apache or nginx", 403, html, "<title>Test Page for the HTTP Server on Red Hat Enterprise Linux</title>"],
  ["Apache or nginx", 200, html, "<title>HTTP Server Test Page powered by: Rocky Linux</title>"],
  ["Apache or nginx", 200, html, "<title>Test Page for the Nginx HTTP Server on EPEL</title>"],
  [
    "IIS",
    200,
    html,
    '<title>IIS Windows Server</title><a href="http://go.microsoft.com/fwlink/?linkid=66138&amp;clcid=0x409"><img src="iisstart.png">',
  ],
  [
    "OpenResty",
    200,
    html,
    "<title>Welcome to OpenResty!</title><p>The OpenResty web platform is successfully installed",
  ],
  ["Caddy", 200, html, "<title>Caddy works!</title><p>Your web server is working"],
  [
    "Domain parking",
    200,
    html,
    '<!doctype html>\n<html data-adblockkey="MFwwDQYJKoZI" lang="en"><head><title>shop.example</title>',
  ],
  [
    "Domain parking",
    200,
    html,
    '<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
  ],
  [
    "Tomcat",
    200,
    html,
    "<title>Apache Tomcat/10.1.30</title><h2>If you&#39;re seeing this, you've successfully installed Tomcat",
  ],
  ["nginx", 200, html, "<title>Welcome to nginx!</title><p>working. Further configuration is required.</p>"],
  ["Azure App Service", 200, html, "<title>Microsoft Azure App Service - Welcome</title>"],
  ["Pantheon", 404, html, "<title>404 - Unknown site</title>"],
  ["WP Engine", 404, html, "<h1>The site you were looking for couldn't be found.</h1>"],
  ["ngrok", 404, { "ngrok-error-code": "ERR_NGROK_3200" }, ""],
];

test.for(placeholderPages)("no site at %s (%d)", ([service, status, headers, body]) => {
  expect(kind(status, headers, body)).toMatchObject({ kind: "placeholder", service, basis: "mark" });
});

const denialPages: readonly (readonly [service: string, status: number, headers: Headers, body: string])[] = [
  ["Cloudflare", 403, { Server: "cloudflare" }, "error code: 1020"],
  ["Cloudflare", 429, { Server: "cloudflare" }, "<h1>Error <span>1015</span></h1>"],
  ["Cloudflare", 403, html, "<title>Attention Required! | Cloudflare</title>"],
  ["Cloudflare", 403, html, '<span class="cf-error-code">1009</span>'],
  ["Akamai", 403, { Server: "AkamaiGHost" }, "<H1>Access Denied</H1>"],
  ["Akamai", 403, html, "<TITLE>Access Denied</TITLE> … Reference&#32;&#35;18&#46;d7c8&#46;1700000000&#46;1a2b"],
  ["Imperva", 200, html, '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31"></iframe>'],
  ["Imperva", 403, html, "Request unsuccessful. Incapsula incident ID: 1234-567"],
  [
    "Amazon CloudFront or AWS WAF",
    403,
    html,
    "<TITLE>ERROR: The request could not be satisfied</TITLE> Request blocked.",
  ],
  ["Sucuri", 403, html, "<title>Sucuri WebSite Firewall - Access Denied</title>"],
  ["Azure Application Gateway", 403, html, "<center>Microsoft-Azure-Application-Gateway/v2</center>"],
  ["Azure Front Door", 403, { "x-azure-ref": "x" }, "<h2>The request is blocked.</h2>"],
  ["Vercel", 403, { "x-vercel-mitigated": "deny" }, ""],
  [
    "F5 BIG-IP ASM",
    200,
    html,
    "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br>",
  ],
];

test.for(denialPages)("%s refuses (%d)", ([service, status, headers, body]) => {
  expect(kind(status, headers, body)).toMatchObject({ kind: "blocked", service });
});

test.for([...placeholderPages, ...denialPages])("an article that quotes %s is a site (%d)", ([, , , body]) => {
  const quoted = body.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(kind(200, html, `<!doctype html><title>Error pages</title><pre>${quoted}</pre>`).kind).toBe("site");
});

test.for<[service: string, status: number, headers: Headers, body: string]>([
  ["Cloudflare", 200, { "cf-mitigated": "challenge" }, ""],
  ["Cloudflare", 403, html, "<title>Just a moment...</title><script>window._cf_chl_opt={}</script>"],
  ["Anubis", 200, html, '<script id="anubis_challenge" type="application/json">{}</script>'],
  ["DataDome", 403, html, "<script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script>"],
  ["HUMAN", 403, html, "<script>window._pxAppId = 'PX1';</script><div id='px-captcha'></div>"],
  [
    "Imperva",
    200,
    html,
    '<html><head><META NAME="robots" CONTENT="noindex,nofollow"><script src="/_Incapsula_Resource?SWJIYLWA=719"></script><body></body></html>',
  ],
  ["Imperva", 200, html, "<title>Pardon Our Interruption</title>"],
  ["Akamai", 200, html, '<div id="sec-if-cpt-container"></div>'],
  ["SiteGround", 202, { "sg-captcha": "challenge" }, ""],
])("a challenge of %s (%d)", ([service, status, headers, body]) => {
  expect(challengeIn(reply(status, headers, body))).toBe(service);
  expect(kind(status, headers, body)).toMatchObject({ kind: "challenge", service });
});

const site = "https://preview.shop.example/";

test.for<[service: string | null, urls: readonly string[]]>([
  [
    "Vercel",
    ["https://shop-git-main.vercel.app/", "https://vercel.com/sso-api?url=x", "https://vercel.com/login?next=x"],
  ],
  ["Cloudflare Access", [site, "https://team.cloudflareaccess.com/cdn-cgi/access/login/x?kid=1"]],
  ["Microsoft Entra ID", [site, "https://login.microsoftonline.com/common/oauth2/v2.0/authorize"]],
  [
    "Google",
    [site, "https://accounts.google.com/o/oauth2/v2/auth", "https://accounts.google.com/v3/signin/identifier"],
  ],
  ["Okta", [site, "https://acme.okta.com/app/x/sso/saml"]],
  ["Auth0", [site, "https://acme.eu.auth0.com/authorize", "https://acme.eu.auth0.com/u/login?state=x"]],
  ["Amazon Cognito", [site, "https://acme.auth.eu-west-1.amazoncognito.com/login?client_id=x"]],
  ["GitHub", [site, "https://github.com/login/oauth/authorize"]],
  ["single sign-on", [site, "https://id.corp.example.net/realms/x/protocol/openid-connect/auth"]],
  [
    "single sign-on",
    [site, "https://id.other.net/a?response_type=code&client_id=x&redirect_uri=y", "https://id.other.net/form"],
  ],
  // WS-Federation, CAS, a pushed authorization request, OpenID 2.0; redirect_uri is optional (RFC 6749 §4.1.1).
  ["single sign-on", [site, "https://id.corp.example.net/adfs/ls/?wa=wsignin1.0&wtrealm=x"]],
  ["single sign-on", [site, "https://id.corp.example.net/cas/login?service=x"]],
  [
    "single sign-on",
    [site, "https://id.corp.example.net/x?client_id=x&request_uri=urn:ietf:params:oauth:request_uri:1"],
  ],
  ["single sign-on", [site, "https://id.corp.example.net/x?client_id=x&response_type=code"]],
  ["Okta", [site, "https://acme.okta.com/login?fromURI=x"]],
  // A silent sign-in that ends at another domain of the site, which the visit had reached before.
  [
    null,
    [
      site,
      "https://www.shop.test/",
      "https://accounts.google.com/o/oauth2/v2/auth?prompt=none",
      "https://www.shop.test/home",
    ],
  ],
  // The same host and the same registrable domain are the site.
  [null, [site, "https://preview.shop.example/login"]],
  [null, [site, "https://shop.example/login"]],
  [null, ["https://login.microsoftonline.com/", "https://login.microsoftonline.com/common/oauth2"]],
  [null, ["https://www.okta.com/", "https://acme.okta.com/login/x"]],
  // Other pages of a provider are pages.
  [null, [site, "https://vercel.com/docs"]],
  [null, [site, "https://github.com/acme/shop"]],
  [null, [site, "https://github.com/login-guide"]],
  [null, [site, "https://notvercel.com/login"]],
  // A login that leads back is a visit of the site.
  [null, [site, "https://accounts.google.com/o/oauth2/auth", "https://preview.shop.example/welcome"]],
  [null, [site]],
])("%s for %j", async ([service, urls]) => {
  expect((await loginAt(urls))?.service ?? null).toBe(service);
});

test("the login begins at the first hop that is not the site's", async () => {
  const urls = [
    site,
    "https://www.shop.test/",
    "https://acme.auth0.com/authorize",
    "https://accounts.google.com/signin",
  ];
  expect(await loginAt(urls)).toMatchObject({ from: 2, service: "Google" });
});

// What a site behind these services answers itself.
test.for<[status: number, headers: Headers, body: string]>([
  [404, { Server: "Fly/1 (2026-11-01)" }, "404 Not Found"],
  [404, { ...html, "x-azure-ref": "1" }, "<h2>Page not found</h2>"],
  [403, { ...html, "x-azure-ref": "1" }, "<p>Articles whose words are: the request is blocked.</p>"],
  [403, { ...html, server: "cloudflare" }, "<p>Error 1045: access denied</p>"],
  [403, html, "<script>window._pxAppId = 'PX1';</script><p>Forbidden</p>"],
  [404, html, "<title>Project not found</title>"],
  [404, html, "Repository not found"],
])("a site may answer %d with %j", ([status, headers, body]) => {
  expect(kind(status, headers, body)).toMatchObject({ kind: "error", basis: "status" });
});

test("a challenge that redirects to itself is a challenge", () => {
  const loop = reply(307, { "x-vercel-mitigated": "challenge", location: "/" }, "");

  expect(kindOf(loop, "loop", null)).toMatchObject({ kind: "challenge", service: "Vercel" });
});
