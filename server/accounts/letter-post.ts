import { failure } from "../../src/core/failure.ts";
import { limited } from "../http/rate-limit.ts";
import type { OperationRequest } from "../operations/operation.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { letterOf, type LetterId } from "./letters.ts";

/** Seconds until a retry after an overload. */
const soon = 5;

/** Runs work after the answer that would otherwise show whether an address has an account. */
export function afterAnswer(dependencies: AccountDependencies, work: () => Promise<void>): void {
  if (!dependencies.background.add(work)) throw limited(soon);
}

/** Notifies an account's owner, where mail is on. */
export function notify(
  dependencies: AccountDependencies,
  { language }: OperationRequest,
  id: LetterId,
  to: string,
): void {
  dependencies.send?.(letterOf(id, to, { home: dependencies.home.url, language }));
}

/** The function that sends letters. Throws without mail: links need the operator's URL. */
export function openPost(
  { send, home }: AccountDependencies,
  { language }: OperationRequest,
): (id: LetterId, to: string, token?: string) => void {
  if (!send) throw failure("account.mail", {}, { reason: "mail" });
  return (id, to, token) => send(letterOf(id, to, { home: home.url, token: token ?? null, language }));
}
