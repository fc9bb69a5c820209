import { z } from "zod";
import { attempt } from "../../src/core/attempt.ts";
import { Failure, failure } from "../../src/core/failure.ts";
import type { FailureFacts } from "../../src/core/failure.ts";
import type { Net } from "../../src/core/net/net.ts";
import type { SourceReply, SourceRequest } from "../../src/core/net/source.ts";
import {
  callMethod,
  failureFacts,
  methodNames,
  methods,
  netOf,
  type NetRequest,
  type Method,
} from "../../src/core/net/methods.ts";
import { questionOf } from "./question.ts";

/** The recorded questions and answers of a run, as plain JSON: bytes are base64. */
export interface Tape {
  readonly version: 1;
  readonly entries: readonly Entry[];
}
type Entry = { readonly [M in Method]: EntryOf<M> }[Method];

type EntryOf<M extends Method> = { readonly method: M; readonly question: string } & (
  | { readonly answer: z.input<(typeof methods)[M]["answer"]> }
  | { readonly failure: FailureFacts }
);

/** The longest question; a longer one is invalid. */
const longestQuestion = 256 * 1024;
const mostEntries = 2000;

function entryOf(method: Method) {
  const head = { method: z.literal(method), question: z.string().max(longestQuestion) };
  return [
    z.strictObject({ ...head, answer: methods[method].answer as z.ZodType }),
    z.strictObject({ ...head, failure: failureFacts }),
  ] as const;
}

const tapeSchema = z.strictObject({
  version: z.literal(1),
  entries: z.array(z.union(methodNames.flatMap(entryOf))).max(mostEntries),
});

/** Reads a tape from parsed JSON; null where it is invalid, or of another version. */
export function readTape(json: unknown): Tape | null {
  return tapeSchema.safeDecode(json as z.input<typeof tapeSchema>).success ? (json as Tape) : null;
}

/** Records everything that a run asks, including failures, in the order of the questions. */
export function record(net: Net): { readonly net: Net; tape(): Tape } {
  const slots: (Entry | null)[] = [];

  function through(method: Method): NetRequest {
    return async (...asked) => {
      const at = slots.push(null) - 1;
      const got = await attempt(() => callMethod(net, method, method === "source" ? kept(asked) : asked));
      const head = { method, question: questionOf(asked) };
      slots[at] = (
        got.ok
          ? { ...head, answer: z.encode<z.ZodType>(methods[method].answer, got.value) }
          : { ...head, failure: got.failure }
      ) as Entry;
      if (got.ok) return method === "source" ? handedOn(asked, got.value) : got.value;
      throw new Failure(got.failure);
    };
  }

  return {
    net: netOf(through),
    tape: () => ({ version: 1, entries: slots.filter((slot) => slot !== null) }),
  };
}

/**
 * Answers from a tape. A repeated question gets its answers in order and then the last one again; an unrecorded one is a `Failure`
 * `tape.missing`. Throws for an invalid tape (see {@link readTape}).
 */
export function replay(tape: Tape): Net {
  const { entries } = z.decode(tapeSchema, tape as z.input<typeof tapeSchema>);
  const left = Map.groupBy(entries, ({ method, question }) => `${method} ${question}`);
  return netOf((method) => (...asked) => {
    const question = questionOf(asked);
    const waiting = left.get(`${method} ${question}`) ?? [];
    const entry = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!entry) return Promise.reject(failure("tape.missing", { key: `${method} ${question}`.slice(0, 200) }));
    if (!("answer" in entry)) return Promise.reject(new Failure(entry.failure));
    return Promise.resolve(method === "source" ? handedOn(asked, entry.answer) : entry.answer);
  });
}

/** A tape holds whole answers: a streamed body is kept, with a size limit. */
function kept([id, request]: readonly unknown[]): readonly unknown[] {
  const { receive: _receive, ...rest } = request as SourceRequest;
  return [id, rest];
}

/** A third party's answer in the form that the caller requested. */
function handedOn([, request]: readonly unknown[], answer: unknown): unknown {
  const { receive } = request as SourceRequest;
  const { body, ...reply } = answer as SourceReply;
  if (!receive || reply.status !== 200) return answer;
  receive(body);
  return { ...reply, body: new Uint8Array() };
}
