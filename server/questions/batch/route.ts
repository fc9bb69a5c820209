import { setTimeout as sleep } from "node:timers/promises";
import { failure, Failure } from "../../../src/core/failure.ts";
import { lineFields, rateFields } from "../../http/header-fields.ts";
import type { ApiRequest, Reply, ReplyDraft, RouteHandler } from "../../http/listener/exchange.ts";
import { openLines, type LineStream, type OnBug } from "../../http/ndjson/stream.ts";
import { limited, type Charge } from "../../http/rate-limit.ts";
import type { LazyCheck } from "../../http/routes.ts";
import { readKey } from "../../accounts/keys/keys.ts";
import type { CountedCaller } from "../caller.ts";
import { callerOf, wantsFresh, type Pipeline } from "../route.ts";
import { answerItem, lineOf } from "./answer.ts";
import type { BatchItem } from "./inputs.ts";
import { hasManyInputs, readItemsRequest, type ItemsRequest } from "./request.ts";
import { workThrough } from "../../../src/run/work-through.ts";

/** The open batches of a key, and the items that each one measures at a time. */
export const [mostOpen, atATime] = [2, 8] as const;

/** Milliseconds between two lines about the progress. */
const progressEvery = 20_000;

/** Seconds after which a key with too many open batches may try again. */
const openAgain = 20;

/** The dependencies of batches. */
export interface BatchOptions {
  readonly offers: readonly LazyCheck[];
  readonly pipeline: Pipeline;
  readonly onBug: OnBug;
  /** Aborts when the server stops: then nothing new starts. */
  readonly closing?: AbortSignal | undefined;
  /** Milliseconds between two lines about the progress. */
  readonly every?: number;
}

/** Measures many inputs of one check, and answers each as a line when it is done. Closing the connection ends the batch. */
export function batchRoute(options: BatchOptions): RouteHandler {
  const { offers, pipeline } = options;
  const open = new Map<string, number>();

  function leave(key: string): void {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  }

  return async (request, draft) => {
    draft.names = ["check", "inputs", "max_age", "lang"];
    const { caller, key } = await keyHolder(request, draft, pipeline, "POST /api/batch");
    // The request itself counts before its body is read; its items count when they start.
    await charge(caller, draft, pipeline);
    if ((open.get(key) ?? 0) >= mostOpen) throw tooMany();
    open.set(key, (open.get(key) ?? 0) + 1);
    try {
      const { language, allIps } = pipeline;
      const reading = { offers, language, allIps, offersCheck: hasManyInputs };
      const asked = await readItemsRequest(request, reading);
      draft.note.check = asked.check.id;
      return streamed(asked, request, caller, options, () => leave(key));
    } catch (error) {
      leave(key);
      throw error;
    }
  };
}

/** The holder of the key that a request must have. Throws 401, which is charged to the address. */
export async function keyHolder(
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
  path: string,
): Promise<{ readonly caller: CountedCaller; readonly key: string }> {
  const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
  const caller = await callerOf(request, draft, pipeline, onRate);
  if (caller.keyId !== undefined) return { caller, key: caller.keyId };
  await charge(caller, draft, pipeline);
  draft.fields.push(["www-authenticate", "Bearer"]);
  throw failure("key.required", { check: path });
}

/** Counts a request against the limit of cheap ones. Throws 429. */
export async function charge(caller: CountedCaller, draft: ReplyDraft, pipeline: Pipeline): Promise<void> {
  const wait = await count(caller, draft, pipeline);
  if (wait !== null) throw limited(wait);
}

/** Counts a request that is never refused for its limit; returns the seconds that another one would have to wait. */
export async function count(
  { counted, rateLimit }: CountedCaller,
  draft: ReplyDraft,
  { limits, limitsOf }: Pipeline,
): Promise<number | null> {
  const { light } = rateLimit === undefined ? limits : limitsOf(rateLimit);
  const state = await light.charge(counted);
  draft.rate = rateFields(state);
  return state.wait;
}

/** Whether the key of a request is still valid; a cached key costs nothing. Where keys cannot be looked up, what began goes on. */
async function isKeyValid({ incoming }: ApiRequest, { keys }: Pipeline): Promise<boolean> {
  try {
    const key = readKey(incoming.headers.authorization ?? "");
    return (keys.known?.(key) ?? (await keys.find(key))) !== null;
  } catch (error) {
    return !(error instanceof Failure && error.status === 401);
  }
}

function tooMany(): Error {
  const what = { en: "batches", ko: "배치" };
  return failure("batch.open", { limit: mostOpen, what }, { retryAfter: openAgain });
}

function streamed(
  asked: ItemsRequest,
  request: ApiRequest,
  caller: CountedCaller,
  options: BatchOptions,
  onEnd: () => void,
): Reply {
  const left = new AbortController();
  const lines = openLines(() => left.abort());
  const gone = request.gone();
  if (gone.aborted) left.abort();
  else gone.addEventListener("abort", () => left.abort(), { once: true });
  void work(asked, caller, lines, left.signal, {
    ...options,
    fresh: wantsFresh(request),
    isAllowed: () => isKeyValid(request, options.pipeline),
  })
    .catch((error: unknown) => {
      if (!left.signal.aborted) options.onBug(request.requestId, error);
      lines.end("");
    })
    .finally(onEnd);
  return { status: 200, fields: lineFields, body: "", stream: lines.stream };
}

interface Working extends BatchOptions {
  readonly fresh: boolean;
  /** Whether the key is still valid. */
  readonly isAllowed: () => Promise<boolean>;
}

async function work(
  { check, language, items, maxAge }: ItemsRequest,
  caller: CountedCaller,
  { write, drained, end }: LineStream,
  signal: AbortSignal,
  { pipeline, onBug, closing, every = progressEvery, fresh, isAllowed }: Working,
): Promise<void> {
  let [done, failed] = [0, 0];
  const progress = (): string => `${JSON.stringify({ progress: { done, failed, total: items.length } })}\n`;
  const timer = setInterval(() => write(progress()), every).unref();
  const refused = new AbortController();
  const ending = AbortSignal.any([signal, refused.signal, ...(closing ? [closing] : [])]);
  const isOver = (): boolean => ending.aborted;
  const checkKey = async (): Promise<void> => {
    if (!(await isAllowed())) refused.abort();
    ending.throwIfAborted();
  };
  const wait = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal: ending });
    await checkKey();
  };
  const answers = { check, caller, language, fresh, maxAge, signal, pipeline, sleep: wait, isOver, onBug };
  const measure = async (item: BatchItem, isLast: boolean): Promise<void> => {
    await checkKey();
    const { envelope, isOk } = await answerItem(item, answers, isLast);
    done++;
    if (!isOk) failed++;
    write(lineOf(item, envelope));
    await drained();
  };
  try {
    await workThrough({ items, most: atATime, measure, sleep: wait, isOver, now: () => performance.now() });
  } catch (error) {
    if (!isOver()) throw error;
  } finally {
    clearInterval(timer);
  }
  // The last line of a complete answer, so a batch that was cut has none.
  end(done === items.length ? progress() : "");
}
