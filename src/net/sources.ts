import type { HttpReply, Net } from "../core/net.ts";
import type { SourceId, SourceRequest } from "../core/source.ts";

/** Where each third party is asked unless the operator says otherwise: an https URL that ends in a slash. */
const usual: Readonly<Record<SourceId, string>> = { rdap: "https://rdap.org/" };

/** Addresses of third parties that the operator has chosen. */
export type Sources = Partial<Readonly<Record<SourceId, string>>>;

/** Asks a third party through the door. */
export function askSource(
  net: Pick<Net, "http">,
  sources: Sources,
  id: SourceId,
  { path, ...how }: SourceRequest,
): Promise<HttpReply> {
  return net.http({ ...how, url: new URL(path, sources[id] ?? usual[id]).href, isAnonymous: true });
}
