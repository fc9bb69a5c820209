import { createHash } from "node:crypto";
import { phishing, type PhishingRaw } from "../../src/checks/phishing/index.ts";
import { failure } from "../../src/core/failure.ts";
import type { HttpRequest } from "../../src/core/net/net.ts";
import type { ByteCache } from "../../src/core/net/cache.ts";
import type { SourceId, SourceReply } from "../../src/core/net/source.ts";
import type { Verdict } from "../../src/core/result/interpretation.ts";
import { netDouble } from "../net-double.ts";
import { repliesFrom, type Answering, type Said } from "../replies.ts";
import { domainObject } from "../twins/rdap.ts";

/** The day on which messages are judged here. */
const now = new Date("2026-11-20T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

/** The world of a test: the answers of URLs, and the age in days of domains. */
export interface Scene {
  readonly pages?: Readonly<Record<string, Answering>>;
  readonly ages?: Readonly<Record<string, number>>;
  /** Milliseconds that the run has taken by then. */
  readonly elapsed?: number;
  /** The answers of unsafe-URL lists, for each with an operator's key. */
  readonly lists?: Lists;
  readonly shelf?: ByteCache;
}

/** A list's answer: a body, or a timeout. */
export interface Lists {
  readonly "safe-browsing"?: (path: string) => object | string | null;
  readonly urlhaus?: (url: string) => object | string | null;
}

/** The result for a message. */
export interface Told {
  readonly raw: PhishingRaw;
  readonly verdict: Verdict;
  readonly asked: readonly HttpRequest[];
  /** Every query to third parties. */
  readonly questions: readonly string[];
}

function listed(id: keyof Lists, asked: string, lists: Lists): SourceReply {
  const said = lists[id]?.(asked) ?? null;
  if (said === null) throw failure("timeout.source", { source: id, host: id });
  const body = Buffer.from(typeof said === "string" ? said : JSON.stringify(said));
  return { address: "11.0.0.44", headers: [], ms: 5, status: 200, redirects: 0, url: "https://list.example/", body };
}

/** Examines and judges a message. */
export async function tell(
  text: string,
  { pages = {}, ages = {}, elapsed = 0, lists = {}, shelf }: Scene = {},
): Promise<Told> {
  const { context, asked } = repliesFrom(pages);
  const questions: string[] = [];
  const net = netDouble({
    http: (request) => context.net.http(request),
    source: async (id, { path, form }) => {
      questions.push(path);
      if (id === "safe-browsing" || id === "urlhaus") return listed(id, form?.["url"] ?? path, lists);
      const domain = /^domain\/(?<name>.+)$/.exec(path)?.groups?.["name"] ?? "";
      const age = ages[domain];
      if (age === undefined) throw failure("timeout.source", { source: "RDAP", host: id });
      const registered = new Date(now.getTime() - age * day).toISOString();
      const body = Buffer.from(JSON.stringify(domainObject({ name: domain, registered })));
      return {
        address: "11.0.0.43",
        headers: [],
        ms: 5,
        status: 200,
        redirects: 1,
        url: `https://rdap.example/${path}`,
        body,
      };
    },
    whois: async (server) => {
      throw failure("timeout.source", { source: "WHOIS", host: `${server.host}` });
    },
    dns: async ({ name }) => {
      throw failure("timeout.dns", { host: name });
    },
  });
  const seen = await phishing.collect(phishing.input.parse({ text }), {
    ...context,
    chosen: new Set(["rdap"]),
    keyed: new Set(Object.keys(lists) as SourceId[]),
    ...(shelf && { shelf }),
    net,
    now: () => now,
    elapsed: () => elapsed,
  });
  const raw = phishing.raw.parse(seen);
  return { raw, verdict: phishing.judge(raw, { text }), asked, questions };
}

/** A page of HTML. */
export function html(body: string, more: Said = {}): Said {
  return { headers: [["Content-Type", "text/html; charset=utf-8"]], body, ...more };
}

/** A page with a title and a form that asks for a password. */
export function login(title: string, action = "/login"): Said {
  return html(
    `<!doctype html><title>${title}</title><form action="${action}"><input name=id><input type=password name=pw></form>`,
  );
}

/** Safe Browsing with one listed expression; an answer is valid for five minutes. */
export function listing(expression: string, threatType = "SOCIAL_ENGINEERING") {
  const fullHash = createHash("sha256").update(expression).digest();
  const prefix = encodeURIComponent(fullHash.subarray(0, 4).toString("base64"));
  const found = { fullHash: fullHash.toString("base64"), fullHashDetails: [{ threatType }] };
  return (path: string): object =>
    path.includes(`=${prefix}`) ? { fullHashes: [found], cacheDuration: "300s" } : { cacheDuration: "300.5s" };
}
