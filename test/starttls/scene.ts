import { ssl } from "../../src/checks/ssl/index.ts";
import { attempt } from "../../src/core/attempt.ts";
import type { Starttls } from "../../src/core/net/starttls.ts";
import { keep, measure } from "../engine.ts";
import { serveStarttls, talks, type Talk } from "../twins/starttls.ts";
import { serveTls, type TlsTwinOptions } from "../twins/tls.ts";

interface Around extends TlsTwinOptions {
  /** The server's connection limit, and its message for the others. */
  readonly most?: number;
  readonly busy?: string;
}

/** A server with this dialogue before TLS. */
export async function serve(talk: Talk, { most, busy, ...options }: Around = {}) {
  const { port: beside } = await keep(serveTls(options));
  return keep(serveStarttls(talk, { beside, ...(most && { most }), ...(busy !== undefined && { busy }) }));
}

/** The result, possibly a failure. */
export async function look(starttls: Starttls, talk: Talk = talks[starttls], around: Around = {}, deadline = 10_000) {
  const { port } = await serve(talk, around);
  const got = await attempt(() => measure(ssl, { host: "localhost", port, starttls }, { deadline }));
  return got;
}

/** The result of a successful run; throws otherwise. */
export async function seen(...asked: Parameters<typeof look>) {
  const got = await look(...asked);
  if (!got.ok) throw new Error(got.failure.reason);
  return got.value;
}

/** The same dialogue with one answer changed. */
export function but(talk: Talk, command: RegExp, answer: string): Talk {
  return { ...talk, answers: [[command, answer], ...talk.answers] };
}
