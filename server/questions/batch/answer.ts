import { randomUUID } from "node:crypto";
import type { AnyCheck } from "../../../src/core/check.ts";
import { failure, Failure } from "../../../src/core/failure.ts";
import { toRefusal } from "../../../src/core/result/envelope.ts";
import type { Language } from "../../../src/core/text.ts";
import { ask, toJson, type AskDependencies } from "../ask.ts";
import type { CountedCaller } from "../caller.ts";
import type { OnBug } from "../../http/ndjson/stream.ts";
import type { BatchItem } from "./inputs.ts";
import { comesAgain } from "../../../src/run/work-through.ts";

/** How the items of a batch or run are measured. */
export interface ItemAnswers {
  readonly check: AnyCheck;
  readonly caller: CountedCaller;
  readonly language: Language;
  readonly fresh: boolean;
  readonly maxAge?: number | undefined;
  readonly signal: AbortSignal;
  readonly pipeline: AskDependencies;
  /** Waits some milliseconds; rejects where nothing more may start. */
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly isOver: () => boolean;
  readonly onBug: OnBug;
}

/** An item with its envelope, as JSON. */
export interface AnsweredItem {
  readonly envelope: string;
  readonly isOk: boolean;
}

/**
 * The envelope of an item, which is charged when it starts: where the key's window is used up, it waits for the next one. Throws a `Failure`
 * where it is to come again, unless this is its last attempt, and the signal's reason after an abort.
 */
export async function answerItem(
  { question }: BatchItem,
  { check, caller, language, fresh, maxAge, signal, pipeline, sleep, isOver, onBug }: ItemAnswers,
  isLast: boolean,
): Promise<AnsweredItem> {
  const waitForWindow = async (seconds: number): Promise<void> => void (await sleep(1000 * seconds));
  const priority = "batch";
  try {
    const { envelope } = await ask(
      { check, caller, language, fresh, maxAge, signal, priority, waitForWindow, input: () => question },
      pipeline,
    );
    return { envelope: toJson(envelope, randomUUID()), isOk: true };
  } catch (error) {
    // It was called off while it waited for its window, so nothing was measured.
    if (signal.aborted || (isOver() && !(error instanceof Failure))) throw error;
    if (error instanceof Failure && comesAgain(error) && !isLast) throw error;
    const requestId = randomUUID();
    if (!(error instanceof Failure)) onBug(requestId, error);
    return refusedItem(error instanceof Failure ? error : failure("internal", {}), language, requestId);
  }
}

/** An item with a failure in place of an answer. */
export function refusedItem(refused: Failure, language: Language, requestId: string = randomUUID()): AnsweredItem {
  return { envelope: JSON.stringify(toRefusal(refused, requestId, language)), isOk: false };
}

/** An item as a line: its index, its input as given, and the envelope. */
export function lineOf({ index, input }: Pick<BatchItem, "index" | "input">, envelope: string): string {
  return `{"index":${index},"input":${JSON.stringify(input)},"envelope":${envelope}}\n`;
}
