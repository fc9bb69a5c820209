import type { Failure } from "../../src/core/failure.ts";
import type { Net } from "../../src/core/net/net.ts";
import { domainObject } from "../twins/rdap.ts";

/** A registry's answer for every domain: absent, found, or a failure. */
export type RegistryWord = "absent" | "found" | Failure;

/** A registry over RDAP, and the requested paths. */
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
