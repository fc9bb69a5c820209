import type { Finding, FixRecord, FindingDetails } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { fulfilments, type Exchangers } from "./hosts.ts";
import { findMtaSts, type MtaStsProblemId } from "./problems.ts";
import type { MtaStsRaw } from "./schema.ts";
import { adviceOn, faultWords, linesFor, reasonOf } from "./words.ts";
import type { Slice } from "../slice.ts";
import { score } from "../score/table.ts";

type Finds = readonly Finding<MtaStsProblemId>[];
type StsSlice = Slice<MtaStsProblemId, "mta-sts-breaks">;

/** Points by the best description of the policy. */
const { right, short, testing, flawed, nothing } = score.transport.rows;
const worth = {
  right: right.points,
  short: short.points,
  testing: testing.points,
  flawed: flawed.points,
  nothing: nothing.points,
} as const;

/** RFC 8461 §3.2 suggests weeks. Less than a day leaves no time to react. */
const shortest = 86_400;

/** Judges MTA-STS for mail to the domain. */
export function mtaStsPart(raw: MtaStsRaw, exchangers: Exchangers): StsSlice {
  const { record, policy } = raw;
  if (record.state === "unknown") return doubtful(record.name, record.reason);
  if (record.state !== "found") return slice(worth.nothing, [recordFinding(raw, exchangers)]);
  const { name } = record;
  const { url } = policy;
  if (policy.state === "unknown") return doubtful(url, policy.reason);
  if (policy.state === "absent") {
    return slice(worth.nothing, [findMtaSts("mta-sts-policy-missing", { name, url, reason: reasonOf(policy.reason) })]);
  }
  if (policy.state === "invalid") {
    return slice(worth.nothing, [
      findMtaSts(
        "mta-sts-policy-invalid",
        { url, reason: faultWords(policy) ?? reasonOf(policy.reason), advice: adviceOn(policy, exchangers) },
        faultOf(raw),
      ),
    ]);
  }
  if (policy.mode === "none") return slice(worth.nothing, [findMtaSts("mta-sts-off")]);
  return inForce(raw, exchangers);
}

function slice(points: number | null, findings: Finds, isBroken = false): StsSlice {
  return { points: { transport: points }, ceilings: isBroken ? ["mta-sts-breaks"] : [], findings };
}

function doubtful(at: string, reason: string | null): StsSlice {
  return slice(null, [findMtaSts("mta-sts-unknown", { at, reason: reasonOf(reason) }, evidenceOf(reason))]);
}

function evidenceOf(reason: string | null): FindingDetails {
  return reason === null ? {} : { evidence: reason };
}

/** Judges a policy that senders follow. */
function inForce(raw: MtaStsRaw, exchangers: Exchangers): StsSlice {
  const { policy, domain } = raw;
  const isEnforced = policy.mode === "enforce";
  const hosts = fulfilments(policy, exchangers);
  const isBroken = hosts.some(({ state }) => state === "no");
  const findings = [...hostFindings(raw, hosts, exchangers), ...formFindings(raw)];
  // The mail hosts are unknown, so we cannot tell whether they meet the policy.
  if (exchangers.names === null) {
    return slice(null, [...findings, findMtaSts("mta-sts-unknown", { at: domain, reason: reasonOf("mx") })]);
  }
  const is = { isBroken, hasMedia: isPlain(policy), isShort: isShort(policy) };
  return slice(isEnforced ? enforced(is) : tested(is), findings, isEnforced && isBroken);
}

function isPlain({ mediaType }: MtaStsRaw["policy"]): boolean {
  return mediaType === "text/plain";
}

function isShort({ maxAge }: MtaStsRaw["policy"]): boolean {
  return (maxAge ?? 0) < shortest;
}

type Fulfilments = ReturnType<typeof fulfilments>;

