import { effective, type Csp } from "../../../formats/http/csp.ts";
import { allowsInline, broadSources, readSources } from "../../../formats/http/csp-source.ts";
import { evalPenalty, viewScripts, type ScriptView } from "./scripts.ts";

/** The page that a policy protects. */
export interface Page {
  readonly isHttps: boolean;
  readonly areNoncesStatic: boolean;
}

/** Everything a policy earns beside the script part, and for what. */
const extras = {
  "csp-object-src": 10,
  "csp-base-uri": 10,
  "csp-form-action": 5,
  "csp-style-inline": 5,
  "csp-http-source": 5,
  "csp-default-src": 5,
} as const;

/** What a policy may earn beside the script part: the id of the finding that names it where it is missing. */
export type Extra = keyof typeof extras;

/** Without control over scripts the rest protects little: more than this is not given. */
const mostWithoutScripts = 25;

/** How much of a policy in `<meta>` alone counts: it protects only what comes after it, and some directives do nothing there. */
export const metaShare = 0.8;

/** How some policies that are all enforced protect a page. */
export interface CspScore {
  /** 0–100. */
  readonly score: number;
  /** 0–60. */
  readonly script: number;
  readonly views: readonly ScriptView[];
  readonly earned: Readonly<Record<Extra, number>>;
}

/** Scores policies that browsers enforce together: each aspect is as strict as the strictest policy makes it. */
export function scorePolicies(policies: readonly Csp[], page: Page): CspScore {
  const views = policies.map((policy) => viewScripts(policy, page.areNoncesStatic));
  const script = scriptPart(views);
  const earned = earn(policies, { script, views, page });
  const total = Object.values(earned).reduce((sum, points) => sum + points, script);
  const score = policies.length === 0 ? 0 : script === 0 ? Math.min(total, mostWithoutScripts) : total;
  return { score, script, views, earned };
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
      policies.some((policy) => isTight(effective(policy, "object-src"))),
    ),
    "csp-base-uri": baseUri(policies, { script, views, page }),
    "csp-form-action": give(
      "csp-form-action",
      policies.some((policy) => isTight(own(policy, "form-action"))),
    ),
    "csp-style-inline": give("csp-style-inline", policies.some(keepsStylesOut)),
    "csp-http-source": give(
      "csp-http-source",
      page.isHttps && policies.some((policy) => plainSources(policy).length === 0),
    ),
    "csp-default-src": give(
      "csp-default-src",
      policies.some((policy) => isTight(own(policy, "default-src"))),
    ),
  };
}

// An injected <base> matters most where scripts are trusted by nonce or hash, for then their relative URLs may lead anywhere.
function baseUri(policies: readonly Csp[], { script, views }: Circumstances): number {
  if (policies.some((policy) => isTight(own(policy, "base-uri")))) return extras["csp-base-uri"];
  const isHarmless = policies.some(
    ({ directives }, at) => !directives.has("base-uri") && views[at]?.isGoverned && !views[at].isProven,
  );
  return isHarmless && script > 0 ? extras["csp-base-uri"] / 2 : 0;
}

function own({ directives }: Csp, name: string): readonly string[] | null {
  return directives.get(name) ?? null;
}

/** A list that is there and lets in nothing of everybody's. */
function isTight(tokens: readonly string[] | null): boolean {
  return tokens !== null && broadSources(readSources(tokens)).length === 0;
}

function keepsStylesOut(policy: Csp): boolean {
  return ["style-src-elem", "style-src-attr"].every((name) => {
    const tokens = effective(policy, name);
    return tokens !== null && !allowsInline(readSources(tokens), "style");
  });
}

const sourceDirective = /^(?:[a-z-]+-src(?:-elem|-attr)?|base-uri|form-action)$/;

/**
 * Sources over plain HTTP or plain WebSockets that a policy names and does not upgrade. `block-all-mixed-content` changes nothing
 * about them: it is obsolete (Mixed Content §6.1), for browsers upgrade or block mixed content whatever a policy says.
 */
export function plainSources({ directives }: Csp): readonly string[] {
  if (directives.has("upgrade-insecure-requests")) return [];
  return [...directives]
    .filter(([name]) => sourceDirective.test(name))
    .flatMap(([, tokens]) => tokens.filter((token) => /^(?:http|ws):/i.test(token)));
}
