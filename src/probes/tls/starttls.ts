import type { Context } from "../../core/check.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { withoutProtocols } from "../../formats/tls/hello-padding.ts";

/**
 * The context in which an endpoint is measured that begins in plain text, or speaks no HTTP over TLS: nothing is shared with a site on
 * the same port, and no ClientHello offers HTTP. The same context where the endpoint is a site.
 */
export function contextOver({ starttls, speaks }: Endpoint, context: Context): Context {
  const spoken = starttls ?? (speaks && `${speaks}/tls`);
  if (!spoken) return context;
  const { net } = context;
  return {
    ...context,
    net: { ...net, hello: (to, bytes, until) => net.hello(to, withoutProtocols(bytes), until) },
    once: (key, work) => context.once(`${spoken} ${key}`, work),
  };
}
