import type { Context } from "../../core/check.ts";
import { userDataKind, type UserData } from "../../core/user-data.ts";
import {
  exposureCategories,
  usualSeverities,
  type ExposureAccess,
  type ExposureRule,
} from "../../data/exposure/rule.ts";
import { exposureRules } from "../../data/exposure/rules.ts";
import { isLoginPage, isNoindex, type LandingPage } from "../../formats/exposure/page.ts";
import { compileRules, type Classify, type RuleMatch, type RuleMatches } from "../../formats/exposure/rules.ts";
import { mostMatches, type HostSeen } from "./schema.ts";

/** The classification of a page. */
export type Classified = Pick<HostSeen, "category" | "access" | "noindex" | "ambiguous" | "matches" | "hints">;

type Compiled = () => Classify;

const ownRules = userDataKind<Compiled>("exposure.rules");
const builtIn = compiledOnce([]);

/** The user's own rules as user data of a run. They precede the rules of the product. */
export function exposureDataOf(rules: readonly ExposureRule[]): UserData {
  return ownRules.wrap(compiledOnce(rules));
}

/** The rules of a run: the user's own, then those of the product. */
export function rulesFor({ userData }: Pick<Context, "userData">): Classify {
  return (ownRules.find(userData) ?? builtIn)();
}

/** Compiling takes a moment, so rules are compiled when they are first needed. */
function compiledOnce(own: readonly ExposureRule[]): Compiled {
  let compiled: Classify | undefined;
  return () => (compiled ??= compileRules([...own, ...exposureRules]));
}

/** Classifies a page by the rules; without a match, by status, fields and host name. */
export function classify(
  page: LandingPage,
  { purpose: use }: Pick<HostSeen, "purpose">,
  found: Pick<RuleMatches, "matches" | "hints">,
): Classified {
  const ambiguous = found.matches.length > mostMatches;
  const matches = ambiguous ? [] : found.matches.map(told).toSorted((a, b) => rankOf(a) - rankOf(b));
  const noindex = isNoindex(page);
  const [first] = matches;
  const access = first?.access ?? accessOf(page);
  const isStaging = access === "open" && (use === "development" || noindex);
  const own = isStaging ? "staging" : ownCategories[access];
  const category = first && (!isStaging || rankOf(first) < rankOf({ category: "staging" })) ? first.category : own;
  const hints = found.hints.slice(0, mostMatches).map(({ id, product }) => ({ rule: id, product }));
  return { category, access, noindex, ambiguous, matches, hints };
}

/** The category of a page that no rule matches and that is no staging site. */
const ownCategories = { login: "login-page", open: "other", unknown: "other" } as const;

function told({ rule, access }: RuleMatch): HostSeen["matches"][number] {
  const { id, product, category, severity = usualSeverities[category] } = rule;
  // Unknown access counts like a login, since nothing worse is known.
  return { rule: id, product, category, access, severity: severity[access === "open" ? "open" : "login"] };
}

function rankOf({ category }: { readonly category: (typeof exposureCategories)[number] }): number {
  return exposureCategories.indexOf(category);
}

/** The access of a page that no rule matches. 403 refuses everyone and offers no login. */
function accessOf(page: LandingPage): ExposureAccess {
  if (page.status === 401 || page.status === 407 || isLoginPage(page)) return "login";
  return page.status >= 200 && page.status < 300 ? "open" : "unknown";
}
