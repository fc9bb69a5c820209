import type { Log } from "./log.ts";
import type { Tracing } from "./tracing.ts";

/** Starts to export traces. The SDK of OpenTelemetry is only loaded where an endpoint is set. */
export async function startTracing(role: "serve" | "worker", log: Log): Promise<Tracing> {
  const { openTracing } = await import("./tracing.ts");
  return openTracing(role, (trouble) => log.event("tracing", { trouble }));
}
