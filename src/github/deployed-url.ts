/** What a status of a deployment says of places; GitHub sends empty ones, and none at all. */
export interface DeployedPlaces {
  readonly environment_url?: string | null | undefined;
  readonly target_url?: string | null | undefined;
}

/** Where something was deployed, and under which name that was said. */
export interface Deployed {
  readonly url: string;
  readonly field: "environment_url" | "target_url";
}

/**
 * The URL of a deployment; null where its status names none. `target_url` is what older hosts set, and of newer ones the log of a
 * run: on the server of GitHub itself it is no deployment.
 */
export function deployedUrl({ environment_url, target_url }: DeployedPlaces, server: string): Deployed | null {
  const own = environment_url?.trim();
  if (own) return { url: own, field: "environment_url" };
  const older = target_url?.trim();
  if (!older || URL.parse(older)?.hostname === URL.parse(server)?.hostname) return null;
  return { url: older, field: "target_url" };
}
