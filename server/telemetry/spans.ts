import { tracingChannel } from "node:diagnostics_channel";

/** One timed step of a request. Every text in it comes from our own tables: never a target, a query or the value of a header. */
export interface SpanData {
  readonly name: string;
  /** What it does: answers a client, works here, or calls another program. */
  readonly kind: "server" | "internal" | "client";
  /** Named by the semantic conventions of OpenTelemetry where they have a name; a step may add to them while it runs. */
  readonly attributes: Record<string, string | number | boolean>;
  /** The W3C `traceparent` of the caller; only that of a trusted proxy. */
  readonly traceparent?: string | undefined;
}

/** Where spans are published; `tracing.ts` subscribes if traces are exported. */
export const spanChannel = tracingChannel<SpanData>("portcullis.span");

/** Runs a step as a span of the current trace. Without a subscriber, the step receives no span, and the call costs nothing. */
export function traced<T>(span: () => SpanData, step: (span: SpanData | null) => Promise<T>): Promise<T> {
  if (!spanChannel.hasSubscribers) return step(null);
  const data = span();
  return spanChannel.tracePromise(() => step(data), data);
}
