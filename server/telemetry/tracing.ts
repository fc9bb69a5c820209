import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace-node";
import { AsyncLocalStorage } from "node:async_hooks";
import { version } from "../../src/core/version.ts";
import { listenToSources } from "../../src/settings/source-states.ts";
import { spanChannel, type SpanData } from "./spans.ts";

/** Running traces. */
export interface Tracing {
  /** Sends what is left, for at most three seconds. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** Milliseconds for the last spans when the process stops. */
const longestGoodbye = 3000;

/** Milliseconds between two messages about a collector that does not answer. */
const betweenTroubles = 60_000;

/**
 * Exports the spans of this process over OTLP (HTTP, protobuf). Endpoint, headers, sampler, resource and limits of the batch are those of the
 * standard variables `OTEL_…`, which the SDK reads. A collector that fails loses spans and delays nothing.
 */
export function openTracing(role: "serve" | "worker", onTrouble: (trouble: string) => void): Tracing {
  const ours = resourceFromAttributes({ "service.name": `portcullis-${role}`, "service.version": version });
  const provider = new NodeTracerProvider({
    // Later ones win: the name of the operator's own variables before ours.
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(new OTLPTraceExporter(), onTrouble))],
  });
  const tracer = provider.getTracer("portcullis", version);
  const active = new AsyncLocalStorage<SpanData>();
  const spans = new WeakMap<SpanData, Span>();

  function current(): Span | undefined {
    const data = active.getStore();
    return data && spans.get(data);
  }

  function start(data: SpanData): SpanData {
    const { name, kind, attributes, traceparent } = data;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parentOf(current(), traceparent));
    spans.set(data, span);
    return data;
  }

  function end(data: SpanData & { readonly error?: unknown }): void {
    const span = spans.get(data);
    if (!span) return;
    span.setAttributes(data.attributes);
    // An error's text may contain a target, so only its class is told.
    if (data.error !== undefined) {
      span.setAttribute("error.type", data.error instanceof Error ? data.error.name : "error");
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  spanChannel.start.bindStore(active, start);
  spanChannel.asyncEnd.subscribe(onEnd);
  const stopListening = listenToSources((source, ms) => {
    const parent = current();
    if (!parent) return;
    const now = Date.now();
    const attributes = { "peer.service": source, ...(ms === null && { "error.type": "no answer" }) };
    const options = { kind: SpanKind.CLIENT, attributes, startTime: now - (ms ?? 0) };
    tracer.startSpan(`source ${source}`, options, trace.setSpan(ROOT_CONTEXT, parent)).end(now);
  });

  function onEnd(data: unknown): void {
    end(data as SpanData);
  }

  return {
    async close() {
      stopListening();
      spanChannel.start.unbindStore(active);
      spanChannel.asyncEnd.unsubscribe(onEnd);
      const timer = Promise.withResolvers<void>();
      const waiting = setTimeout(timer.resolve, longestGoodbye);
      await Promise.race([provider.shutdown().catch(() => undefined), timer.promise]);
      clearTimeout(waiting);
    },
  };
}

/** The context of a new span: within the current one, below the caller's, or a new trace. */
function parentOf(current: Span | undefined, traceparent: string | undefined): Context {
  if (current) return trace.setSpan(ROOT_CONTEXT, current);
  // W3C Trace Context §3.2: version 00; ids of zeros alone are invalid.
  const { traceId, spanId, flags } =
    /^00-(?<traceId>(?!0{32})[0-9a-f]{32})-(?<spanId>(?!0{16})[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/.exec(
      traceparent ?? "",
    )?.groups ?? {};
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

/** Tells about failed exports, at most once a minute, and without the exporter's words: they may contain a URL with a password. */
function reporting(exporter: SpanExporter, onTrouble: (trouble: string) => void): SpanExporter {
  let quietUntil = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() >= quietUntil) {
          quietUntil = performance.now() + betweenTroubles;
          onTrouble(`the collector did not accept ${spans.length} spans`);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
