import { setTimeout as sleep } from "node:timers/promises";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, HelloReply, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import type { Until } from "../../formats/tls/flight.ts";
import { bidFarewell } from "./farewell.ts";
import { negotiatedVersion } from "./negotiated-version.ts";
import { openTurns } from "./raw-turns.ts";

/** What came of a ClientHello. */
export interface LineAnswer {
  readonly reply: Attempt<HelloReply>;
  /** Where the server hung up: whether it did so again and again while nobody else asked, and answers what it is known to answer. */
  readonly isConfirmed: boolean;
}

/** A ClientHello to send. */
interface LineQuestion {
  readonly hello: Uint8Array;
  readonly until?: Until | undefined;
  /** Looked at when its turn comes: whether it is given up unasked, which counts as silence. */
  readonly isOver?: () => boolean;
}

/** The way to one server for all ClientHellos of a run, which stand in each other's light there. */
export interface Line {
  ask(question: LineQuestion): Promise<LineAnswer>;
  /** Runs with no ClientHello beside it and no connection kept, after a pause in which the server notices that everybody has left. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** How many ClientHellos have been sent. */
  hellos(): number;
}

/** No server is asked the same again more often than this. */
const mostRepeats = 32;

/** Milliseconds that a server gets to notice that we have left: one that counts connections still counts those. */
const pause = 100;

/** Milliseconds after which a server may be silent because of the connection that is kept. */
const suspicious = 1000;

/** Milliseconds that the farewell to that connection may take: a page may be slow, and is not waited for. */
const parting = 1500;

/** The line to a server, one in a run. */
export function lineTo(context: Context, to: Endpoint & Named): Promise<Line> {
  return context.once(`line ${to.host} ${to.port}`, () => Promise.resolve(openLine(context, to)));
}

/**
 * Some servers hang up on what they do not want, others on whoever comes too often, or too many at a time. Only what is asked twice in a
 * row with nobody beside, in vain, of a server that answers another question after that, was refused for what it says.
 */
function openLine(context: Context, to: Endpoint & Named): Line {
  const turns = openTurns();
  let hellos = 0;
  let repeats = 0;
  /** Whether the server may still count a connection that we have left. */
  let isCounted = false;
  /** Whether it answers nothing any more: then asking again would tell nothing, either. */
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

  /** Ends what stands beside everything else; whether it was there until now. */
  async function leave(): Promise<boolean> {
    if (hasLeft) return false;
    // The handshake does so as long as it is not finished, and its connection as long as it is kept.
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
    // Nobody is kept waiting for that time and again.
    isLost ||= reply.ok && reply.value.end === "silent";
    return reply;
  }

  /** Whether the server answers; whoever wants to know while that question waits for its turn waits with it. */
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
      // Twice in a row: whoever hangs up on every other one, or every third, hangs up once.
      const again = await sendAlone(question);
      const last = isHungUp(again) && !isLost ? await sendAlone(question) : again;
      return { reply: last, answers: isHungUp(last) && !isLost ? isAnswering() : null };
    });
    // In company it was too much, or chance.
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

/** Whether nothing was said of the question: a connection that was closed, reset or refused, or cut in the middle of an answer. */
function isHungUp(reply: Attempt<HelloReply>): boolean {
  if (!reply.ok) return /^tcp\.(?:reset|refused)$/.test(reply.failure.reason);
  const { bytes, end } = reply.value;
  const said = readServerReply(bytes);
  if (said.kind === "alert") return said.code === 0;
  return said.kind === "incomplete" && (end === "closed" || end === "reset");
}
