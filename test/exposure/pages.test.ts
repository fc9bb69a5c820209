import { expect, test } from "vitest";
import { classify, rulesFor } from "../../src/checks/exposure/classify.ts";
import type { HostSeen } from "../../src/checks/exposure/schema.ts";
import type { ExposureSample } from "../../src/data/exposure/rule.ts";
import { pageOfSample } from "../../src/formats/exposure/sample.ts";

/** What the check says of a page without looking at its host's name. */
function seen(sample: ExposureSample): Pick<HostSeen, "matches" | "hints" | "access" | "category"> {
  const page = pageOfSample(sample);
  return classify(page, { purpose: null }, rulesFor({})(page));
}

const article = (title: string, body: string): ExposureSample => ({
  html: `<!doctype html><title>${title}</title><article><h1>${title}</h1><p>${"What it is, what it does, and how we run it. ".repeat(9)}</p>${body}</article>`,
});
const shop = (title: string): ExposureSample => ({
  html: `<title>${title}</title><nav><a href="/cart">Cart</a></nav><h1>${title}</h1><b>EUR 399</b><button>Add to cart</button><form action="/login"><input name="email"><input name="password" type="password"></form><script src="/js/shop.js"></script>`,
});

test.for<[what: string, sample: ExposureSample]>([
  [
    "a handbook that quotes Elasticsearch",
    article("Search", '<pre>{"cluster_name":"docs","version":{"number":"8"},"tagline":"You Know, for Search"}</pre>'),
  ],
  [
    "that quote without an article",
    { html: '<title>Search</title><pre>{"tagline":"You Know, for Search","cluster_name":"a","version":{}}</pre>' },
  ],
  [
    "the title of a page of Hadoop",
    { html: "<title>All Applications</title><h1>All applications</h1><a href=/apply>Apply</a>" },
  ],
  ["an issue about Jenkins", { html: "<title>[Jenkins] Dashboard View plugin 2.5 released</title><p>Release notes" }],
  ["a shop for telescopes", { html: '<title>Telescope - Stars</title><section id="telescope"><p>70 mm</p></section>' }],
  [
    "a question about Django's debug page, behind a 404",
    {
      status: 404,
      html: "<title>Page not found</title><nav></nav><p>Related: Because you have <code>DEBUG = True</code> in settings.py</p>",
    },
  ],
  [
    "a page of one's own with traces, behind a 500",
    { status: 500, html: '<title>Sorry</title><div id="traces"></div>' },
  ],
  [
    "an API of one's own with a cluster name",
    { html: '{"cluster_name":"shop","version":"1.0","error":null,"status":"ok"}' },
  ],
  [
    "an API of one's own that asks for a login",
    {
      status: 401,
      headers: { "WWW-Authenticate": 'Basic realm="security"' },
      html: '{"error":"unauthorized","status":401}',
    },
  ],
  [
    "a flower shop",
    { html: '<title>Flower</title><link href="/css/flower.css" rel="stylesheet"><h1>Flower shop Bloom</h1>' },
  ],
  [
    "a guide to Prometheus below /graph",
    {
      path: "/graph",
      html: '<title>Graphs</title><meta name="description" content="A prometheus monitoring system tutorial">',
    },
  ],
  ["a shop for Plesk", shop("Plesk Obsidian")],
  ["a shop for ZyWALL", shop("ZyWALL USG 100")],
  ["a shop for Hestia", shop("Hestia Control Panel")],
  ["a shop for oVirt", shop("oVirt Engine")],
  ["a shop for TrueNAS", shop("TrueNAS")],
  ["a shop for printers", shop("HP LaserJet")],
  [
    "a small shop as an application",
    { html: '<title>TrueNAS</title><div id="app"><h2>TrueNAS Mini</h2>EUR 999</div><script src="/a.js"></script>' },
  ],
  [
    "an article about phpinfo",
    article("phpinfo() explained", "<h2>PHP Version 8.2.7</h2><p>Server API, Build Date, Loaded Configuration File"),
  ],
  ["an article about the profiler", article("Symfony Profiler", "<p>X-Debug-Token-Link <code>/_profiler/</code>")],
  ["a realm that is a common word", { status: 401, headers: { "WWW-Authenticate": 'Basic realm="Security"' } }],
  [
    "a realm with a product's name in it",
    { status: 401, headers: { "WWW-Authenticate": 'Basic realm="Please log in to the flower shop"' } },
  ],
  [
    "a cookie that is a common word",
    { headers: { "Set-Cookie": "horizon=1; path=/" }, html: "<title>Horizon</title>" },
  ],
  ["other cookies that are common words", { headers: { "Set-Cookie": "cockpit=1" }, html: "<title>Cacti</title>" }],
  [
    "a site that shows another's picture",
    {
      html: '<title>Tools</title><img src="https://nas.example/webman/resources/a.png"><script src="https://cdn.example/swagger-ui-bundle.js"></script>',
    },
  ],
  [
    "a page with a code sample of a login",
    { html: '<title>pfSense - Login</title><pre><input name="usernamefld"><input type="password"></pre>' },
  ],
  [
    "a tutorial for a login form",
    article("pfSense - Login", '<form><input name="usernamefld"><input type="password"></form>'),
  ],
  [
    "documentation that Sphinx made",
    {
      html: '<title>Portainer</title><meta name="generator" content="Sphinx 7"><script src="_static/doctools.js"></script><div id="app"></div>',
    },
  ],
  ["a JSON answer of another API", { html: '{"name":"shop","version":"1.0","status":"ok"}' }],
  ["a page that says what Ollama says", { html: "<title>Ollama is running</title><p>Ollama is running" }],
  [
    "a page of errors that is an article",
    article("Whitelabel Error Page", "<p>This application has no explicit mapping for /error"),
  ],
])("%s is no product", ([, sample]) => {
  expect(seen(sample).matches).toEqual([]);
});

