import { operations as accountOperations } from "../accounts/operations/table.ts";
import type { Accounts } from "../accounts/open.ts";
import type { Limiters } from "../http/rate-limit.ts";
import type { Route } from "../http/route.ts";
import { resultOperations } from "../monitoring/results/operations.ts";
import { statusOperations } from "../monitoring/status/operations.ts";
import { openResultSummaries } from "../monitoring/results/summaries.ts";
import { controlLookupWith } from "../monitoring/watches/control-lookup.ts";
import { watchOperations } from "../monitoring/watches/operations.ts";
import { quotasOf } from "../monitoring/watches/watch.ts";
import type { ChannelDependencies } from "../notifications/channels.ts";
import { channelOperations } from "../notifications/operations.ts";
import type { Pipeline } from "../questions/route.ts";
import type { Database } from "../store/database.ts";
import { openOperationRoutes } from "./routes.ts";

/** What the operations of a server need. */
export interface OperationMountOptions {
  readonly accounts: Accounts;
  readonly pipeline: Pipeline;
  readonly database: Database;
  readonly channels: ChannelDependencies;
  readonly shared?: Limiters | undefined;
  /** Watches of an account, where it is not the default. */
  readonly watchLimit?: number | undefined;
}

/** The routes of every operation. */
export function mountOperations({
  accounts,
  pipeline,
  database,
  channels,
  shared,
  watchLimit,
}: OperationMountOptions): readonly Route[] {
  const routesOf = openOperationRoutes({ accounts, clients: pipeline.clients, limits: pipeline.limits, shared });
  const look = controlLookupWith(pipeline.engine);
  const summaries = openResultSummaries(database);
  return [
    ...routesOf({ operations: accountOperations, dependencies: accounts.dependencies }),
    ...routesOf({
      operations: watchOperations,
      dependencies: () => ({ database, look, quotas: quotasOf(watchLimit), now: Date.now }),
    }),
    ...routesOf({
      operations: [...resultOperations, ...statusOperations],
      dependencies: () => ({ database, summaries, now: Date.now }),
    }),
    ...routesOf({ operations: channelOperations, dependencies: () => channels }),
  ];
}
