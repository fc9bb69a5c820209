/** All that commands use of the server. Each module is loaded when it is used, since commands that measure need none. */
export const serverModules = {
  accounts: () => import("../../server/accounts/admin.ts"),
  agent: () => import("../../server/agents/stdio.ts"),
  channelWords: () => import("../../server/notifications/words.ts"),
  ct: () => import("../../server/ct/process.ts"),
  keys: () => import("../../server/accounts/keys/admin.ts"),
  localOperations: () => import("../../server/operations/local.ts"),
  main: () => import("../../server/main.ts"),
  operations: () => import("../../server/operations/table.ts"),
  remoteOperations: () => import("../../server/operations/remote.ts"),
  results: () => import("../../server/questions/cache/local.ts"),
  store: () => import("../../server/store/admin.ts"),
  worker: () => import("../../server/worker.ts"),
} as const;

export type { accountAdmin } from "../../server/accounts/admin.ts";
export type { keyAdmin, KeyRecord, Scope } from "../../server/accounts/keys/admin.ts";
export type { DataOf, Perform } from "../../server/operations/table.ts";
export type { storeAdmin, StoreExamination } from "../../server/store/admin.ts";
export type { Trouble } from "../../server/store/trouble.ts";
