import type { Issue } from "../../../src/core/result/interpretation.ts";

/** A header that fixes a finding, with a value that suits most sites. */
type Header = readonly [name: string, value: string];

/** Without includeSubDomains, which breaks each subdomain that serves only http. */
const hsts: Header = ["Strict-Transport-Security", "max-age=31536000"];
const csp: Header = [
  "Content-Security-Policy",
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
];
const framing: Header = ["X-Frame-Options", "DENY"];
const contentType: Header = ["X-Content-Type-Options", "nosniff"];
const referrer: Header = ["Referrer-Policy", "strict-origin-when-cross-origin"];
const permissions: Header = ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"];

const headers: Readonly<Record<string, Header>> = {
  "http.hsts-missing": hsts,
  "http.hsts-invalid": hsts,
  "http.hsts-off": hsts,
  "http.hsts-short": hsts,
  "ssl.hsts-missing": hsts,
  "ssl.hsts-invalid": hsts,
  "ssl.hsts-off": hsts,
  "ssl.hsts-short": hsts,
  "http.csp-missing": csp,
  "http.framing-missing": framing,
  "http.framing-invalid": framing,
  "http.content-type-options-missing": contentType,
  "http.content-type-options-invalid": contentType,
  "http.referrer-missing": referrer,
  "http.referrer-leaky": referrer,
  "http.permissions-missing": permissions,
};

/** A configuration for one server. */
export interface Fix {
  readonly server: string;
  readonly text: string;
}

/** Findings fixed by a setting other than a header. */
const settings: Readonly<Record<string, readonly Fix[]>> = {
  "http.redirect-missing": [
    { server: "nginx", text: "server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}" },
    {
      server: "Apache",
      // Without the condition, a .htaccess file redirects https to itself.
      text: "RewriteEngine On\nRewriteCond %{HTTPS} !=on\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]",
    },
    { server: "Caddy", text: "http:// {\n  redir https://{host}{uri} permanent\n}" },
    { server: "Cloudflare", text: "SSL/TLS > Edge Certificates > Always Use HTTPS: On" },
  ],
  "ssl.tls10": versions(),
  "ssl.tls11": versions(),
  "ssl.no-tls13": versions(),
};

function versions(): readonly Fix[] {
  return [
    { server: "nginx", text: "ssl_protocols TLSv1.2 TLSv1.3;" },
    { server: "Apache", text: "SSLProtocol -all +TLSv1.2 +TLSv1.3" },
    { server: "Caddy", text: "tls {\n  protocols tls1.2 tls1.3\n}" },
    {
      server: "Cloudflare",
      text: "SSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2\nSSL/TLS > Edge Certificates > TLS 1.3: On",
    },
  ];
}

/** The header that fixes a finding, in one line; null where none does. */
export function headerFor({ id }: Pick<Issue, "id">): string | null {
  return Object.hasOwn(headers, id) ? (headers[id]?.join(": ") ?? null) : null;
}

/** The configuration of common servers that fixes a finding; empty where none does. */
export function fixesFor({
  id,
  subject = "",
  evidence = "",
}: Pick<Issue, "id" | "subject" | "evidence">): readonly Fix[] {
  if (id === "http.leak-version") return versionFixes(subject, evidence);
  if (Object.hasOwn(settings, id)) return settings[id] ?? [];
  const header = Object.hasOwn(headers, id) ? headers[id] : undefined;
  return header ? headerFixes(header, !id.endsWith("-missing")) : [];
}

const cloudflareRule = "Rules > Overview > Create rule > Response Header Transform Rule";

/** Sets a header. One that is sent already may come from the application, and must then be removed first. */
function headerFixes([name, value]: Header, isSent: boolean): readonly Fix[] {
  const [nginx, apache] = [`add_header ${name} "${value}" always;`, `Header always set ${name} "${value}"`];
  return [
    { server: "nginx", text: isSent ? `${hiddenByNginx(name)}\n${nginx}` : nginx },
    // mod_headers keeps two tables. The application's headers are in onsuccess, and both tables are sent.
    { server: "Apache", text: isSent ? `Header onsuccess unset ${name}\n${apache}` : apache },
    // With > Caddy sets the header after the application.
    { server: "Caddy", text: `header ${isSent ? ">" : ""}${name} "${value}"` },
    { server: "Cloudflare", text: `${cloudflareRule} > Set static\n${name}: ${value}` },
  ];
}

/** Hides a version: servers have a setting for their own Server header. Any other header comes from the application behind them. */
function versionFixes(header: string, evidence: string): readonly Fix[] {
  if (header === "server")
    return [
      { server: "nginx", text: "server_tokens off;" },
      { server: "Apache", text: "ServerTokens Prod" },
      { server: "Caddy", text: "header -Server" },
    ];
  // A generator element is part of the page.
  if (!/^[a-z\d-]+$/.test(header)) return [];
  const name = header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const atSource = { server: "PHP", text: "expose_php = Off" };
  return [
    ...(header === "x-powered-by" && /\bphp\//i.test(evidence) ? [atSource] : []),
    { server: "nginx", text: hiddenByNginx(name) },
    { server: "Apache", text: `Header onsuccess unset ${name}\nHeader always unset ${name}` },
    { server: "Caddy", text: `header -${name}` },
    { server: "Cloudflare", text: `${cloudflareRule} > Remove\n${name}` },
  ];
}

function hiddenByNginx(name: string): string {
  return `proxy_hide_header ${name};\nfastcgi_hide_header ${name};`;
}
