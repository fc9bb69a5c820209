/** A Content Security Policy, CSP3 §2.2: lower-case directive names, each with its value split at white space. */
export interface Csp {
  readonly directives: ReadonlyMap<string, readonly string[]>;
  /** Repeated directives; the first one counts. */
  readonly repeated: readonly string[];
}

/** Longer than any header block that browsers accept; the rest is not read. */
const longestPolicy = 64 * 1024;
const mostPolicies = 64;

/**
 * Reads the policies in a list of field values: CSP3 §2.2.2 "parse a response's Content Security Policies". A field may contain several, separated by
 * commas; all are enforced. A policy without directives is dropped.
 */
export function parseCspList(values: readonly string[]): readonly Csp[] {
  return values
    .join(",")
    .slice(0, longestPolicy)
    .split(",", mostPolicies)
    .map(parseCsp)
    .filter(({ directives }) => directives.size > 0);
}

/** CSP3 §2.2.1 "parse a serialized CSP": split at semicolons; the first of two equal directives counts. */
export function parseCsp(text: string): Csp {
  const directives = new Map<string, readonly string[]>();
  const repeated = new Set<string>();
  for (const part of text.slice(0, longestPolicy).split(";")) {
    const [name = "", ...value] = part.split(/[\t\n\f\r ]+/).filter((token) => token !== "");
    const key = name.toLowerCase();
    if (key === "" || !isAscii(part)) continue;
    if (directives.has(key)) repeated.add(key);
    else directives.set(key, value);
  }
  return { directives, repeated: [...repeated] };
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- ASCII begins with control characters
  return /^[\u0000-\u007f]*$/.test(text);
}

/** Directives that have no effect inside `<meta>`: HTML §4.2.5.3 "Content security policy state". */
export const ignoredInMeta = ["frame-ancestors", "report-uri", "sandbox"] as const;

/** A policy as it applies when delivered by `<meta>`. */
export function withoutIgnored({ directives, repeated }: Csp): Csp {
  const ignored: readonly string[] = ignoredInMeta;
  return { directives: new Map([...directives].filter(([name]) => !ignored.includes(name))), repeated };
}

// CSP3 §6.8.3 "get fetch directive fallback list".
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  "script-src-elem": ["script-src", "default-src"],
  "script-src-attr": ["script-src", "default-src"],
  "script-src": ["default-src"],
  "style-src-elem": ["style-src", "default-src"],
  "style-src-attr": ["style-src", "default-src"],
  "object-src": ["default-src"],
};

/** The source list that applies to a directive, its own or a fallback; null without one. */
export function effective({ directives }: Csp, name: string): readonly string[] | null {
  const holder = [name, ...(fallbacks[name] ?? [])].find((each) => directives.has(each));
  return holder === undefined ? null : (directives.get(holder) ?? null);
}

/** All directives of current or recently retired specifications; others are probably misspelt. */
export const knownDirectives: readonly string[] = [
  // CSP3 §6
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "media-src",
  "object-src",
  "frame-src",
  "child-src",
  "worker-src",
  "manifest-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
  "sandbox",
  "report-to",
  "report-uri",
  "webrtc",
  // Specifications that extend it
  "upgrade-insecure-requests",
  "require-trusted-types-for",
  "trusted-types",
  "fenced-frame-src",
  // Retired, still in use and harmless
  "block-all-mixed-content",
  "prefetch-src",
  "plugin-types",
  "navigate-to",
  "require-sri-for",
  "reflected-xss",
  "referrer",
  "disown-opener",
];
