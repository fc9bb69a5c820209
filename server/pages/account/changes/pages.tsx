import type { VNode } from "preact";
import { failure } from "../../../../src/core/failure.ts";
import type { Change, Changes } from "../../../../src/core/store.ts";
import { registrableTarget } from "../../../../src/core/target/registrable.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { accountPaths, linkTo, pathTo } from "../paths.ts";
import type { AccountPage, Visit } from "../visit.ts";
import { ChangeList } from "./change.tsx";
import { ChangeTimeline } from "./timeline.tsx";
import { words } from "./words.ts";

/** Changes on one page of a domain; and of each domain, and all domains, on the page of all. */
const [onePage, ofEach, ofAll, mostDomains] = [50, 5, 20, 10] as const;

/** `/account/changes`: the latest of all domains. */
export const changes: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { watches } = await visit.ask("watches");
    const domains = [...new Set(watches.map(({ domain }) => domain))];
    const found = await Promise.all(domains.slice(0, mostDomains).map((domain) => changesOf(visit, domain, ofEach)));
    const latest = found
      .flatMap((each) => each.changes)
      .toSorted((a, b) => (a.firstMeasuredAt < b.firstMeasuredAt ? 1 : -1));
    return {
      title: words.title[visit.language],
      main: <All language={visit.language} domains={domains} latest={latest.slice(0, ofAll)} />,
    };
  },
  forms: {},
};

interface AllProps {
  readonly language: Language;
  readonly domains: readonly string[];
  readonly latest: readonly Change[];
}

function All({ language, domains, latest }: AllProps): VNode {
  if (domains.length === 0)
    return (
      <p class="empty">
        {words.noWatches[language]} <a href={linkTo(accountPaths.watches, language)}>{words.toWatches[language]}</a>
      </p>
    );
  return (
    <>
      <p class="lede">{words.lede[language]}</p>
      <ChangeList changes={latest} language={language} />
      {domains.length > mostDomains ? <p class="quiet">{fill(words.more, { count: mostDomains }, language)}</p> : null}
      <h2>{words.domains[language]}</h2>
      <ul class="columns">
        {domains.map((domain) => (
          <li>
            <a href={linkTo(pathTo("domain", { domain }), language)}>{harmless(domain, 253)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `/account/changes/{domain}`: the timeline of one domain. */
export const domain: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { language, parts, query } = visit;
    const { success, data: name } = registrableTarget().safeParse(parts["domain"] ?? "");
    if (!success) throw failure("request.path", { suggestion: "" });
    const found = await changesOf(visit, name, onePage, query.get("cursor"));
    return {
      title: fill(words.titleOf, { domain: harmless(name, 253) }, language),
      main: <Timeline found={found} language={language} />,
    };
  },
  forms: {},
};

function Timeline({ found, language }: { readonly found: Changes; readonly language: Language }): VNode {
  const { domain, changes, next } = found;
  return (
    <>
      <ChangeTimeline changes={changes} language={language} />
      <ChangeList changes={changes} language={language} />
      {next === null ? null : (
        <p>
          <a href={linkTo(pathTo("domain", { domain }), language, { cursor: next })}>{words.older[language]}</a>
        </p>
      )}
      <p>
        <a href={linkTo(accountPaths.changes, language)}>{words.title[language]}</a>
      </p>
    </>
  );
}

/** The changes of a domain that the account may see: the public ones, and those of hosts that it has proven to own. */
async function changesOf(
  { account, pages }: Visit,
  domain: string,
  limit: number,
  cursor: string | null = null,
): Promise<Changes> {
  const { ledger } = pages.pipeline;
  const caller = { address: "", owner: account?.id ?? "" };
  const found = await ledger?.changes?.({ domain, limit, caller, ...(cursor !== null && { cursor }) });
  return found ?? { domain, changes: [], watched: false, next: null };
}
