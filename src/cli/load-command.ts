import type { ownCommands } from "./command-table.ts";
import type { Command } from "./invocation.ts";

/** The module of each command that is not a check; the compiler requires one per row of the table. */
const loaders: Readonly<Record<(typeof ownCommands)[number]["name"], () => Promise<Command>>> = {
  init: async () => (await import("./commands/init.ts")).initCommand,
  batch: async () => (await import("./commands/batch.ts")).batchCommand,
  explain: async () => (await import("./commands/explain.ts")).explainCommand,
  demo: async () => (await import("./commands/demo.ts")).demoCommand,
  convert: async () => (await import("./commands/convert.ts")).convertCommand,
  mcp: async () => (await import("./commands/mcp.ts")).mcpCommand,
  db: async () => (await import("./commands/store.ts")).dbCommand,
  backup: async () => (await import("./commands/store.ts")).backupCommand,
  restore: async () => (await import("./commands/store.ts")).restoreCommand,
  account: async () => (await import("./commands/account.ts")).accountCommand,
  keys: async () => (await import("./commands/keys.ts")).keysCommand,
  rules: async () => (await import("./commands/rules.ts")).rulesCommand,
  channel: async () => (await import("./commands/channel.ts")).channelCommand,
  watch: async () => (await import("./commands/watch.ts")).watchCommand,
  data: async () => (await import("./commands/data.ts")).dataCommand,
  ct: async () => (await import("./commands/ct.ts")).ctCommand,
  worker: async () => (await import("./commands/worker.ts")).workerCommand,
  serve: async () => (await import("./commands/serve.ts")).serveCommand,
};

/** Loads the code of one command only. */
export async function loadCommand(name: string): Promise<Command> {
  if (isOwn(name)) return loaders[name]();
  if (name === "gate") return (await import("./commands/gate.ts")).gateCommand;
  return (await import("./commands/check.ts")).checkCommand(name);
}

function isOwn(name: string): name is keyof typeof loaders {
  return Object.hasOwn(loaders, name);
}
