import type { Socket } from "node:net";
import type { Place, Twin } from "./listen.ts";
import { serveTcp, type Behaviour } from "./tcp.ts";

/** A WHOIS server's answer: a text, after which it closes, or another reaction. */
export type WhoisAnswer = string | Uint8Array | Behaviour;

/** A WHOIS server, and its queries. */
export interface WhoisTwin extends Twin {
  readonly asked: readonly string[];
}

/** Answers by query, as in RFC 3912; others get `none`. */
export async function serveWhois(
  table: Readonly<Record<string, WhoisAnswer>>,
  { none = "No match for domain.\r\n", ...place }: Place & { readonly none?: WhoisAnswer } = {},
): Promise<WhoisTwin> {
  const asked: string[] = [];
  const twin = await serveTcp((socket) => {
    let heard = "";
    socket.on("data", (chunk) => {
      const isFirst = !heard.includes("\n");
      heard = (heard + chunk.toString("latin1")).slice(0, 2048);
      if (!isFirst || !heard.includes("\n")) return;
      const question = heard.replace(/\r?\n[^]*$/, "");
      asked.push(question);
      answer(socket, table[question] ?? none);
    });
  }, place);
  return { ...twin, asked };
}

function answer(socket: Socket, said: WhoisAnswer): void {
  if (typeof said === "function") said(socket);
  else socket.end(typeof said === "string" ? said.replaceAll(/\r?\n/g, "\r\n") : said);
}
