/** The header that ends a finding of the check of headers, with a value that suits most sites. */
const headers: Readonly<Record<string, readonly [name: string, value: string]>> = {
  "http.hsts-missing": ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
  "http.csp-missing": [
    "Content-Security-Policy",
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  ],
  "http.framing-missing": ["X-Frame-Options", "DENY"],
  "http.content-type-options-missing": ["X-Content-Type-Options", "nosniff"],
  "http.referrer-missing": ["Referrer-Policy", "strict-origin-when-cross-origin"],
  "http.permissions-missing": ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
};

/** How servers are told to send a header. */
export interface Fix {
  readonly server: string;
  readonly text: string;
}

/** What to write into the configuration of the common servers; empty for a finding that no header ends. */
export function fixesFor(id: string): readonly Fix[] {
  const header = Object.hasOwn(headers, id) ? headers[id] : undefined;
  if (!header) return [];
  const [name, value] = header;
  return [
    { server: "nginx", text: `add_header ${name} "${value}" always;` },
    { server: "Apache", text: `Header always set ${name} "${value}"` },
    { server: "Caddy", text: `header ${name} "${value}"` },
    // Transform Rules take a name and a value.
    { server: "Cloudflare", text: `Rules > Transform Rules > Modify Response Header > Set static\n${name}: ${value}` },
  ];
}
