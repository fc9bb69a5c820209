import { busy } from "../../../src/core/busy.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import type { Desk } from "../places.ts";
import type { Setting } from "../site.ts";
import { reportParts } from "./page.tsx";
import type { Report } from "./report.ts";
import type { Run } from "./runs.ts";

/** Milliseconds between two comments on a quiet stream, so that proxies do not close it. */
const heartbeat = 15_000;

/** The most concurrent streams per process, and per client. */
const [most, mostOfOne] = [1000, 20];

/** The dependencies of an event stream. */
interface Streaming {
  readonly run: Run | null;
  readonly load: () => Promise<Report>;
  readonly setting: Setting;
  readonly request: ApiRequest;
  readonly dependencies: Desk;
  /** What the rendering depends on besides run and language. */
  readonly variant: string;
}

/** A limited number of report streams, which must not use up all connections. */
interface Streams {
  /** The parts of a report as they finish (https://html.spec.whatwg.org/#server-sent-events). Throws `Failure` where too many are open. */
  open(streaming: Streaming): ReadableStream<Uint8Array>;
}

/** Counts the streams of this process. */
export function openStreams(): Streams {
  const open = new Map<string, number>();
  let all = 0;

  function count(client: string, change: 1 | -1): void {
    const left = (open.get(client) ?? 0) + change;
    all += change;
    if (left === 0) open.delete(client);
    else open.set(client, left);
  }

  return {
    open(streaming) {
      const { request, dependencies } = streaming;
      const [client = ""] = dependencies.pipeline.clients(request.incoming).counted;
      if (all >= most || (open.get(client) ?? 0) >= mostOfOne) throw busy("server", 5000);
      count(client, 1);
      return eventsOf(streaming, () => count(client, -1));
    },
  };
}

/** A stream follows the run; closing it does not end the run. */
function eventsOf(
  { run, load, setting, request, dependencies, variant }: Streaming,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const { closing, onBug } = dependencies;
  const encoder = new TextEncoder();
  const ended = AbortSignal.any([request.gone(), closing]);
  let stop: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const say = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const close = (event: string | null): void => {
        if (!isOpen) return;
        if (event !== null) say(`event: ${event}\ndata: {}\n\n`);
        isOpen = false;
        clearInterval(timer);
        unlisten();
        onEnd();
        controller.close();
      };
      const tell = async (): Promise<void> => {
        say(await partsOf(run, load, setting, variant));
        if (!run || run.isDone()) close("done");
      };
      // One update at a time: parts that finish meanwhile go into the next one.
      let telling = Promise.resolve();
      let isWaiting = false;
      const heard = (): void => {
        if (isWaiting) return;
        isWaiting = true;
        telling = telling.then(() => {
          isWaiting = false;
          return isOpen ? tell() : undefined;
        });
        telling.catch((error: unknown) => {
          onBug(error);
          close("gone");
        });
      };
      const timer = setInterval(() => say(":\n\n"), heartbeat).unref();
      const unlisten = run?.listen(heard) ?? (() => {});
      ended.addEventListener("abort", () => close(closing.aborted ? "gone" : null), { once: true });
      stop = () => close(null);
      // An already aborted signal emits no event.
      if (ended.aborted) close(null);
      heard();
    },
    cancel: () => stop?.(),
  });
}

/** The event with a report's parts, rendered once for all streams of the same run, language and filter. */
function partsOf(run: Run | null, load: () => Promise<Report>, setting: Setting, variant: string): Promise<string> {
  const render = async (): Promise<string> =>
    `event: parts\ndata: ${JSON.stringify(reportParts(await load(), setting))}\n\n`;
  if (!run) return render();
  const { revision } = run;
  const key = `${setting.language} ${variant}`;
  const byLanguage = rendered.get(run) ?? new Map<string, Rendered>();
  rendered.set(run, byLanguage);
  const known = byLanguage.get(key);
  if (known?.revision === revision) return known.event;
  const event = render();
  byLanguage.set(key, { revision, event });
  return event;
}

interface Rendered {
  readonly revision: number;
  readonly event: Promise<string>;
}

const rendered = new WeakMap<Run, Map<string, Rendered>>();
