import { URLS as angular } from "csp_evaluator/dist/allowlist_bypasses/angular.js";
import { NEEDS_EVAL, URLS as jsonp } from "csp_evaluator/dist/allowlist_bypasses/jsonp.js";

/** A public script that runs attacker-supplied code in a page that trusts its host. */
export interface Bypass {
  readonly host: string;
  readonly path: string;
  /** Whether it works only where the policy also allows `'unsafe-eval'`. */
  readonly needsEval: boolean;
}

/**
 * JSONP answers and old AngularJS copies on well-known hosts: the data of Google's csp_evaluator 1.1.8 (Apache-2.0).
 * Only its two lists are imported: its evaluator costs more to load than all of our parsing, and has no opinion on much of it.
 */
export const bypasses: readonly Bypass[] = [...jsonp, ...angular].map((text) => {
  const { hostname, pathname } = new URL(`https:${text}`);
  return { host: hostname, path: pathname, needsEval: NEEDS_EVAL.includes(hostname) };
});
