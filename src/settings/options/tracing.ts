import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { unshown } from "./secret.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether traces are exported, by the standard variables of OpenTelemetry: an OTLP endpoint is set, and nothing switches export off. Throws
 * a `Failure` INVALID_INPUT for a value that the exporter would ignore or misread.
 */
export function readTracing(env: Environment): boolean {
  const isOff = env["OTEL_SDK_DISABLED"]?.trim().toLowerCase() === "true";
  const endpoint = firstOf(env, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT");
  if (isOff || !endpoint) return false;
  const exporter = firstOf(env, "OTEL_TRACES_EXPORTER");
  if (exporter?.value === "none") return false;
  if (exporter && exporter.value !== "otlp")
    throw wrong(exporter.name, { en: "otlp or none", ko: "otlp 또는 none" }, exporter.value);
  const protocol = firstOf(env, "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL");
  if (protocol && protocol.value !== "http/protobuf")
    throw wrong(protocol.name, { en: "http/protobuf", ko: "http/protobuf" }, protocol.value);
  if (/^https?:$/.test(URL.parse(endpoint.value)?.protocol ?? "")) return true;
  // A URL may hold a password.
  throw wrong(endpoint.name, { en: "a URL such as http://127.0.0.1:4318", ko: "http://127.0.0.1:4318 같은 URL" }, null);
}

function firstOf(
  env: Environment,
  ...names: readonly string[]
): { readonly name: string; readonly value: string } | null {
  for (const name of names) {
    const value = env[name]?.trim();
    // The specification: an empty value is as if it were not set.
    if (value) return { name, value };
  }
  return null;
}

function wrong(name: string, expected: Text, value: string | null): Failure {
  const field: Text = { en: name, ko: name };
  const given = value === null ? unshown : `"${printable(value, 60)}"`;
  return failure("input.value", { field, expected, given }, { reason: name });
}
