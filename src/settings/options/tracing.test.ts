import { expect, test } from "vitest";
import { readTracing } from "./tracing.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" } as const;

test.for<[what: string, env: Readonly<Record<string, string>>, isOn: boolean]>([
  ["nothing is set", {}, false],
  ["an endpoint", endpoint, true],
  ["an endpoint for traces", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/v1/traces" }, true],
  ["an empty endpoint", { OTEL_EXPORTER_OTLP_ENDPOINT: " " }, false],
  ["the SDK is disabled", { ...endpoint, OTEL_SDK_DISABLED: "TRUE" }, false],
  ["no exporter", { ...endpoint, OTEL_TRACES_EXPORTER: "none" }, false],
  ["the exporter of OTLP", { ...endpoint, OTEL_TRACES_EXPORTER: "otlp" }, true],
  ["its protocol", { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf" }, true],
])("traces are exported where an endpoint is set: %s", ([, env, isOn]) => {
  expect(readTracing(env)).toBe(isOn);
});

test.for<[env: Readonly<Record<string, string>>, message: string]>([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "operator:secret@collector:4318" },
    "OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://127.0.0.1:4318, not the given value (not shown).",
  ],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, not "grpc".',
  ],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: "zipkin" }, 'OTEL_TRACES_EXPORTER must be otlp or none, not "zipkin".'],
])("a value that is not supported is refused by name: %s", ([env, message]) => {
  expect(() => readTracing(env)).toThrow(expect.objectContaining({ message }));
});
