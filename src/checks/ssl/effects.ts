import { effectsOf, type Effect } from "../../core/grade/effect.ts";
import type { Because } from "../../core/result/interpretation.ts";
import type { problems } from "./problems.ts";
import type { CeilingId, weights } from "./weights.ts";

type Own = Effect<keyof typeof weights, CeilingId>;

const untrusted: Own = { part: "trust", cap: "untrusted" };
const hsts: Own = { part: "hsts" };
const worthless: Own = { cap: "worthless-suites" };
const open: Own = { isOpen: true };

/** The effect of each problem on the grade. Problems not listed have none. */
export const effects = effectsOf<keyof typeof problems, Own>({
  "no-certificate": { part: "certificate", cap: "no-certificate" },
  oversized: { part: "certificate", cap: "oversized" },
  unreadable: { part: "certificate", cap: "unreadable" },
  expired: { part: "certificate", cap: "expired" },
  "not-yet-valid": { part: "certificate", cap: "not-yet-valid" },
  "wrong-name": { part: "certificate", cap: "wrong-name" },
  "address-as-name": { part: "certificate", cap: "wrong-name" },
  "no-san": { part: "certificate", cap: "no-san" },
  "weak-key": { part: "certificate", cap: "weak-key" },
  "weak-signature": { part: "certificate", cap: "weak-signature" },
  "wrong-purpose": { part: "certificate", cap: "wrong-purpose" },
  "wrong-key-usage": { part: "certificate", cap: "wrong-key-usage" },
  revoked: { part: "certificate", cap: "revoked" },
  "expires-very-soon": { part: "certificate", cap: "expires-soon" },
  "expires-soon": { part: "certificate", cap: "expires-soon" },
  "wildcard-too-broad": { part: "certificate" },
  "lifetime-too-long": { part: "certificate" },
  "no-timestamps": { part: "certificate", cap: "no-timestamps" },
  "must-staple": { part: "certificate", cap: "must-staple" },
  "self-signed": untrusted,
  untrusted,
  "bad-signature": untrusted,
  "foreign-signature": untrusted,
  "intermediate-expired": untrusted,
  "intermediate-not-yet-valid": untrusted,
  "not-an-authority": untrusted,
  "intermediate-purpose": untrusted,
  "intermediate-weak-key": untrusted,
  "path-length": untrusted,
  "name-constraints": untrusted,
  "critical-extension": untrusted,
  "constraints-excessive": untrusted,
  "duplicate-extension": untrusted,
  "spelled-curve": untrusted,
  policies: untrusted,
  refused: untrusted,
  "issuer-unfetched": open,
  "trust-unconfirmed": open,
  "trust-unchecked": open,
  "intermediate-revoked-unclear": open,
  "incomplete-chain": { part: "trust", cap: "incomplete-chain" },
  "authority-as-server": { cap: "firefox-refused" },
  "long-chain": { cap: "firefox-refused" },
  "names-spelled-apart": { cap: "firefox-refused" },
  "large-certificate": { cap: "firefox-refused" },
  "feature-unreadable": { cap: "firefox-refused" },
  "any-purpose": { cap: "firefox-refused" },
  "access-empty": { cap: "chromium-refused" },
  "names-not-ascii": { cap: "chromium-refused" },
  "constraints-empty": { cap: "chromium-refused" },
  "wrong-order": { part: "trust" },
  "unrelated-certificate": { part: "trust" },
  "duplicate-certificate": { part: "trust" },
  "intermediate-expires-early": { part: "trust" },
  "intermediate-revoked": { part: "trust", cap: "intermediate-revoked" },
  "obsolete-only": { part: "version", cap: "obsolete-only" },
  ssl3: { part: "version", cap: "ssl3" },
  tls10: { part: "version", cap: "old-versions" },
  tls11: { part: "version", cap: "old-versions" },
  "no-tls13": { part: "version", cap: "no-tls13" },
  "beyond-reach": { cap: "beyond-reach" },
  "beyond-reach-key": { cap: "beyond-reach" },
  "beyond-reach-signature": { cap: "beyond-reach" },
  "hello-refused": { cap: "beyond-reach" },
  "hybrid-refused": { cap: "beyond-reach" },
  "handshake-unexplained": { cap: "browser-refused" },
  "handshake-broken-off": open,
  "outdated-handshake": { cap: "browser-refused" },
  "version-unknown": { cap: "unseen" },
  "suites-unknown": { cap: "unseen" },
  "hsts-missing": hsts,
  "hsts-invalid": hsts,
  "hsts-off": hsts,
  "hsts-short": hsts,
  "hsts-under-a-year": hsts,
  "hsts-without-subdomains": hsts,
  "hsts-ip-address": { cap: "hsts-ip-address" },
  "suite-null": worthless,
  "suite-export": worthless,
  "suite-anonymous": worthless,
  "suite-des": worthless,
  "suite-rc4": { cap: "old-suites" },
  "suite-3des": { cap: "old-suites" },
  "no-modern-suite": { cap: "no-modern-suite" },
  "broken-dhe": { cap: "broken-dhe" },
  "weak-dhe": { cap: "weak-dhe" },
  compression: { cap: "compression" },
  "starttls-injected": { cap: "injected" },
});

/** The findings of this check that set one of the caps: they cause what other checks find because of it. */
export function becauseOfCaps(caps: readonly string[]): readonly Because[] {
  const causes = Object.entries(effects).filter(([, effect]) => effect?.cap !== undefined && caps.includes(effect.cap));
  return causes.map(([id]) => ({ id: `ssl.${id}` }));
}
