import type { Limiters } from "../http/rate-limit.ts";
import { operationRoutes, type AccountRoutes, type Task } from "../accounts/routes.ts";
import { once, type Route } from "../http/route.ts";
import type { ChannelDependencies } from "./channels.ts";
import { channelOperations } from "./operations.ts";

/** The dependencies of the channel routes. */
export interface ChannelRoutesOptions extends Pick<AccountRoutes, "accounts" | "clients"> {
  readonly dependencies: ChannelDependencies;
  readonly shared?: Limiters | undefined;
}

/** The routes of the channel API. The implementation is loaded with the first request. */
export function channelRoutes({ dependencies, shared, ...routes }: ChannelRoutesOptions): readonly Route[] {
  const tasks = once(async () => (await import("./handlers.ts")).channelHandlers(dependencies, shared));
  const taskOf = async (id: string): Promise<Task> => (await tasks())(id);
  return operationRoutes({ ...routes, operations: channelOperations, taskOf, shared });
}
