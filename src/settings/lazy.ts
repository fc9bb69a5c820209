/** Loads the modules that most measurements load on demand: a process that runs for long need not wait for them later. */
export const lazy: readonly (() => Promise<unknown>)[] = [
  () => import("../net/dns/queries.ts"),
  () => import("../net/dns/resolver.ts"),
  () => import("../net/sources/request.ts"),
  () => import("../net/tunnel/behind-connect.ts"),
  () => import("../net/tunnel/tunnel.ts"),
  () => import("tldts"),
];
