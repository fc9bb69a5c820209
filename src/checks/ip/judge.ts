import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { specialBlockOf } from "../../formats/networks/special.ts";
import { find, type KpiId, type ProblemId } from "./problems.ts";
import { signIds, type IpRaw } from "./schema.ts";

/** Judges the address of a caller. The signs are facts, not problems: they have key figures and no findings. */
export function judge(raw: IpRaw): Verdict<ProblemId> {
  return { status: "pass", kpis: kpisOf(raw), findings: specialFindings(raw) };
}

function specialFindings({ specialPurpose: special, address }: IpRaw): readonly Finding<ProblemId>[] {
  const block = special && specialBlockOf(address);
  if (!block) return [];
  const { network, en, ko, reference } = block;
  return [find("special-address", { address, network, what: { en, ko }, reference })];
}

function kpisOf({
  address,
  family,
  isp,
  asn,
  country,
  isAnycast,
  names,
  indicators: signs,
}: IpRaw): readonly Kpi<KpiId>[] {
  return [
    { id: "address", value: address },
    { id: "family", value: family },
    { id: "isp", value: isp },
    { id: "as", value: asn === null ? null : `AS${asn}` },
    { id: "country", value: isAnycast ? "anycast" : country },
    { id: "name", value: names === null ? null : (names[0]?.name ?? false) },
    ...signIds.map((id): Kpi<KpiId> => ({ id, value: signs[id].detected })),
  ];
}
