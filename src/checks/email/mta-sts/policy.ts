import { createHash } from "node:crypto";
import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import type { HttpReply } from "../../../core/net/net.ts";
import { printable } from "../../../core/printable.ts";
import { decodeBody } from "../../../formats/http/content-coding.ts";
import { isInconclusive } from "../../../formats/http/inconclusive-status.ts";
import { parseStsPolicy } from "../../../formats/mail/mta-sts.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { certificate } from "../../../probes/certificate/certificate.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { stranger } from "../../../probes/dns/public-address.ts";
import { hasAddress } from "../host-there.ts";
import type { MtaStsRaw, policyReasons } from "./schema.ts";

type Policy = MtaStsRaw["policy"];
type PolicyReason = (typeof policyReasons)[number];

/** RFC 8461 §3.3: senders may reject larger policies. */
const largest = 64 * 1024;

/** Milliseconds; §3.3 suggests one minute, which is too long for an interactive check. */
const patience = 8000;

/** Fetches the policy as a sender does (RFC 8461 §3.3). Never throws. */
export async function fetchPolicy(context: Context, host: DnsName): Promise<Policy> {
  const name = plainText(host);
  const url = `https://${name}/.well-known/mta-sts.txt`;
  const nothing = emptyPolicy(url);
  const there = await hasAddress(context, host);
  if (there.state === "missing") return { ...nothing, state: "absent", reason: "no-host" satisfies PolicyReason };
  if (there.state === "unknown") return { ...nothing, reason: there.reason };
  const got = await attempt(() =>
    context.net.http({ url, namedBy: stranger, limit: largest + 1, patience, isAnonymous: true }),
  );
  if (!got.ok) return { ...nothing, reason: got.failure.reason };
  const seen = {
    status: got.value.status,
    mediaType: mediaTypeOf(got.value),
    certificate: await trustOf(context, name),
  };
  return { ...nothing, ...seen, ...judged(got.value, seen.certificate.state) };
}

/** The policy observation if nothing was fetched. */
export function emptyPolicy(url: string): Policy {
  return {
    url,
    state: "unknown",
    reason: null,
    status: null,
    mediaType: null,
    certificate: { state: "unknown", reasons: [] },
    mode: null,
    maxAge: null,
    mx: [],
    mxTotal: 0,
    faults: [],
    digest: null,
  };
}

/** §3.3: the certificate must be valid for the policy host, by PKIX and by name. */
async function trustOf(context: Context, host: string): Promise<Policy["certificate"]> {
  const served = await attempt(() => certificate(context, { host, port: 443, namedBy: stranger }));
  if (!served.ok) return { state: "unknown", reasons: [served.failure.reason] };
  const { trusted, reasons } = served.value.trust;
  const enforced = reasons.filter((each) => each.enforced).map(({ id }) => id);
  if (trusted === false || enforced.length > 0) return { state: "invalid", reasons: enforced };
  return { state: trusted ? "valid" : "unknown", reasons: [] };
}

type Judged = Pick<Policy, "state" | "reason"> & Partial<Policy>;

function refused(reason: PolicyReason, state: "absent" | "invalid" = "invalid"): Judged {
  return { state, reason };
}

function judged(reply: HttpReply, trust: Policy["certificate"]["state"]): Judged {
  if (trust === "invalid") return refused("certificate");
  const { status } = reply;
  if (status >= 300 && status < 400) return refused("redirect");
  if (status === 404 || status === 410) return refused("status", "absent");
  if (isInconclusive(status)) return { state: "unknown", reason: "status" };
  if (status !== 200) return refused("status");
  if (reply.truncated || reply.body.length > largest) return refused("too-large");
  const body = Buffer.from(decodeBody(reply.body, headerOf(reply, "content-encoding") ?? "") ?? []);
  const policy = parseStsPolicy(body.toString("utf8"));
  const { mode, maxAge, mx } = policy;
  const read = {
    mode,
    maxAge,
    mx: mx.slice(0, mostPatterns).map(shown),
    mxTotal: mx.length,
    faults: policy.faults.slice(0, mostFaults).map(({ code, value }) => ({ code, value: shown(value) })),
    digest: createHash("sha256").update(body).digest("hex"),
  };
  if (!policy.isPolicy) return { ...read, ...refused("grammar", "absent") };
  if (policy.faults.length > 0) return { ...read, ...refused("grammar") };
  if (trust === "unknown") return { ...read, state: "unknown", reason: "certificate" };
  return { ...read, state: "found", reason: null };
}

const mostFaults = 8;
const mostPatterns = 100;

function shown(text: string): string {
  return printable(text, 253);
}

function mediaTypeOf(reply: HttpReply): string | null {
  const type = headerOf(reply, "content-type")?.slice(0, 200).split(";", 1)[0]?.trim().toLowerCase();
  return type === undefined || type === "" ? null : printable(type, 100);
}

function headerOf({ headers }: HttpReply, name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}
