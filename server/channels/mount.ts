import type { Limiters } from "../limits.ts";
import { accountPlaces, type AccountRoutes, type Task } from "../account/routes.ts";
import { once, type Place } from "../routing.ts";
import type { ChannelDesk } from "./desk.ts";
import { channelOperations } from "./operations.ts";

/** What the paths of channels are made of. */
export interface ChannelMounting extends Pick<AccountRoutes, "accounts" | "clients"> {
  readonly desk: ChannelDesk;
  readonly shared?: Limiters | undefined;
}

/** The paths of the API of channels. What carries them out is loaded with the first request. */
export function channelPlaces({ desk, shared, ...routes }: ChannelMounting): readonly Place[] {
  const tasks = once(async () => (await import("./tasks.ts")).channelTasks(desk, shared));
  const taskOf = async (id: string): Promise<Task> => (await tasks())(id);
  return accountPlaces({ ...routes, operations: channelOperations, taskOf, shared });
}
