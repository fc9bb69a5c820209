import { moreDomains } from "./brand-domains.ts";
import type { Brand } from "./brand.ts";
import { asianAndAmericanBrands } from "./brands-asia-americas.ts";
import { europeanBrands } from "./brands-europe.ts";
import { worldwideBrands } from "./brands-worldwide.ts";
import { regionalBrands } from "./brands-regions.ts";

/** Every brand, with its domains by hand and by public lists. */
export const brands: readonly Brand[] = [
  ...worldwideBrands,
  ...regionalBrands,
  ...europeanBrands,
  ...asianAndAmericanBrands,
].map((each) => ({
  ...each,
  domains: [...each.domains, ...(moreDomains[each.name]?.split(" ") ?? [])],
}));

const owners: ReadonlyMap<string, Brand> = new Map(
  brands.toReversed().flatMap((each) => each.domains.map((domain) => [domain, each] as const)),
);

/** The brand that a name or a parent of it belongs to; null if none in the table does. */
export function brandOwning(name: string): Brand | null {
  const labels = name.split(".");
  return labels.map((_, at) => owners.get(labels.slice(at).join("."))).find((each) => each !== undefined) ?? null;
}
