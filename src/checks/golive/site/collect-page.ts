import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { refusedStep, unclearStep } from "../../../probes/page/way.ts";
import { http } from "../../http/index.ts";
import type { GoliveRaw } from "../schema.ts";

/** The http check's redirect chain from https:// to the page. Never throws. */
export async function pageOf(context: Context, domain: string): Promise<GoliveRaw["https"]> {
  const got = await attempt(() => context.use(http, { url: `https://${domain}/` }));
  if (!got.ok) return { page: null, reason: got.failure.reason };
  const { finalUrl, status, end, hops, identity, plainHttp, page: answer } = got.value.raw;
  const page = {
    kind: answer.kind,
    url: finalUrl,
    status,
    end,
    redirects: hops.length - 1,
    downgrade: hops.some(({ downgrade }) => downgrade),
    problems: identity?.problems ?? null,
    refused: refusedStep(hops, finalUrl)?.url ?? null,
    unclear: unclearStep(hops, finalUrl)?.url ?? null,
    plain: plainHttp,
  };
  return { page, reason: null };
}
