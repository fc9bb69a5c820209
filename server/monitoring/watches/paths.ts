/** The paths of watches, with parameters in braces. */
export const watchPaths = {
  all: "/api/account/watches",
  ownership: "/api/account/watches/ownership",
  one: "/api/account/watches/{id}",
  run: "/api/account/watches/{id}/run",
} as const;
