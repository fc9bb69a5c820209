import type { ServerResponse } from "node:http";

/** An answer as Node takes it. */
export interface Answer {
  readonly status: number;
  /** Names and values by turns. */
  readonly headers: readonly string[];
  /** Null for an answer without content. */
  readonly body: string | null;
}

/** Sends an answer in one piece. Throws what Node has against its status or a header. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers as string[]);
  // To a HEAD, Node leaves the body away (RFC 9110 §9.3.2).
  response.end(body ?? undefined);
}
