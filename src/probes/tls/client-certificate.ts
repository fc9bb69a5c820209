import type { HttpReply } from "../../core/net/net.ts";

// nginx, ngx_http_special_response.c: what it says with 400 where ssl_verify_client met with no certificate, or with one that it does not take.
const sayings = [
  "<center>No required SSL certificate was sent</center>",
  "<center>The SSL certificate error</center>",
] as const;

/** Whether a server that asks for client certificates over HTTP, behind a handshake that it finished, has not got one that it takes. */
export function wantsCertificate({ status, body }: Pick<HttpReply, "status" | "body">): boolean {
  if (status !== 400 || body.length > 2048) return false;
  const text = Buffer.from(body).toString("latin1");
  return sayings.some((saying) => text.includes(saying));
}
