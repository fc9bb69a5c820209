import type { Limiters } from "../http/rate-limit.ts";
import { accountPlaces, type AccountRoutes, type Task } from "../accounts/routes.ts";
import { once, type Place } from "../http/route.ts";
import type { ChannelDesk } from "./channels.ts";
import { channelOperations } from "./operations.ts";

/** The dependencies of the channel routes. */
export interface ChannelMounting extends Pick<AccountRoutes, "accounts" | "clients"> {
  readonly desk: ChannelDesk;
  readonly shared?: Limiters | undefined;
}

/** The routes of the channel API. The implementation is loaded with the first request. */
export function channelPlaces({ desk, shared, ...routes }: ChannelMounting): readonly Place[] {
  const tasks = once(async () => (await import("./handlers.ts")).channelTasks(desk, shared));
  const taskOf = async (id: string): Promise<Task> => (await tasks())(id);
  return accountPlaces({ ...routes, operations: channelOperations, taskOf, shared });
}
