import type { AnyCheck, RunEvent } from "../../../src/core/check.ts";
import { Failure, failure } from "../../../src/core/failure.ts";
import { toJson, type AskResult, type Question } from "../../questions/ask.ts";
import { lineFields } from "../header-fields.ts";
import type { ApiRequest, Reply } from "../listener/exchange.ts";
import { refuse } from "../listener/refuse.ts";

/** Milliseconds between two blank lines, so that no proxy closes an idle stream. */
const heartbeat = 15_000;

/** Receives an error other than `Failure`, and its request id. */
export type OnBug = (requestId: string, error: unknown) => void;

/** A question with streamed parts. */
interface Streaming {
  readonly check: AnyCheck;
  readonly request: ApiRequest;
  /** The path's parameters. */
  readonly names: readonly string[];
  readonly put: (more: Pick<Question, "signal" | "report">) => Promise<AskResult>;
  /** Receives errors after the response header. */
  readonly onBug: OnBug;
  /** Milliseconds between two blank lines. */
  readonly every?: number;
}

/**
 * Streams items as they are found, one per line, and the envelope as the last line. A failure before the first item is answered normally;
 * afterwards the status has been sent, so the failure is the last line.
 */
export async function streamedReply(streaming: Streaming): Promise<Reply> {
  const { request, put, every = heartbeat } = streaming;
  const left = new AbortController();
  const { stream, write, end } = openLines(() => left.abort());
  const gone = request.gone();
  gone.addEventListener("abort", () => left.abort(gone.reason), { once: true });
  const told = new Set<unknown>();
  const begun = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    write("\n");
    begun.resolve();
  }, every).unref();
  const report = (event: RunEvent): void => {
    if (event.kind === "item") tell(event.item as Item, streaming, told, write);
    begun.resolve();
  };
  const answered = put({ signal: left.signal, report });
  // Also handled below: by then the response header may have been sent.
  const finished = answered.finally(() => clearInterval(timer));
  await Promise.race([begun.promise, finished]);
  finished.then(
    (answer) => end(lastOf(answer, streaming, told, write)),
    (error: unknown) => end(failedOf(error, streaming, left.signal)),
  );
  return { status: 200, fields: lineFields, body: "", stream };
}

type Item = Readonly<Record<string, unknown>>;

function tell(item: Item, { check }: Streaming, told: Set<unknown>, write: (line: string) => void): void {
  const name = item[check.items?.key ?? ""];
  // A joining client receives earlier items again.
  if (told.has(name)) return;
  told.add(name);
  write(`${JSON.stringify(item)}\n`);
}

/** Items that were not streamed, as with a stored result, and the envelope. */
function lastOf(
  { envelope, result }: AskResult,
  streaming: Streaming,
  told: Set<unknown>,
  write: (line: string) => void,
): string {
  for (const item of streaming.check.items?.of(result.raw) ?? []) tell(item, streaming, told, write);
  return `${toJson(envelope, streaming.request.requestId)}\n`;
}

function failedOf(error: unknown, { request, names, onBug }: Streaming, left: AbortSignal): string {
  const { requestId, language } = request;
  const failed = error instanceof Failure ? error : failure("internal", {});
  if (!(error instanceof Failure) && !left.aborted) onBug(requestId, error);
  return `${refuse(failed, requestId, language, names).body}\n`;
}

/** A stream of lines. */
export interface LineStream {
  readonly stream: ReadableStream<Uint8Array>;
  readonly write: (line: string) => void;
  /** Resolves once the client has read enough, so that a slow one does not fill the memory. */
  readonly drained: () => Promise<void>;
  /** Writes the last lines and closes the stream. */
  readonly end: (last: string) => void;
}

/** Opens a stream of lines; `onCancel` is called where its reader leaves. */
export function openLines(onCancel: () => void): LineStream {
  const encoder = new TextEncoder();
  let isOpen = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    for (const each of waiting.splice(0)) each();
  };
  const stream = new ReadableStream<Uint8Array>({
    start: (opened) => void (controller = opened),
    pull: release,
    cancel() {
      isOpen = false;
      release();
      onCancel();
    },
  });
  const write = (line: string): void => {
    if (isOpen) controller?.enqueue(encoder.encode(line));
  };
  return {
    stream,
    write,
    drained() {
      if (!isOpen || (controller?.desiredSize ?? 1) > 0) return Promise.resolve();
      return new Promise((resolve) => void waiting.push(resolve));
    },
    end: (last: string): void => {
      write(last);
      if (isOpen) controller?.close();
      isOpen = false;
    },
  };
}
