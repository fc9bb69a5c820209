import type { Issue } from "../core/result/interpretation.ts";
import type { Text } from "../core/text.ts";

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
  /** Where the lines must stand to have an effect, unless any place will do. */
  readonly note?: Text;
}

const notes = {
  // https://nginx.org/en/docs/http/ngx_http_ssl_module.html#ssl_protocols: the version is chosen before the server is.
  defaultServer: {
    en: "Put it into the default server of the port; nginx may ignore it in the others.",
    ko: "해당 포트의 기본 서버(default_server)에 넣으십시오. 다른 server 블록에서는 nginx가 무시할 수 있습니다.",
  },
  // https://nginx.org/en/docs/http/request_processing.html: a block with the requested name wins over one without.
  inPlace: {
    en: "Put it in place of the server blocks that listen on port 80.",
    ko: "80번 포트에서 수신하는 기존 server 블록을 이것으로 바꾸십시오.",
  },
  // https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
  inherited: {
    en: "Repeat all add_header lines in each location that has one of its own.",
    ko: "자체 add_header가 있는 location에는 모든 add_header 줄을 다시 넣으십시오.",
  },
  // https://httpd.apache.org/docs/2.4/mod/core.html#servertokens: context server config.
  global: { en: "Put it outside of <VirtualHost>.", ko: "<VirtualHost> 밖에 넣으십시오." },
  headersModule: { en: "It needs mod_headers (a2enmod headers).", ko: "mod_headers가 필요합니다(a2enmod headers)." },
  plainHost: {
    en: "Put it into the <VirtualHost> of port 80; it needs mod_rewrite (a2enmod rewrite).",
    ko: "80번 포트의 <VirtualHost>에 넣으십시오. mod_rewrite가 필요합니다(a2enmod rewrite).",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Findings fixed by a setting other than a header. */
const settings: Readonly<Record<string, readonly Fix[]>> = {
  "http.redirect-missing": [
    {
      server: "nginx",
      text: "server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}",
      note: notes.inPlace,
    },
    {
      server: "Apache",
      // Without the condition, a .htaccess file redirects https to itself.
      text: "RewriteEngine On\nRewriteCond %{HTTPS} !=on\nRewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]",
      note: notes.plainHost,
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
    { server: "nginx", text: "ssl_protocols TLSv1.2 TLSv1.3;", note: notes.defaultServer },
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
    { server: "nginx", text: isSent ? `${hiddenByNginx(name)}\n${nginx}` : nginx, note: notes.inherited },
    // mod_headers keeps two tables. The application's headers are in onsuccess, and both tables are sent.
    {
      server: "Apache",
      text: isSent ? `Header onsuccess unset ${name}\n${apache}` : apache,
      note: notes.headersModule,
    },
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
      { server: "Apache", text: "ServerTokens Prod", note: notes.global },
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
