import type { Failure } from "../../src/core/failure.ts";
import type { Net } from "../../src/core/net/net.ts";
import { domainObject } from "../twins/rdap.ts";

/** What a registry says of every domain: that nobody has it, that somebody has, or why nothing was learned. */
export type RegistryWord = "absent" | "found" | Failure;

/** A registry that is asked over RDAP, and the paths that it was asked for. */
export function registryThat(says: RegistryWord): {
  readonly source: Net["source"];
  readonly paths: readonly string[];
} {
  const paths: string[] = [];
  const source: Net["source"] = async (_id, { path }) => {
    paths.push(path);
    if (says instanceof Error) throw says;
    const body = Buffer.from(JSON.stringify(domainObject({ name: path.replace("domain/", "") })));
    const status = says === "absent" ? 404 : 200;
    const url = `https://rdap.registry.example/${path}`;
    return { address: "11.0.0.43", headers: [], ms: 5, status, redirects: 1, url, body };
  };
  return { source, paths };
}
