import { bypasses } from "../../../data/http/csp-bypasses.ts";
import { effective, type Csp } from "../../../formats/http/csp.ts";
import {
  allowsInline,
  broadSources,
  readSources,
  type HostSource,
  type SourceList,
  type SuffixWildcards,
} from "../../../formats/http/csp-source.ts";
import { score as rows } from "../score.ts";

/** The script restrictions of one policy. Points are 0–60; more is stricter. */
export interface ScriptView {
  /** Whether it restricts scripts at all. */
  readonly isGoverned: boolean;
  /** Points for external sources. */
  readonly hosts: number;
  /** Points for inline scripts. */
  readonly inline: number;
  /** Whether it allows inline event handlers. */
  readonly allowsHandlers: boolean;
  readonly allowsEval: boolean;
  /** Whether it trusts only scripts with a nonce or hash, and names neither. */
  readonly isClosed: boolean;
  /** Whether it uses nonces or hashes. */
  readonly isProven: boolean;
  readonly broad: readonly string[];
  readonly bypassed: readonly string[];
  readonly shortestNonce: string | null;
}

/** Points of each way to trust scripts; the weakest source in a list counts. */
export const trust = {
  nothing: rows.csp.nothing.points,
  strictDynamic: rows.csp.strictDynamic.points,
  proof: rows.csp.proof.points,
  self: rows.csp.self.points,
  hosts: rows.csp.hosts.points,
  bypassedHost: rows.csp.bypassedHost.points,
  anything: rows.csp.anything.points,
} as const;

/** Points deducted for 'unsafe-eval' and for a guessable nonce. */
export const evalPenalty = -rows.csp.eval.points;
const shortNoncePenalty = -rows.csp.shortNonce.points;

/** A shorter nonce can be guessed; below 22 characters it is weaker than the 128 bits of CSP3 §7.1. */
export const shortNonce = 8;

const ungoverned: ScriptView = {
  isGoverned: false,
  hosts: trust.anything,
  inline: trust.anything,
  allowsHandlers: true,
  allowsEval: true,
  isClosed: false,
  isProven: false,
  broad: [],
  bypassed: [],
  shortestNonce: null,
};

/** Facts about the page that a policy depends on. */
interface Around {
  /** Whether two responses had the same nonce, which then proves nothing. */
  readonly areNoncesStatic: boolean;
  readonly suffixes: SuffixWildcards;
}

/** Evaluates the script restrictions of one policy. */
export function viewScripts(policy: Csp, page: Around): ScriptView {
  if (isSandboxed(policy)) return { ...ungoverned, ...blocked };
  const elements = listOf(policy, "script-src-elem");
  const handlers = listOf(policy, "script-src-attr");
  const evals = listOf(policy, "script-src");
  const allowsHandlers = handlers ? allowsInline(handlers, "script") : true;
  const allowsEval = evals?.keywords.has("'unsafe-eval'") ?? true;
  if (!elements) return { ...ungoverned, isGoverned: Boolean(handlers ?? evals), allowsHandlers, allowsEval };
  return { ...rate(elements, allowsEval, page), allowsHandlers, allowsEval };
}

const blocked = {
  isGoverned: true,
  hosts: trust.nothing,
  inline: trust.nothing,
  allowsHandlers: false,
  allowsEval: false,
} as const;

// HTML §7.1.5: a sandbox without allow-scripts blocks all scripts.
function isSandboxed({ directives }: Csp): boolean {
  const flags = directives.get("sandbox");
  return flags !== undefined && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
}

function listOf(policy: Csp, name: string): SourceList | null {
  const tokens = effective(policy, name);
  return tokens && readSources(tokens);
}

function rate(
  list: SourceList,
  allowsEval: boolean,
  { areNoncesStatic, suffixes }: Around,
): Omit<ScriptView, "allowsHandlers" | "allowsEval"> {
  const isStrict = list.keywords.has("'strict-dynamic'");
  // CSP3 §8.2: with 'strict-dynamic' browsers ignore hosts, schemes and 'self'.
  const broad = isStrict ? [] : broadSources(list, suffixes);
  const bypassed = isStrict ? [] : list.hosts.filter((host) => isBypassed(host, allowsEval)).map(({ text }) => text);
  const isProven = list.nonces.length + list.hashes > 0;
  const shortestNonce = list.nonces.toSorted((a, b) => a.length - b.length)[0] ?? null;
  const isStatic = areNoncesStatic && shortestNonce !== null;
  const isGuessable = shortestNonce !== null && shortestNonce.length < shortNonce;
  const base = isStatic ? trust.anything : Math.min(...valuesOf(list, { isStrict, isProven, broad, bypassed }));
  const hosts = isGuessable ? Math.max(0, base - shortNoncePenalty) : base;
  const isInlineOpen = isStatic || allowsInline(list, "script");
  const byNonce = isGuessable ? hosts : trust.nothing;
  const inline = isInlineOpen ? trust.anything : byNonce;
  // CSP3 §8.2: 'strict-dynamic' trusts scripts with a nonce or hash, and the scripts that they load. Without both, no script can start.
  const isClosed = isStrict && !isProven;
  return { isGoverned: true, hosts, inline, isClosed, isProven, broad, bypassed, shortestNonce };
}

interface Kinds {
  readonly isStrict: boolean;
  readonly isProven: boolean;
  readonly broad: readonly string[];
  readonly bypassed: readonly string[];
}

function valuesOf(list: SourceList, { isStrict, isProven, broad, bypassed }: Kinds): readonly number[] {
  if (isStrict) return [trust.strictDynamic];
  const kinds: readonly (readonly [number, boolean])[] = [
    [trust.nothing, true],
    [trust.proof, isProven],
    [trust.self, list.keywords.has("'self'")],
    [trust.hosts, list.hosts.length > 0 || list.schemes.length > 0],
    [trust.bypassedHost, bypassed.length > 0],
    [trust.anything, broad.length > 0],
  ];
  return kinds.filter(([, holds]) => holds).map(([value]) => value);
}

const byHost = Map.groupBy(bypasses, ({ host }) => host);

// CSP3 §6.7.2.8 "does url match expression": the path is part of the expression.
function isBypassed({ host, port, path }: HostSource, allowsEval: boolean): boolean {
  if (port !== null && port !== "*" && port !== "443" && port !== "80") return false;
  const candidates = host.startsWith("*.")
    ? bypasses.filter((each) => each.host.endsWith(host.slice(1)))
    : (byHost.get(host) ?? []);
  return candidates.some((each) => (allowsEval || !each.needsEval) && isWithinPath(each.path, path));
}

/** §6.7.2.11: a path ending in a slash matches everything below it, another path only itself, and no path everything. */
function isWithinPath(path: string, allowed: string): boolean {
  if (allowed === "" || allowed === "/") return true;
  return allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;
}
