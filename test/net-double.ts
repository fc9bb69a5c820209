import { netOf } from "../src/core/net/methods.ts";
import type { Net } from "../src/core/net/net.ts";

/** A door with only the given methods; any other call is a bug of the test, or of the tested code. */
export function netDouble(own: Partial<Net> = {}): Net {
  const silent = netOf((method) => () => Promise.reject(new Error(`nobody should ask net.${method} here`)));
  return { ...silent, ...own };
}
