import { setTimeout as sleep } from "node:timers/promises";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, HelloReply, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import type { FlightEnd } from "../../formats/tls/flight.ts";
import { bidFarewell } from "./farewell.ts";
import { negotiatedVersion } from "./negotiated-version.ts";
import { openTurns } from "./raw-turns.ts";

/** The answer to a ClientHello. */
export interface LineAnswer {
  readonly reply: Attempt<HelloReply>;
  /** For a closed connection: whether it closed repeatedly while no other probe ran, and the server still answers known probes. */
  readonly isConfirmed: boolean;
}

/** A ClientHello to send. */
interface LineQuestion {
  readonly hello: Uint8Array;
  readonly until?: FlightEnd | undefined;
  /** Checked when its turn comes: true skips the question, which counts as silence. */
  readonly isOver?: () => boolean;
}

/** The queue of all ClientHellos to one server in a run, since they influence each other. */
export interface RawTlsConnection {
  ask(question: LineQuestion): Promise<LineAnswer>;
  /** Runs without any parallel ClientHello or kept connection, after a pause in which the server can close the old ones. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The number of ClientHellos sent. */
  hellos(): number;
}

/** The most repetitions per server. */
const mostRepeats = 32;

/** Milliseconds of pause: a server that limits connections still counts those just closed. */
const pause = 100;

/** Milliseconds after which silence may be caused by the kept connection. */
const suspicious = 1000;

/** Milliseconds for closing that connection; a slow page is not awaited. */
const parting = 1500;

/** The queue for a server, one per run. */
export function lineTo(context: Context, to: Endpoint & Named): Promise<RawTlsConnection> {
  return context.once(`line ${to.host} ${to.port}`, () => Promise.resolve(openLine(context, to)));
}

/**
 * Some servers close the connection for what a hello contains, others for too many connections. A closed connection counts as a refusal
 * only if the hello fails twice in a row without parallel probes, and the server then answers another question.
 */
function openLine(context: Context, to: Endpoint & Named): RawTlsConnection {
  const turns = openTurns();
  let hellos = 0;
  let repeats = 0;
  /** Whether the server may still count a connection that we have closed. */
  let isCounted = false;
  /** Whether the server no longer answers anything; then a retry shows nothing. */
  let isLost = false;
  let control: Promise<boolean> | undefined;
  let hasLeft = false;

  async function send({ hello, until, isOver }: LineQuestion): Promise<Attempt<HelloReply>> {
    if (isOver?.()) return { ok: true, value: { bytes: new Uint8Array(), end: "silent" } };
    hellos++;
    const doubting = setTimeout(() => void bidFarewell(context, to), suspicious);
    const reply = await attempt(() => context.net.hello(to, hello, until));
    clearTimeout(doubting);
    if (!isHungUp(reply)) isCounted = true;
    return reply;
  }

  /** Ends the kept connection; returns whether there was one. */
  async function leave(): Promise<boolean> {
    if (hasLeft) return false;
    // An unfinished handshake and its kept connection also count.
    await attempt(() => context.net.tls(to));
    await Promise.race([bidFarewell(context, to), sleep(parting, null, { ref: false })]);
    hasLeft = true;
    return true;
  }

  async function sendAlone(question: LineQuestion): Promise<Attempt<HelloReply>> {
    if (await leave()) isCounted = true;
    if (isCounted) await sleep(pause);
    isCounted = false;
    repeats++;
    const reply = await send(question);
    // Wait for that only once.
    isLost ||= reply.ok && reply.value.end === "silent";
    return reply;
  }

  /** Whether the server answers; concurrent callers share the question. */
  function isAnswering(): Promise<boolean> {
    control ??= turns.alone(async () => {
      control = undefined;
      const main = await attempt(() => context.net.tls(to));
      const version = main.ok ? negotiatedVersion(main.value) : null;
      const reply = version && (await sendAlone({ hello: clientHello(version, to.host) }));
      const isHeard = reply !== null && reply.ok && !isHungUp(reply) && isTls(reply.value);
      isLost ||= !isHeard;
      return isHeard;
    });
    return control;
  }

  async function askAgain(question: LineQuestion): Promise<LineAnswer> {
    const { reply, answers } = await turns.alone(async () => {
      // Twice in a row, for servers that close every second or third connection.
      const again = await sendAlone(question);
      const last = isHungUp(again) && !isLost ? await sendAlone(question) : again;
      return { reply: last, answers: isHungUp(last) && !isLost ? isAnswering() : null };
    });
    // It failed only in parallel: too many connections, or chance.
    if (!isHungUp(reply)) turns.narrow();
    return { reply, isConfirmed: (await answers) ?? false };
  }

  return {
    async ask(question) {
      const reply = await turns.beside(() => send(question));
      const isKnown = !isHungUp(reply) || isLost || repeats >= mostRepeats;
      return isKnown ? { reply, isConfirmed: false } : askAgain(question);
    },
    alone: (work) =>
      turns.alone(async () => {
        await leave();
        await sleep(pause);
        isCounted = false;
        return work();
      }),
    hellos: () => hellos,
  };
}

function isTls({ bytes }: HelloReply): boolean {
  const { kind } = readServerReply(bytes);
  return kind === "hello" || kind === "alert";
}

/** Whether the reply says nothing about the question: a connection that was closed, reset, refused or cut in the middle of an answer. */
function isHungUp(reply: Attempt<HelloReply>): boolean {
  if (!reply.ok) return /^tcp\.(?:reset|refused)$/.test(reply.failure.reason);
  const { bytes, end } = reply.value;
  const said = readServerReply(bytes);
  if (said.kind === "alert") return said.code === 0;
  return said.kind === "incomplete" && (end === "closed" || end === "reset");
}
