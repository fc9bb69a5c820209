import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { refusedStep, unclearStep } from "../../../probes/page/redirect-steps.ts";
import { http } from "../../http/index.ts";
import type { GoliveRaw } from "../schema.ts";

/** The http check's redirect chain from https:// to the page. Never throws. */
export async function pageOf(context: Context, domain: string): Promise<GoliveRaw["https"]> {
  const got = await attempt(() => context.use(http, { url: `https://${domain}/` }));
  if (!got.ok) return { page: null, reason: got.failure.reason };
  const {
    finalUrl,
    status,
    redirectOutcome,
    redirectChain: hops,
    certificateRejection: identity,
    plainHttp,
    page: answer,
  } = got.value.raw;
  const page = {
    kind: answer.kind,
    url: finalUrl,
    status,
    redirectOutcome,
    redirects: hops.length - 1,
    downgrade: hops.some(({ downgrade }) => downgrade),
    problems: identity?.problems ?? null,
    rejectedUrl: refusedStep(hops, finalUrl)?.url ?? null,
    undeterminedUrl: unclearStep(hops, finalUrl)?.url ?? null,
    plainHttp,
  };
  return { page, reason: null };
}
