import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Named } from "../core/net.ts";
import { printable } from "../core/printable.ts";
import { valuesOf } from "../formats/header-list.ts";

/** Whom a page lets read it from other origins. */
export interface Cors {
  /** What it answers a stranger's origin with; null where it lets nobody in. */
  readonly allowed: string | null;
  /** Whether the stranger's own origin came back: then every origin is let in. */
  readonly reflected: boolean;
  /** Whether what visitors are logged in with goes along. */
  readonly credentials: boolean;
}

/** An origin that nobody has and nobody can get: RFC 6761 §6.5 keeps the name for examples. */
const stranger = "https://portcullis.example";
const patience = 3000;
const longestValue = 120;

/** Asks for a page once more, as a script of a stranger's page would, once in a run; null where no answer came. Throws nothing. */
export function cors(context: Context, url: string, named: Named = {}): Promise<Cors | null> {
  return context.once(`cors ${url}`, async () => {
    const headers = { origin: stranger };
    const got = await attempt(() => context.net.http({ url, headers, limit: 0, patience, ...named }));
    if (!got.ok) return null;
    // Fetch §4.9 "CORS check": repeated fields are joined, and then equal no origin; `true` is compared byte by byte.
    const joined = (name: string): string => valuesOf(got.value.headers, name).join(", ").trim();
    const allowed = joined("access-control-allow-origin");
    return {
      allowed: allowed === "" ? null : printable(allowed, longestValue),
      reflected: allowed === stranger,
      credentials: joined("access-control-allow-credentials") === "true",
    };
  });
}
