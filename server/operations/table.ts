import type { z } from "zod";
import { operations as accountOperations } from "../accounts/operations/table.ts";
import { resultOperations } from "../monitoring/results/operations.ts";
import { statusOperations } from "../monitoring/status/operations.ts";
import { watchOperations } from "../monitoring/watches/operations.ts";
import { channelOperations } from "../notifications/operations.ts";

/** Every operation on an account and what belongs to it. */
export const operations = [
  ...accountOperations,
  ...watchOperations,
  ...resultOperations,
  ...statusOperations,
  ...channelOperations,
] as const;

type Named<Id> = Extract<(typeof operations)[number], { id: Id }>;

/** Names an operation. */
export type OperationId = (typeof operations)[number]["id"];

/** The `data` of an operation. */
export type DataOf<Id extends OperationId> = z.output<Named<Id>["data"]>;

/** The input of an operation: path parameters, query and body. */
export interface OperationInput {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Performs an operation and resolves to its `data`. Throws the `Failure` of the API. */
export type Perform = <Id extends OperationId>(id: Id, input?: OperationInput) => Promise<DataOf<Id>>;

/** An operation by its id. */
export function operationOf(id: string): (typeof operations)[number] {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** The path of an operation with its parameters filled in. */
export function pathOf(path: string, parts: OperationInput["parts"] = {}): string {
  return path.replaceAll(/\{(?<name>\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ""));
}
