import { effectsOf, type Effect } from "../../core/grade/effect.ts";
import type { ProblemId } from "./problems.ts";
import type { CapId, PartId } from "./weights.ts";

type Own = Effect<PartId, CapId>;

const a05: Own = { part: "a05" };
const cors: Own = { part: "a05", cap: "cors" };
const ended: Own = { part: "a06", cap: "end-of-life" };

/** The effect of each problem on the grade. Problems not listed have none. */
export const effects = effectsOf<ProblemId, Own>({
  "plain-http": { part: "a02", cap: "plain-http" },
  "tls-refused": { part: "a02", cap: "tls-refused" },
  "tls-broken": { part: "a02", cap: "tls-broken" },
  "tls-weak": { part: "a02" },
  "password-in-clear": { part: "a02", cap: "password-in-clear" },
  "form-in-clear": { part: "a02", cap: "form-in-clear" },
  "mixed-content": { part: "a02", cap: "mixed-content" },
  "headers-weak": { part: "headers" },
  "leak-debug": a05,
  "leak-header": a05,
  "leak-internal": a05,
  "leak-private-address": a05,
  "redirect-missing": a05,
  "redirect-refused": a05,
  "hop-in-clear": a05,
  "cors-reflected": cors,
  "cors-null": cors,
  "cors-lookalike": cors,
  "cors-subdomain": cors,
  "cors-any": a05,
  "cookie-insecure": a05,
  "cookie-readable": { part: "a05", cap: "session-cookie" },
  "cookie-same-site": a05,
  "end-of-life": ended,
  "script-end-of-life": ended,
  "version-disclosed": { part: "a06" },
  "script-version": { part: "a06" },
  "version-vulnerable": { part: "a06" },
  "script-vulnerable": { part: "a06" },
  "page-unreadable": { isOpen: true },
  "tls-unobserved": { isOpen: true },
});
