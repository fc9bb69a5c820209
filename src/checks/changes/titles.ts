import type { AnyCheck } from "../../core/check.ts";
import { wordsOfChange } from "../../core/changes/between.ts";
import type { Change } from "../../core/store.ts";
import { dns } from "../dns/index.ts";
import { email } from "../email/index.ts";
import { exposure } from "../exposure/index.ts";
import { golive } from "../golive/index.ts";
import { http } from "../http/index.ts";
import { impersonation } from "../impersonation/index.ts";
import { lookalike } from "../lookalike/index.ts";
import { owasp } from "../owasp/index.ts";
import { port } from "../port/index.ts";
import { pqc } from "../pqc/index.ts";
import { rdap } from "../rdap/index.ts";
import { ssl } from "../ssl/index.ts";
import { subdomains } from "../subdomains/index.ts";

/** The checks that monitoring runs. */
const watchable: readonly unknown[] = [
  dns,
  email,
  exposure,
  golive,
  http,
  impersonation,
  lookalike,
  owasp,
  port,
  pqc,
  rdap,
  ssl,
  subdomains,
];

/** The words of a change; the check of an unknown id has none. */
export function wordsOf(change: Pick<Change, "check" | "field" | "from" | "to">): ReturnType<typeof wordsOfChange> {
  const check = (watchable as readonly AnyCheck[]).find(({ id }) => id === change.check);
  return wordsOfChange(check, change);
}
