import type { Context } from "../../core/check.ts";
import type { Endpoint } from "../../core/net/net.ts";
import { withoutProtocols } from "../../formats/tls/hello-padding.ts";

/**
 * The context for an endpoint with STARTTLS, or one that does not speak HTTP over TLS: it shares nothing with a site on the same port, and
 * no ClientHello offers HTTP. For a site, the context itself.
 */
export function contextOver({ starttls, implicitTlsProtocol: speaks }: Endpoint, context: Context): Context {
  const spoken = starttls ?? (speaks && `${speaks}/tls`);
  if (!spoken) return context;
  const { net } = context;
  return {
    ...context,
    net: { ...net, hello: (to, bytes, until) => net.hello(to, withoutProtocols(bytes), until) },
    once: (key, work) => context.once(`${spoken} ${key}`, work),
  };
}
