import { finder } from "../../../core/result/interpretation.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import { ceiling, type Judged } from "../weights.ts";

const find = finder<typeof problems>();

/** Whether somebody speaks between the agreement on TLS and TLS: clients that keep those words take them for the server's own. */
export function judgeInjection({ injected }: SslRaw): Omit<Judged, "score"> {
  if (!injected) return { caps: [], findings: [] };
  return { caps: [ceiling("injected")], findings: [find("starttls-injected")] };
}
