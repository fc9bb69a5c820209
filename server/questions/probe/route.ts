import { failure, Failure } from "../../../src/core/failure.ts";
import { neededExample, shown } from "../../../src/core/input.ts";
import { maxAgeName, readMaxAge } from "../../../src/core/max-age.ts";
import { suggest } from "../../../src/core/nearest.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { rateFields, probeFields } from "../../http/header-fields.ts";
import { refuseBody } from "../../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, RouteHandler } from "../../http/listener/exchange.ts";
import { readQuery } from "../../http/query.ts";
import type { Charge } from "../../http/rate-limit.ts";
import { checkMethod } from "../../http/route.ts";
import type { LazyCheck } from "../../http/routes.ts";
import { ask } from "../ask.ts";
import { keyHolder } from "../batch/route.ts";
import type { CountedCaller } from "../caller.ts";
import { parseQuestion } from "../parse.ts";
import { wantsFresh, type Pipeline } from "../route.ts";
import type { OnBug } from "../../http/ndjson/stream.ts";
import { isProbed } from "./checks.ts";
import { expositionOf, type Probed } from "./exposition.ts";
import { probeReasonOf } from "./reasons.ts";

/** Milliseconds before the end of Prometheus's own timeout at which a probe answers; and its longest time without one. */
const [margin, longest] = [500, 120_000] as const;

/** The dependencies of probes. */
export interface ProbeOptions {
  readonly offers: readonly LazyCheck[];
  readonly pipeline: Pipeline;
  readonly onBug: OnBug;
}

/**
 * `/probe?target=shop.example&check=ssl` as Prometheus scrapes it, by the convention of its blackbox exporter. The answer stands on a stored
 * result up to `max_age`, else on a measurement. What is wrong with the request itself is the usual error.
 */
export function probeRoute(options: ProbeOptions): RouteHandler {
  return async (request, draft) => {
    checkMethod(request, ["GET", "HEAD"], "GET, HEAD", draft);
    draft.names = ["target", "check", maxAgeName, "lang"];
    const { caller } = await keyHolder(request, draft, options.pipeline, "/probe");
    refuseBody(request.incoming);
    const probed = await probe(request, draft, caller, options);
    return { status: 200, fields: probeFields, body: expositionOf(probed), note: { cached: probed.cached } };
  };
}

async function probe(
  request: ApiRequest,
  draft: ReplyDraft,
  caller: CountedCaller,
  { offers, pipeline, onBug }: ProbeOptions,
): Promise<Probed> {
  const started = performance.now();
  const late = AbortSignal.timeout(patienceOf(request));
  const since = (): number => Math.round(performance.now() - started) / 1000;
  const none = { found: null, cached: false } as const;
  const signal = AbortSignal.any([request.gone(), late]);
  let isAsked = false;
  let subject: string | undefined;
  try {
    const { check, input, maxAge } = await questionOf(request, draft, { offers, pipeline });
    isAsked = true;
    subject = check.subject;
    const { envelope, result } = await ask(
      {
        check,
        caller,
        input,
        language: request.language,
        fresh: wantsFresh(request),
        maxAge,
        signal,
        onRate: (charge: Charge) => void (draft.rate = rateFields(charge)),
      },
      pipeline,
    );
    const reason = result.verdict.status === "unknown" ? "partial" : null;
    return { seconds: since(), found: result, cached: envelope.cached, reason };
  } catch (error) {
    if (request.gone().aborted) throw error;
    if (late.aborted && isAsked) return { ...none, seconds: since(), reason: "timeout" };
    // A request that is wrong, or beyond its limit, fails as a scrape.
    if (error instanceof Failure && (!isAsked || refusing.has(error.facts.id) || error.status < 404))
      throw aboutTarget(error, subject);
    if (!(error instanceof Failure)) onBug(request.requestId, error);
    const reason = error instanceof Failure ? probeReasonOf(error.facts) : "internal";
    return { ...none, seconds: since(), reason };
  }
}

/** A failure that names the check's parameter, which is called `target` here. */
function aboutTarget(error: Failure, subject: string | undefined): Failure {
  const { params, reason } = error.facts;
  if (subject === undefined || reason !== subject) return error;
  return new Failure({ ...error.facts, params: { ...params, field: "target" }, reason: "target" });
}

/** The limit of the key itself, which its owner has to know of. */
const refusing: ReadonlySet<string> = new Set(["rate.limited"]);

/** https://prometheus.io/docs/guides/multi-target-exporter/: a scrape says how long it waits. */
function patienceOf({ incoming }: ApiRequest): number {
  const seconds = Number(incoming.headers["x-prometheus-scrape-timeout-seconds"] ?? Number.NaN);
  if (!(seconds > 0)) return longest;
  return Math.min(longest, Math.max(margin, 1000 * seconds - margin));
}

async function questionOf(
  { search }: ApiRequest,
  draft: ReplyDraft,
  { offers, pipeline }: Pick<ProbeOptions, "offers" | "pipeline">,
) {
  const { parameters, language } = readQuery(search, ["target", "check", maxAgeName], pipeline.language);
  const { target, check: id, [maxAgeName]: oldest } = parameters;
  const check = await checkOf(id, offers);
  draft.note.check = check.id;
  if (target === undefined)
    throw failure("input.missing", { field: "target", expected: neededExample("shop.example") }, { reason: "target" });
  const given = { [check.subject ?? ""]: target };
  const naming = (name: string): string => (name === check.subject ? "target" : name);
  const maxAge = readMaxAge(check, oldest);
  try {
    const input = parseQuestion(check, given, language, pipeline.allIps, naming);
    return { check, input: () => input, maxAge };
  } catch (error) {
    // The only parameter that was given is called otherwise here.
    throw error instanceof Failure ? new Failure({ ...error.facts, reason: "target" }) : error;
  }
}

async function checkOf(id: string | undefined, offers: readonly LazyCheck[]): Promise<AnyCheck> {
  if (id === undefined)
    throw failure("input.missing", { field: "check", expected: neededExample("ssl") }, { reason: "check" });
  const check = await offers.find((each) => each.id === id)?.load();
  if (check && isProbed(check)) return check;
  const all = await Promise.all(offers.map(({ load }) => load()));
  const ids = all.filter(isProbed).map((each) => each.id);
  const params = { field: "check", expected: ids.join(", "), given: shown(id), suggestion: suggest(id, ids) };
  throw failure("input.option", params, { reason: "check" });
}
