import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A span as a collector receives it; ids in hexadecimal. */
interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root. */
  readonly parentId: string;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** A collector of OTLP over HTTP, which reads the protobuf of opentelemetry-proto (`collector/trace/v1/trace_service.proto`) by itself. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that was received, as bytes. */
  readonly bodies: readonly Buffer[];
  readonly paths: readonly string[];
}

/** Starts a collector that answers with this status, for one test. */
export async function startCollector(status = 200): Promise<Collector> {
  const [spans, bodies, paths]: [ReceivedSpan[], Buffer[], string[]] = [[], [], []];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      bodies.push(body);
      paths.push(`${request.method} ${request.url} ${request.headers["content-type"]}`);
      // resource_spans, scope_spans, spans.
      for (const resource of all(body, 1))
        for (const scope of all(resource, 2)) for (const span of all(scope, 2)) spans.push(toSpan(span));
      response.writeHead(status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies, paths };
}

function toSpan(span: Buffer): ReceivedSpan {
  const [traceId, spanId, parentId] = [1, 2, 4].map((field) => all(span, field)[0]?.toString("hex") ?? "");
  const attributes = all(span, 9).map((pair) => [all(pair, 1)[0]?.toString() ?? "", valueOf(all(pair, 2)[0])] as const);
  return {
    name: all(span, 5)[0]?.toString() ?? "",
    traceId: traceId ?? "",
    spanId: spanId ?? "",
    parentId: parentId ?? "",
    attributes: Object.fromEntries(attributes),
  };
}

/** A string, or an integer. */
function valueOf(value: Buffer = Buffer.alloc(0)): string | number {
  const [text] = all(value, 1);
  return text ? text.toString() : Number(fieldsOf(value).find(({ field }) => field === 3)?.number ?? 0);
}

/** The length-delimited values of a field. */
function all(message: Buffer, field: number): readonly Buffer[] {
  return fieldsOf(message).flatMap((each) => (each.field === field && each.bytes ? [each.bytes] : []));
}

interface Field {
  readonly field: number;
  readonly bytes?: Buffer;
  readonly number?: bigint;
}

/** The fields of a message in the wire format of protobuf. */
function fieldsOf(message: Buffer): readonly Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let [value, shift] = [0n, 0n];
    for (;;) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
      shift += 7n;
    }
  };
  const lengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 };
  while (at < message.length) {
    const tag = Number(varint());
    const field = tag >> 3;
    if ((tag & 7) === 0) {
      fields.push({ field, number: varint() });
      continue;
    }
    const length = lengths[tag & 7] ?? Number(varint());
    fields.push({ field, bytes: message.subarray(at, at + length) });
    at += length;
  }
  return fields;
}