function hostFindings({ policy, domain }: MtaStsRaw, hosts: Fulfilments, { nowhere = [] }: Exchangers): Finds {
  const isEnforced = policy.mode === "enforce";
  const broken = hosts.filter(({ state }) => state === "no");
  const untold = hosts.filter(({ host, state }) => state === "unknown" && !nowhere.includes(host));
  // If no host meets an enforced policy, one finding says so instead of one per host.
  const isReturned = isEnforced && broken.length > 0 && broken.length === hosts.length;
  return [
    ...(isReturned
      ? [findMtaSts("mta-sts-returns", { domain, hosts: withReasons(broken) })]
      : broken.map(({ host, reason }) =>
          findMtaSts(isEnforced ? "mta-sts-breaks" : "mta-sts-would-break", { host, reason }, { subject: host }),
        )),
    ...(untold.length > 0
      ? [findMtaSts("mta-sts-hosts-unknown", { hosts: untold.map(({ host }) => host).join(", ") })]
      : []),
  ];
}

/** Hosts that fail the policy, grouped by reason. */
function withReasons(broken: Fulfilments): Text {
  const reasons = [...new Set(broken.map(({ reason }) => reason))];
  const said = (language: "en" | "ko"): string =>
    reasons
      .map((reason) => {
        const of = broken.filter((each) => each.reason === reason).map(({ host }) => host);
        return `${of.join(", ")}: ${reason[language]}`;
      })
      .join("; ");
  return { en: said("en"), ko: said("ko") };
}

function formFindings({ policy }: MtaStsRaw): Finds {
  return [
    ...(policy.mode === "testing" ? [findMtaSts("mta-sts-testing")] : []),
    ...(isPlain(policy) ? [] : [findMtaSts("mta-sts-media", { type: policy.mediaType ?? "?" })]),
    ...(isShort(policy) ? [findMtaSts("mta-sts-age", { seconds: policy.maxAge ?? 0 })] : []),
  ];
}

interface Form {
  readonly isBroken: boolean;
  readonly hasMedia: boolean;
  readonly isShort: boolean;
}

function tested({ isBroken, hasMedia }: Form): number {
  return isBroken || !hasMedia ? worth.flawed : worth.testing;
}

function enforced(is: Form): number {
  if (is.isBroken) return worth.nothing;
  if (!is.hasMedia) return worth.flawed;
  return is.isShort ? worth.short : worth.right;
}

/** The finding if no valid record exists. */
function recordFinding(raw: MtaStsRaw, exchangers: Exchangers): Finding<MtaStsProblemId> {
  const { record, policy, domain } = raw;
  const { name } = record;
  const fix = fixOf(raw, exchangers);
  const seen: FindingDetails = fix ? { record: fix } : {};
  if (record.state === "several") return findMtaSts("mta-sts-several", { name, count: record.total }, seen);
  if (record.state === "invalid") {
    const evidence = record.text === null ? {} : { evidence: record.text };
    return findMtaSts("mta-sts-record-invalid", { name }, { ...seen, ...evidence });
  }
  const [lookalike] = record.malformedRecords;
  if (lookalike !== undefined) return findMtaSts("mta-sts-lookalike", { name }, { ...seen, evidence: lookalike });
  const { url } = policy;
  // RFC 8461 §5: `mode: none` withdraws a policy; its record is removed afterwards.
  const isMeant = policy.state === "found" && policy.mode !== "none";
  if (isMeant) return findMtaSts("mta-sts-record-missing", { name, url }, seen);
  return findMtaSts("mta-sts-missing", { domain, name, url, policy: linesFor(exchangers) });
}

/**
 * The record that makes senders fetch the policy. Not offered unless the policy is known to be good, because it would block mail. The id is derived
 * from the policy, so it changes with it.
 */
function fixOf({ record, policy }: MtaStsRaw, exchangers: Exchangers): FixRecord | null {
  if (policy.state !== "found" || policy.mode === "none" || policy.digest === null || exchangers.names === null)
    return null;
  if (record.isAlias) return null;
  const isSafe = policy.mode === "testing" || fulfilments(policy, exchangers).every(({ state }) => state === "yes");
  if (!isSafe) return null;
  return { name: record.name, type: "TXT", value: `v=STSv1; id=${policy.digest.slice(0, 20)};` };
}

function faultOf({ policy }: MtaStsRaw): FindingDetails {
  const [fault] = policy.faults;
  if (policy.reason === "certificate") return { evidence: policy.certificate.reasons.join(" ") };
  if (policy.reason === "status" || policy.reason === "redirect") return { evidence: `${policy.status}` };
  return fault ? { evidence: fault.code === "line" ? fault.value : `${fault.code}: ${fault.value}` } : {};
}
