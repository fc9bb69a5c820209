import type { Context } from "../../core/check.ts";
import { Failure } from "../../core/failure.ts";

/** A context, and whether one of its connections received plain text between STARTTLS and the handshake. */
export interface Watch {
  readonly context: Context;
  isInjected(): boolean;
}

/**
 * Watches the raw probes: only they can tell injected plain text from a server that answers a ClientHello in plain text. One connection is
 * enough.
 */
export function watchInjection(context: Context): Watch {
  let isInjected = false;

  async function hello(...asked: Parameters<Context["net"]["hello"]>): ReturnType<Context["net"]["hello"]> {
    try {
      return await context.net.hello(...asked);
    } catch (error) {
      if (error instanceof Failure && error.facts.id === "starttls.injected") isInjected = true;
      throw error;
    }
  }

  return { context: { ...context, net: { ...context.net, hello } }, isInjected: () => isInjected };
}
