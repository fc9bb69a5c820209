import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import { specialBlockOf } from "../../formats/networks/special.ts";
import { find, type KpiId, type ProblemId } from "./problems.ts";
import type { IpRaw, SignId } from "./schema.ts";

/** Says what stands out about an address. It gives no letter, and nothing that it says is wrong with anybody. */
export function judge(raw: IpRaw): Verdict<ProblemId> {
  return { status: "pass", kpis: kpisOf(raw), findings: [...specialFindings(raw), ...signFindings(raw)] };
}

function specialFindings({ special, address }: IpRaw): readonly Finding<ProblemId>[] {
  const block = special && specialBlockOf(address);
  if (!block) return [];
  const { network, en, ko, reference } = block;
  return [find("special-address", { address, network, what: { en, ko }, reference })];
}

const signIds = ["tor", "vpn", "proxy", "hosting"] as const satisfies readonly SignId[];

function signFindings({ address, signs }: IpRaw): readonly Finding<ProblemId>[] {
  return signIds.flatMap((id) => {
    const { is, basis, asOf } = signs[id];
    if (is !== true) return [];
    return [find(id, { address }, { evidence: [basis, asOf].filter((part) => part !== null).join(", ") })];
  });
}

function kpisOf({ address, family, isp, asn, country, names, signs }: IpRaw): readonly Kpi<KpiId>[] {
  return [
    { id: "address", value: address },
    { id: "family", value: family },
    { id: "isp", value: isp },
    { id: "as", value: asn === null ? null : `AS${asn}` },
    { id: "country", value: country },
    { id: "name", value: names === null ? null : (names[0]?.name ?? false) },
    ...signIds.map((id): Kpi<KpiId> => ({ id, value: signs[id].is })),
  ];
}
