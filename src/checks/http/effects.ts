import { effectsOf, type Effect } from "../../core/grade/effect.ts";
import type { CapId, PartId, ProblemId } from "./problems.ts";

type Own = Effect<PartId, CapId>;

const csp: Own = { part: "csp" };
const openCsp: Own = { part: "csp", cap: "weak-csp" };
const hsts: Own = { part: "hsts" };
const framing: Own = { part: "framing" };
const contentType: Own = { part: "contentTypeOptions" };
const referrer: Own = { part: "referrer" };
const permissions: Own = { part: "permissions" };
const noPage: Own = { cap: "no-page" };

/** The effect of each problem on the grade. Problems not listed have none. */
export const effects = effectsOf<ProblemId, Own>({
  "redirect-loop": noPage,
  "redirect-limit": noPage,
  "redirect-private": noPage,
  "redirect-invalid": noPage,
  "nul-byte": noPage,
  "content-disposition": noPage,
  "content-encoding": noPage,
  "redirect-certificate": { cap: "redirect-certificate" },
  "redirect-downgrade": { cap: "downgrade" },
  "final-http": { part: "hsts", cap: "final-http" },
  "invalid-certificate": { part: "hsts", cap: "invalid-certificate" },
  "page-unread": { isOpen: true },
  "certificate-unknown": { isOpen: true },
  "csp-missing": openCsp,
  "csp-missing-xml": openCsp,
  "csp-report-only": openCsp,
  "csp-scripts-unrestricted": openCsp,
  "csp-unsafe-inline": openCsp,
  "csp-static-nonce": openCsp,
  "csp-broad-source": openCsp,
  "csp-bypass-host": openCsp,
  "csp-short-nonce": csp,
  "csp-meta-only": csp,
  "csp-object-src": csp,
  "csp-base-uri": csp,
  "csp-form-action": csp,
  "csp-style-inline": csp,
  "csp-style-source": csp,
  "csp-http-source": csp,
  "csp-default-src": csp,
  "csp-unsafe-eval": csp,
  "csp-eval-unrestricted": csp,
  "hsts-missing": hsts,
  "hsts-invalid": hsts,
  "hsts-off": hsts,
  "hsts-short": hsts,
  "hsts-under-a-year": hsts,
  "hsts-without-subdomains": hsts,
  "hsts-ip-address": { cap: "hsts-ip-address" },
  "framing-missing": framing,
  "framing-broad": framing,
  "framing-invalid": framing,
  "framing-conflict": framing,
  "content-type-options-missing": contentType,
  "content-type-options-invalid": contentType,
  "referrer-missing": referrer,
  "referrer-unknown": referrer,
  "referrer-leaky": referrer,
  "permissions-missing": permissions,
  "permissions-invalid": permissions,
  "permissions-unknown": permissions,
  "permissions-broad": permissions,
  "permissions-weak": permissions,
  "permissions-legacy": permissions,
});
