import { netOf } from "../src/core/net/methods.ts";
import type { Net } from "../src/core/net/net.ts";

/** A door of which a test writes the methods that matter; what else is asked of it is a bug of the test, or of what is tested. */
export function netDouble(own: Partial<Net> = {}): Net {
  const silent = netOf((method) => () => Promise.reject(new Error(`nobody should ask net.${method} here`)));
  return { ...silent, ...own };
}
