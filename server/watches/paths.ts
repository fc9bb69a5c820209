/** Where watches are reached; variable parts stand in braces. */
export const watchPaths = {
  all: "/api/account/watches",
  ownership: "/api/account/watches/ownership",
  one: "/api/account/watches/{id}",
  run: "/api/account/watches/{id}/run",
} as const;

/** `/watches/{id}` → `/watches/:id`, as the router takes it. */
export function routedPath(path: string): string {
  return path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>");
}
