import { openBareGuard, type Guard, type GuardOptions } from "./bare-guard.ts";

export type { Guard, GuardOptions } from "./bare-guard.ts";

/** Opens the door of one run. Network errors are thrown as `Failure`; any other error is a bug. */
export function openGuard(options: GuardOptions): Guard {
  return openBareGuard(options, {
    source: () => import("./sources/request.ts"),
    whois: () => import("./whois.ts"),
    post: () => import("./post.ts"),
  });
}
