import type { AnyCheck } from "../../../src/core/check.ts";
import { failure } from "../../../src/core/failure.ts";
import { pageFields } from "../../http/header-fields.ts";
import type { ApiRequest, Fields, Reply } from "../../http/listener/exchange.ts";
import { retention } from "../../store/retention.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../../http/coding.ts";
import { comparePage, gonePage, momentPage } from "./moment-page.tsx";
import type { Moment, Moments } from "./moments.ts";
import type { ReportTarget } from "./target.ts";

/** The most moments of one report. */
export const mostMoments = 30;

/** The times in a permalink; null for one that is no time. */
export function timesIn(...given: readonly (string | null | undefined)[]): readonly (number | null)[] {
  return given.map((each) => {
    const time = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(each ?? "") ? Date.parse(each ?? "") : Number.NaN;
    return Number.isNaN(time) ? null : time;
  });
}

interface Past {
  readonly target: ReportTarget;
  readonly checks: readonly AnyCheck[];
  readonly moments: Moments;
  /** Whether this visitor may see it. */
  readonly isPastShown: boolean;
}

const fields: Fields = [...pageFields, ["cache-control", "no-store"], ["x-robots-tag", "noindex"]];

/** One past moment, or two side by side: 410 after the retention, 404 where there never was one that visitors may see. */
export async function pastOf(
  { target, checks, moments, isPastShown }: Past,
  times: readonly (number | null)[],
  request: ApiRequest,
  { settingOf }: Pick<Desk, "settingOf">,
): Promise<Reply> {
  const setting = settingOf(request);
  if (!isPastShown || times.includes(null)) throw failure("request.path", { suggestion: "" });
  const all = await Promise.all(times.map((time) => moments.at(target, time ?? 0)));
  const found = all.filter((moment) => moment !== null);
  const [from, to] = found;
  if (from && found.length === times.length) return reply(request, 200, contentOf(from, to));
  const isGone = times.some((time) => Date.now() - (time ?? 0) > retention.snapshots);
  if (!isGone) throw failure("request.path", { suggestion: "" });
  return reply(request, 410, gonePage(target, request.path, setting));

  function contentOf(first: Moment, second: Moment | undefined): string {
    if (!second) return momentPage({ target, checks, moment: first }, setting);
    return comparePage({ target, checks, from: first, to: second }, setting);
  }
}

function reply({ incoming }: ApiRequest, status: number, content: string): Reply {
  return compressed(incoming, { status, fields, content });
}
