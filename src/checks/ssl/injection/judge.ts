import { finder } from "../../../core/result/interpretation.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged } from "../judged.ts";
import { ceiling } from "../weights.ts";

const find = finder<typeof problems>();

/** Reports plain text between the STARTTLS reply and the handshake: clients that keep it treat it as sent over TLS. */
export function judgeInjection({ plaintextBeforeTls: injected }: SslRaw): Omit<Judged, "score"> {
  if (!injected) return { caps: [], findings: [] };
  return { caps: [ceiling("injected")], findings: [find("starttls-injected")] };
}
