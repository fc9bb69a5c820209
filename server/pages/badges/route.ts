import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import { Failure, failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import { shield } from "../../../src/report/shield.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import { badgeFields, documentFields } from "../../http/header-fields.ts";
import { limited, openLimit } from "../../http/rate-limit.ts";
import type { RouteHandler } from "../../http/listener/exchange.ts";
import { parseQuestion } from "../../questions/parse.ts";
import { badgesPath } from "../../http/paths.ts";
import type { Desk } from "../places.ts";
import { askedOf, hostOf, targetAt, type ReportTarget } from "../report/target.ts";
import { badgeLabels, badgeOf, shieldsJson, type BadgeResult } from "./badge.ts";

/** Badges a minute for one client: a page may show a hundred, and an image proxy asks for many pages. */
const perMinute = 300;

/** `GET /badge/{check}/{target}.svg` and `.json`: the newest stored result. Never measures, and has a rate limit of its own. */
export async function openBadges(dependencies: Desk): Promise<RouteHandler> {
  const checks = await dependencies.checks();
  const limit = openLimit("badge", perMinute);
  return async (request, draft) => {
    draft.names = ["lang"];
    const [id = "", file = ""] = request.path.slice(badgesPath.length + 1).split("/");
    const check = Object.hasOwn(badgeLabels, id) ? checks.find((each) => each.id === id) : undefined;
    const [, name = "", ending] = /^(.+)\.(svg|json)$/.exec(file) ?? [];
    const target = targetAt(name)?.target;
    if (!check || !target) throw failure("request.path", { suggestion: "" });
    const charge = await limit.charge(dependencies.pipeline.clients(request.incoming).counted);
    if (charge.wait !== null) throw limited(charge.wait);
    const result = await resultOf(check, target, request.language, dependencies);
    const badge = badgeOf(id, result, request.language, Date.now());
    return ending === "svg"
      ? { status: 200, fields: badgeFields, body: shield(badge) }
      : { status: 200, fields: documentFields, body: shieldsJson(badge) };
  };
}

/** The newest result of the check's default question by its current version. A host whose owner opted out looks like one never measured. */
async function resultOf(
  check: AnyCheck,
  target: ReportTarget,
  language: Language,
  { pipeline, isOptedOut }: Desk,
): Promise<BadgeResult | null> {
  if (isOptedOut(hostOf(target))) return null;
  try {
    const { input } = parseQuestion(check, askedOf(check, target), language, pipeline.allIps);
    const found = await pipeline.resultCache.newest(check, input);
    return found && { data: toAnswer(check, found, input, language) as Answer, observedAt: found.observedAt };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
