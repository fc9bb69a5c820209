/** A host in a source list, CSP3 §2.3.1 `host-source`. */
export interface HostSource {
  /** As written in the policy. */
  readonly text: string;
  /** Lower case; null if missing. */
  readonly scheme: string | null;
  /** Lower case; `*` or `*.example.com` for a pattern. */
  readonly host: string;
  /** Digits or `*`; null if missing. */
  readonly port: string | null;
  /** With its leading slash; empty if missing. */
  readonly path: string;
}

/** A source list, sorted by kind. */
export interface SourceList {
  /** Matches nothing: it is empty or only `'none'`. */
  readonly isEmpty: boolean;
  readonly nonces: readonly string[];
  readonly hashes: number;
  /** Quoted keywords in lower case, with quotes. */
  readonly keywords: ReadonlySet<string>;
  /** Lower case, with the colon. */
  readonly schemes: readonly string[];
  readonly hosts: readonly HostSource[];
  /** Hosts that were probably meant as keywords: `self` instead of `'self'`. */
  readonly unquoted: readonly string[];
}

const longestSource = 2048;
const nonce = /^'nonce-(?<value>[A-Za-z0-9+/_-]+={0,2})'$/i;
const hash = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/i;
const keyword = /^'[a-z0-9-]+'$/i;
const scheme = /^[a-z][a-z0-9+.-]*:$/i;
const host =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(?<port>\d{1,5}|\*))?(?<path>\/[^?#]*)?$/i;
const bareKeyword =
  /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|wasm-unsafe-eval|nonce-\S+|sha(?:256|384|512)-\S+)$/i;

/** Sorts the tokens of a source list; invalid sources match nothing, as in browsers. */
export function readSources(tokens: readonly string[]): SourceList {
  const bounded = [...new Set(tokens)].filter(({ length }) => length <= longestSource);
  const keywords = new Set(bounded.filter((token) => keyword.test(token)).map((token) => token.toLowerCase()));
  const nonces = bounded.flatMap((token) => nonce.exec(token)?.groups?.["value"] ?? []);
  const hashes = bounded.filter((token) => hash.test(token)).length;
  const schemes = bounded.filter((token) => scheme.test(token)).map((token) => token.toLowerCase());
  const unquoted = bounded.filter((token) => bareKeyword.test(token));
  const hosts = bounded.flatMap(toHost);
  // CSP3 §6.7.2.3: 'none' beside another source is ignored, and a list without sources matches nothing.
  const isEmpty = nonces.length + hashes + schemes.length + hosts.length === 0 && !opens(keywords);
  return { isEmpty, nonces, hashes, keywords, schemes, hosts, unquoted };
}

function toHost(text: string): readonly HostSource[] {
  if (scheme.test(text)) return [];
  const groups = host.exec(text)?.groups;
  if (!groups) return [];
  return [
    {
      text,
      scheme: groups["scheme"]?.toLowerCase() ?? null,
      host: (groups["host"] ?? "").replace(/\.$/, "").toLowerCase(),
      port: groups["port"] ?? null,
      path: groups["path"] ?? "",
    },
  ];
}

/** Whether keywords allow something by themselves. */
function opens(keywords: ReadonlySet<string>): boolean {
  return keywords.has("'self'") || keywords.has("'unsafe-inline'");
}

/** Hosts such as `*.co.uk`, in lower case, that cover every name below a public suffix. */
export type SuffixWildcards = ReadonlySet<string>;

const noWildcards: SuffixWildcards = new Set();

/**
 * Sources that anyone can publish to, or that injected text can contain: none of them protects. `suffixes` lists wildcards that cover a multi-label
 * public suffix.
 */
export function broadSources({ schemes, hosts }: SourceList, suffixes = noWildcards): readonly string[] {
  const isOpen = (source: HostSource): boolean => isBroad(source) || suffixes.has(source.host);
  return [...schemes.filter((each) => broadSchemes.has(each)), ...hosts.filter(isOpen).map(({ text }) => text)];
}

const broadSchemes = new Set(["http:", "https:", "data:", "blob:", "filesystem:"]);

/** `*`, or every name below a top-level domain, with any scheme and port. */
function isBroad({ host: name }: HostSource): boolean {
  return name === "*" || /^\*\.[^.]+$/.test(name);
}

// CSP3 §6.7.3.2 "does a source list allow all inline behavior": a nonce, a hash or 'strict-dynamic' switches 'unsafe-inline' off.
/** Whether inline code runs without proof. `'strict-dynamic'` counts for scripts alone. */
export function allowsInline({ keywords, nonces, hashes }: SourceList, kind: "script" | "style"): boolean {
  if (!keywords.has("'unsafe-inline'") || nonces.length + hashes > 0) return false;
  return kind === "style" || !keywords.has("'strict-dynamic'");
}
