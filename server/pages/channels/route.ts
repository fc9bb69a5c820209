import { Failure } from "../../../src/core/failure.ts";
import { addressOfLink, followLink, type ChannelDependencies } from "../../notifications/channels.ts";
import type { LinkPurpose } from "../../notifications/secrets.ts";
import { pageFields, rateFields } from "../../http/header-fields.ts";
import { limited, openLimit } from "../../http/rate-limit.ts";
import { readBytes } from "../../http/listener/body.ts";
import type { ApiRequest, RouteHandler } from "../../http/listener/exchange.ts";
import { readQuery } from "../../http/query.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../../http/coding.ts";
import { linkPage } from "./page.tsx";

/** Requests a minute from one client. */
const requestsAMinute = 30;

/** Bytes of a mail program's POST. */
const largestBody = 4096;

/**
 * The page of a mailed link. GET changes nothing, since mail scanners open links. POST executes the link: from the button, or from a mail
 * program by RFC 8058 §3.2, without cookies and origin. The token is the authentication.
 */
export function linkRoute(
  purpose: LinkPurpose,
  channels: ChannelDependencies,
  { pipeline, settingOf }: Desk,
): RouteHandler {
  const limit = openLimit("channel-pages", requestsAMinute);
  return async (request, draft) => {
    const charge = await limit.charge(pipeline.clients(request.incoming).counted);
    draft.rate = rateFields(charge);
    if (charge.wait !== null) throw limited(charge.wait);
    const { parameters } = readQuery(request.search, ["token"], request.language);
    const token = typeof parameters["token"] === "string" ? parameters["token"].slice(0, 200) : "";
    const isDone = request.method === "POST";
    const address = isDone
      ? await follow(purpose, channels, token, request)
      : await addressOfLink(channels, purpose, token);
    const content = linkPage({ purpose, token, address, isDone }, settingOf(request));
    const fields = [...pageFields, ["cache-control", "no-store"] as const];
    return compressed(request.incoming, { status: address === null ? 400 : 200, fields, content });
  };
}

async function follow(
  purpose: LinkPurpose,
  channels: ChannelDependencies,
  token: string,
  { incoming }: ApiRequest,
): Promise<string | null> {
  // The body is ignored; the link contains everything.
  await readBytes(incoming, largestBody);
  try {
    return ((await followLink(channels, purpose, token)) as { readonly address: string }).address;
  } catch (error) {
    if (error instanceof Failure && error.facts.id === "account.link") return null;
    throw error;
  }
}
