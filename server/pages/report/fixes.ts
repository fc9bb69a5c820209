/** A header that fixes a finding, with a value that suits most sites. */
type Header = readonly [name: string, value: string];

const hsts: Header = ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"];
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
    { server: "Apache", text: "RewriteEngine On\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]" },
    { server: "Caddy", text: "http:// {\n  redir https://{host}{uri} permanent\n}" },
    { server: "Cloudflare", text: "SSL/TLS > Edge Certificates > Always Use HTTPS: On" },
  ],
  "http.leak-version": [
    { server: "nginx", text: "server_tokens off;" },
    { server: "Apache", text: "ServerTokens Prod\nHeader always unset X-Powered-By" },
    { server: "Caddy", text: "header -Server\nheader -X-Powered-By" },
    {
      server: "Cloudflare",
      text: "Rules > Transform Rules > Modify Response Header > Remove\nX-Powered-By",
    },
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

/** The configuration of common servers that fixes a finding; empty where none does. */
export function fixesFor(id: string): readonly Fix[] {
  if (Object.hasOwn(settings, id)) return settings[id] ?? [];
  const header = Object.hasOwn(headers, id) ? headers[id] : undefined;
  return header ? headerFixes(header) : [];
}

function headerFixes([name, value]: Header): readonly Fix[] {
  return [
    { server: "nginx", text: `add_header ${name} "${value}" always;` },
    { server: "Apache", text: `Header always set ${name} "${value}"` },
    { server: "Caddy", text: `header ${name} "${value}"` },
    // Transform Rules take a name and a value.
    { server: "Cloudflare", text: `Rules > Transform Rules > Modify Response Header > Set static\n${name}: ${value}` },
  ];
}
