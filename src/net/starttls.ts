import { isIP, type Socket } from "node:net";
import { failure, type Failure } from "../core/failure.ts";
import type { Endpoint } from "../core/net/net.ts";
import { starttlsNames, type Starttls } from "../core/net/starttls.ts";
import { openConversation, type Conversation, type DialogueTurn } from "../formats/starttls/starttls.ts";
import type { DialogueEnd } from "../formats/starttls/dialogues.ts";
import { toFailure } from "./errors.ts";
import { onAbort, withPatience } from "./time.ts";

/**
 * Milliseconds for the dialogue before TLS: some mail servers delay the greeting on purpose (postscreen by six seconds) and reject clients
 * that talk early.
 */
const talkPatience = 8000;

/** Negotiates TLS over a connected socket whose endpoint starts in plain text. Throws `Failure` and closes the socket. */
export async function agreeOnTls(socket: Socket, to: Talking, signal: AbortSignal): Promise<void> {
  await withPatience(signal, talkPatience, (within) => talk(socket, to, within));
}

type Talking = Endpoint & { readonly starttls: Starttls };

async function talk(socket: Socket, to: Talking, signal: AbortSignal): Promise<void> {
  const end = await converse(socket, to, openConversation(to.starttls, dialogueBytes(socket)), signal);
  if (end.kind === "start") return;
  socket.destroy();
  throw endOfDialogue(end, to);
}

/**
 * Runs the dialogue until TLS begins or is ruled out. Afterwards only TLS may read from the socket. Throws `Failure` and closes the socket.
 */
export function converse(
  socket: Socket,
  to: Endpoint,
  { first, hear }: Conversation,
  signal: AbortSignal,
): Promise<LastTurn> {
  const { promise, resolve, reject } = Promise.withResolvers<LastTurn>();
  const fail = (error: unknown): void => {
    reject(toFailure(error, to, "starttls"));
    socket.destroy();
  };
  const hangUp = (): void => fail(Object.assign(new Error("closed"), { code: "ECONNRESET" }));
  const listen = (chunk: Buffer): void => {
    const turn = hear(chunk);
    if (turn.kind === "wait") return;
    if (turn.kind === "say") return void socket.write(turn.words);
    socket.pause();
    resolve(turn);
  };
  const free = onAbort(signal, fail);
  socket.on("data", listen);
  socket.once("end", hangUp);
  socket.once("close", hangUp);
  socket.once("error", fail);
  if (first) socket.write(first);
  return promise.finally(() => {
    free();
    socket.off("data", listen).off("end", hangUp).off("close", hangUp).off("error", fail);
  });
}

/** How a dialogue ends. */
type LastTurn = Exclude<DialogueTurn, { readonly kind: "wait" | "say" }>;

/** The failure for a dialogue that does not lead to TLS. */
export function endOfDialogue({ kind, detail }: DialogueEnd, to: Talking): Failure {
  const { host, port } = to;
  const protocol = starttlsNames[to.starttls];
  if (kind === "not-offered") return failure("starttls.not-offered", { host, port, protocol });
  if (kind === "refused") return failure("starttls.refused", { host, port, detail });
  if (kind === "foreign") return failure("starttls.foreign", { host, port, protocol, detail });
  return failure("starttls.injected", { host, port });
}

/** RFC 5321 §4.1.4: a client without a DNS name uses its address literal. */
export function dialogueBytes({ localAddress = "127.0.0.1" }: Socket): string {
  return isIP(localAddress) === 6 ? `[IPv6:${localAddress.replace(/%.*$/, "")}]` : `[${localAddress}]`;
}