test.for<[what: string, sample: ExposureSample, rule: string, access: string]>([
  [
    "IIS lists its root",
    {
      html: '<html><head><title>a.example - /</title></head><body><H1>a.example - /</H1><hr>\r\n\r\n<pre> 11/2/2026  9:12 AM    &lt;dir&gt; <A HREF="/backup/">backup</A><br></pre><hr></body></html>',
    },
    "iis-listing",
    "open",
  ],
  [
    "Traefik at the root",
    {
      html: '<!DOCTYPE html><html><head><title>Traefik Proxy</title><link rel="icon" href="/favicon.ico"></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script type="module" src="/assets/index.js"></script>',
    },
    "traefik",
    "open",
  ],
  [
    "FortiGate leads by a script",
    { html: '<html><head><script>window.location = "/remote/login";</script></head></html>' },
    "fortinet-sslvpn",
    "login",
  ],
  [
    "FortiGate leads the top frame",
    { html: '<html><body><script language=javascript>top.location="/remote/login?&err=";</script></body></html>' },
    "fortinet-sslvpn",
    "login",
  ],
  [
    "lighttpd with another tag",
    {
      headers: { Server: "web" },
      html: '<head><title>Index of /</title></head><body><h2>Index of /</h2>\n<div class="list">\n<table summary="Directory Listing" cellpadding="0" cellspacing="0">\n</table></div><div class="foot">web</div>',
    },
    "lighttpd-listing",
    "open",
  ],
  [
    "Grafana with an anonymous Editor",
    {
      path: "/?orgId=1",
      html: '<title>Grafana</title><script>window.grafanaBootData = {user:{"isSignedIn":false,"login":"","orgRole":"Editor"}}</script>',
    },
    "grafana",
    "open",
  ],
  [
    "Grafana that wants a login",
    {
      path: "/login",
      html: '<title>Grafana</title><script>window.grafanaBootData = {user:{"isSignedIn":false,"login":"","orgRole":""}}</script>',
    },
    "grafana",
    "login",
  ],
  [
    "Elasticsearch with security on",
    {
      status: 401,
      headers: { "WWW-Authenticate": 'Basic realm="security" charset="UTF-8"' },
      html: '{"error":{"type":"security_exception"},"status":401}',
    },
    "elasticsearch",
    "login",
  ],
  ["Jenkins by its icon", { html: "<title>Sign in - Jenkins</title>", favicon: 81586312 }, "jenkins", "unknown"],
  [
    "Semaphore as its template is",
    {
      html: '<!DOCTYPE html><html lang="en"><head><base href="/"><title>Semaphore UI</title></head><body><noscript><strong>We\'re sorry but it does not work.</strong></noscript><div id="app"></div></body></html>',
    },
    "semaphore",
    "login",
  ],
  [
    "a Spring Boot error",
    {
      status: 404,
      html: "<html><body><h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p><div id='created'>Sun</div><div>There was an unexpected error (type=Not Found, status=404).</div></body></html>",
    },
    "spring-boot-error",
    "open",
  ],
])("%s is found", ([, sample, rule, access]) => {
  expect(seen(sample).matches).toMatchObject([{ rule, access }]);
});

test("a listing under a long text is a listing", () => {
  const readme = "Here are the releases of our software, with their signatures and the notes of what changed. ".repeat(
    12,
  );
  const html = `<title>Index of /pub</title><h1>Index of /pub</h1><pre><a href="../">../</a></pre><p>${readme}</p>`;

  expect(seen({ html }).matches).toMatchObject([{ rule: "index-of", access: "open" }]);
});

test("a title alone is a hint, and a title is one sign however many of its words are listed", () => {
  const { matches, hints, category } = seen({ html: "<title>ZyWALL USG FLEX 100 | Zyxel</title>" });

  expect({ matches, hints, category }).toEqual({
    matches: [],
    hints: [{ rule: "zyxel", product: "Zyxel" }],
    category: "other",
  });
});

test("writing leaves no hint", () => {
  expect(seen(article("Kubernetes Dashboard", "")).hints).toEqual([]);
});
