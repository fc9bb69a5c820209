import { effective, type Csp } from "../../../formats/http/csp.ts";
import { allowsInline, broadSources, readSources, type SuffixWildcards } from "../../../formats/http/csp-source.ts";
import { evalPenalty, viewScripts, type ScriptView } from "./scripts.ts";
import { score as rows } from "../score.ts";

/** The page that a policy protects. */
export interface Page {
  readonly isHttps: boolean;
  readonly areNoncesStatic: boolean;
  /** Wildcards in its policies that cover a whole public suffix. */
  readonly suffixes: SuffixWildcards;
}

/** Points for everything outside the script part. */
const extras = {
  "csp-object-src": rows.csp["csp-object-src"].points,
  "csp-base-uri": rows.csp["csp-base-uri"].points,
  "csp-form-action": rows.csp["csp-form-action"].points,
  "csp-style-inline": rows.csp["csp-style-inline"].points,
  "csp-http-source": rows.csp["csp-http-source"].points,
  "csp-default-src": rows.csp["csp-default-src"].points,
} as const;

/** A feature outside the script part; its id is that of the finding if it is missing. */
export type Extra = keyof typeof extras;

/** Without control over scripts the rest protects little, so the score is limited to this. */
const mostWithoutScripts = rows.csp.mostWithoutScripts.points;

/** How well the enforced policies together protect a page. */
export interface CspScore {
  /** 0–100. */
  readonly score: number;
  /** 0–60. */
  readonly script: number;
  readonly views: readonly ScriptView[];
  readonly earned: Readonly<Record<Extra, number>>;
}

/** Scores policies that browsers enforce together: each aspect counts as the strictest policy sets it. */
export function scorePolicies(policies: readonly Csp[], page: Page): CspScore {
  const views = policies.map((policy) => viewScripts(policy, page));
  const script = scriptPart(views);
  const earned = earn(policies, { script, views, page });
  const total = Object.values(earned).reduce((sum, points) => sum + points, script);
  const most = script === 0 ? mostWithoutScripts : total;
  return { score: policies.length === 0 ? 0 : Math.min(total, most), script, views, earned };
}

function scriptPart(views: readonly ScriptView[]): number {
  if (views.every(({ allowsHandlers }) => allowsHandlers)) return 0;
  const inline = Math.max(...views.map((view) => view.inline));
  const hosts = Math.max(...views.map((view) => view.hosts));
  const penalty = views.every(({ allowsEval }) => allowsEval) ? evalPenalty : 0;
  return Math.max(0, Math.min(inline, hosts) - penalty);
}

interface Circumstances {
  readonly script: number;
  readonly views: readonly ScriptView[];
  readonly page: Page;
}

function earn(policies: readonly Csp[], { script, views, page }: Circumstances): Readonly<Record<Extra, number>> {
  const give = (extra: Extra, isEarned: boolean): number => (isEarned ? extras[extra] : 0);
  return {
    "csp-object-src": give(
      "csp-object-src",
      policies.some((policy) => isTight(effective(policy, "object-src"), page)),
    ),
    "csp-base-uri": baseUri(policies, { script, views, page }),
    "csp-form-action": give(
      "csp-form-action",
      policies.some((policy) => isTight(own(policy, "form-action"), page)),
    ),
    "csp-style-inline": give(
      "csp-style-inline",
      policies.some((policy) => keepsStylesOut(policy, page)),
    ),
    "csp-http-source": give(
      "csp-http-source",
      page.isHttps && policies.some((policy) => plainSources(policy).length === 0),
    ),
    "csp-default-src": give(
      "csp-default-src",
      policies.some((policy) => isTight(own(policy, "default-src"), page)),
    ),
  };
}

// An injected <base> matters most with nonces or hashes, because it redirects the relative URLs of trusted scripts.
function baseUri(policies: readonly Csp[], { script, views, page }: Circumstances): number {
  if (policies.some((policy) => isTight(own(policy, "base-uri"), page))) return extras["csp-base-uri"];
  const isHarmless = policies.some(
    ({ directives }, at) => !directives.has("base-uri") && views[at]?.isGoverned && !views[at].isProven,
  );
  return isHarmless && script > 0 ? extras["csp-base-uri"] / 2 : 0;
}

function own({ directives }: Csp, name: string): readonly string[] | null {
  return directives.get(name) ?? null;
}

/** Whether a source list exists and allows no source that anyone can use. */
function isTight(tokens: readonly string[] | null, { suffixes }: Page): boolean {
  return tokens !== null && broadSources(readSources(tokens), suffixes).length === 0;
}

function keepsStylesOut(policy: Csp, page: Page): boolean {
  return !allowsInlineStyles(policy) && styleSources(policy, page).length === 0;
}

/** Whether a policy allows inline styles, also by not restricting styles. */
export function allowsInlineStyles(policy: Csp): boolean {
  return ["style-src-elem", "style-src-attr"].some((name) => {
    const tokens = effective(policy, name);
    return tokens === null || allowsInline(readSources(tokens), "style");
  });
}

/** The sources of a policy from which anyone can serve style sheets. */
export function styleSources(policy: Csp, { suffixes }: Pick<Page, "suffixes">): readonly string[] {
  const tokens = effective(policy, "style-src-elem");
  return tokens === null ? [] : broadSources(readSources(tokens), suffixes);
}

const sourceDirective = /^(?:[a-z-]+-src(?:-elem|-attr)?|base-uri|form-action)$/;

/**
 * Sources over plain HTTP or WebSocket that a policy allows and does not upgrade. `block-all-mixed-content` makes no difference: it is obsolete
 * (Mixed Content §6.1), because browsers upgrade or block mixed content anyway.
 */
export function plainSources({ directives }: Csp): readonly string[] {
  if (directives.has("upgrade-insecure-requests")) return [];
  return [...directives]
    .filter(([name, tokens]) => sourceDirective.test(name) && !isPassedOver(name, tokens))
    .flatMap(([, tokens]) => tokens.filter((token) => /^(?:http|ws):/i.test(token)));
}

/** CSP3 §8.2: with 'strict-dynamic' browsers ignore the hosts and schemes of a script directive; old browsers need them. */
function isPassedOver(name: string, tokens: readonly string[]): boolean {
  return name.startsWith("script-src") && readSources(tokens).keywords.has("'strict-dynamic'");
}
