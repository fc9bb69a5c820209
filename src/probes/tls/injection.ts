import type { Context } from "../../core/check.ts";
import { Failure } from "../../core/failure.ts";

/** A context, and whether one of its connections met plain text between the agreement on TLS and TLS. */
export interface Watch {
  readonly context: Context;
  isInjected(): boolean;
}

/**
 * Watches the raw questions: they alone tell text that came before TLS from a server that answers a ClientHello in words. What one
 * connection saw is a fact, whatever the others saw.
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
