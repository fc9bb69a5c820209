import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Starttls } from "../../src/core/net/starttls.ts";
import type { Place, Twin } from "./listen.ts";
import { passOn, serveTcp, type Behaviour } from "./tcp.ts";

/** A server's dialogue before TLS: a greeting, and an answer to each command by its beginning. */
export interface Talk {
  /** Null where the client speaks first. */
  readonly greeting: string | null;
  readonly answers: readonly (readonly [command: RegExp, answer: string])[];
  /** The beginning of the answer that is followed by TLS. */
  readonly agrees: RegExp;
  /** Plain text behind that answer, in the same segment. */
  readonly behind?: string;
  /** What follows STARTTLS; TLS by default. */
  readonly afterwards?: Behaviour;
  /** How text is sent; at once by default. */
  readonly say?: (socket: Socket, text: string) => void;
  /** Milliseconds before the greeting; clients that talk before it are rejected. */
  readonly delay?: number;
}

/** A server of each protocol without fault. */
export const talks: Readonly<Record<Starttls, Talk>> = {
  smtp: {
    greeting: "220 twin.example ESMTP\r\n",
    answers: [
      [/^EHLO \[/, "250-twin.example\r\n250-PIPELINING\r\n250-SIZE 1000\r\n250-STARTTLS\r\n250 8BITMIME\r\n"],
      [/^STARTTLS\r\n/, "220 2.0.0 Ready to start TLS\r\n"],
    ],
    agrees: /^220 2/,
  },
  imap: {
    greeting: "* OK [CAPABILITY IMAP4rev1 STARTTLS LOGINDISABLED] ready\r\n",
    answers: [
      [/^a1 STARTTLS\r\n/, "* OK still here\r\na1 OK Begin TLS negotiation now\r\n"],
      [/^a2 CAPABILITY\r\n/, "* CAPABILITY IMAP4rev1 STARTTLS LOGINDISABLED\r\na2 OK done\r\n"],
    ],
    agrees: /a1 OK/,
  },
  pop3: {
    greeting: "+OK ready <1@twin.example>\r\n",
    answers: [
      [/^STLS\r\n/, "+OK Begin TLS\r\n"],
      [/^CAPA\r\n/, "+OK\r\nTOP\r\nSTLS\r\nUSER\r\n.\r\n"],
    ],
    agrees: /^\+OK Begin/,
  },
  ftp: {
    greeting: "220-Welcome\r\n 220 is said here too\r\n220 ready\r\n",
    answers: [
      [/^AUTH TLS\r\n/, "234 Proceed with negotiation.\r\n"],
      [/^FEAT\r\n/, "211-Features:\r\n AUTH TLS\r\n PBSZ\r\n211 End\r\n"],
    ],
    agrees: /^234/,
  },
  postgres: { greeting: null, answers: [[sslRequest(), "S"]], agrees: /^S$/ },
};

/** PostgreSQL, message formats: its length, and 80877103. */
function sslRequest(): RegExp {
  const bytes = Buffer.from("0000000804d2162f", "hex").toString("latin1");
  return new RegExp(`^${bytes}$`, "s");
}

/** A server with a scripted dialogue before TLS, which passes connections to the TLS server after it. */
export function serveStarttls(
  talk: Talk,
  {
    beside,
    most = Infinity,
    busy = "",
    ...place
  }: Place & { readonly beside: number; readonly most?: number; readonly busy?: string },
): Promise<Twin> {
  let inside = 0;
  return serveTcp((socket) => {
    socket.once("close", () => inside--);
    if (++inside > most) socket.end(busy);
    else void speak(socket, talk, beside);
  }, place);
}

async function speak(socket: Socket, talk: Talk, beside: number): Promise<void> {
  const { greeting, say = atOnce, delay = 0 } = talk;
  let [heard, isGreeted] = ["", greeting === null];
  function hear(chunk: Buffer): void {
    heard += chunk.toString("latin1");
    const answer = talk.answers.find(([command]) => command.test(heard))?.[1];
    if (!isGreeted) socket.end("421 early\r\n");
    else if (answer !== undefined) tell(answer);
    else if (heard.includes("\n")) socket.end("500 what?\r\n");
  }
  function tell(answer: string): void {
    heard = "";
    const isAgreed = talk.agrees.test(answer);
    say(socket, answer + (isAgreed ? (talk.behind ?? "") : ""));
    if (!isAgreed) return;
    socket.off("data", hear);
    if (talk.afterwards) talk.afterwards(socket);
    else passOn(socket, beside);
  }
  socket.on("data", hear);
  if (greeting === null) return;
  // Not `events.once`, which rejects where the client resets the connection.
  await Promise.race([sleep(delay), new Promise((resolve) => socket.once("close", resolve))]);
  isGreeted = true;
  say(socket, greeting);
}

function atOnce(socket: Socket, text: string): void {
  socket.write(text, "latin1");
}
