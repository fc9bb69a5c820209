import { failure, type Failure } from "../core/failure.ts";

/** The failure of a call whose signal aborted; a signal of time (`AbortSignal.timeout`) means that the server took too long. */
export function calledOff({ reason }: Pick<AbortSignal, "reason">, server: string): Failure {
  const name = typeof reason === "object" && reason !== null && "name" in reason ? reason.name : "";
  return name === "TimeoutError" ? failure("server.timeout", { server }) : failure("aborted", {});
}
