import type { HttpReply } from "../../core/net/net.ts";

// nginx, ngx_http_special_response.c: its 400 texts where ssl_verify_client found no certificate, or an unaccepted one.
const sayings = [
  "<center>No required SSL certificate was sent</center>",
  "<center>The SSL certificate error</center>",
] as const;

/** Whether a server requires a client certificate over HTTP after a completed handshake. */
export function wantsCertificate({ status, body }: Pick<HttpReply, "status" | "body">): boolean {
  if (status !== 400 || body.length > 2048) return false;
  const text = Buffer.from(body).toString("latin1");
  return sayings.some((saying) => text.includes(saying));
}
