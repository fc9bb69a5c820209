import type { VNode } from "preact";
import { fill, type Language, type Text } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { accountPath, accountPaths, linkTo, pathTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { stateOf } from "../watches/list.tsx";
import { words as watchWords } from "../watches/words.ts";
import { CertificateCell, ChangeCell, Grades, RunCell, toneOfResult, type WatchRow } from "./cells.tsx";
import { words } from "./words.ts";

/** `/account`: the watched domains with their last results, and the limits of the account. */
export const dashboard: AccountPage = {
  needsSession: true,
  async show(visit) {
    const after = (visit.query.get("after") ?? "").slice(0, 253);
    const [overview, quota] = await Promise.all([
      visit.ask("watchOverview", { query: after === "" ? {} : { after } }),
      visit.ask("quota"),
    ]);
    return {
      title: words.title[visit.language],
      main: <Dashboard visit={visit} overview={overview} quota={quota} isFirst={after === ""} />,
    };
  },
  forms: {},
};

interface DashboardProps {
  readonly visit: Visit;
  readonly overview: DataOf<"watchOverview">;
  readonly quota: DataOf<"quota">;
  readonly isFirst: boolean;
}

function Dashboard({ visit, overview: { watches, next }, quota, isFirst }: DashboardProps): VNode {
  const { language, account } = visit;
  return (
    <>
      {watches.length === 0 ? (
        <p class="empty">{words.none[language]}</p>
      ) : (
        <Domains
          watches={watches}
          isWhole={isFirst && next === null}
          language={language}
          now={visit.dependencies.now()}
        />
      )}
      <p class="actions">
        <a class="button plain" href={linkTo(`${accountPaths.watches}#add`, language)}>
          {words.add[language]}
        </a>
        {watches.length === 0 ? null : (
          <a class="button plain" href={linkTo(accountPaths.certificates, language)}>
            {words.toCertificates[language]}
          </a>
        )}
        {isFirst ? null : (
          <a class="button plain" href={linkTo(accountPath, language)}>
            {words.first[language]}
          </a>
        )}
        {next === null ? null : (
          <a class="button plain" href={linkTo(accountPath, language, { after: next })} rel="next">
            {words.more[language]}
          </a>
        )}
      </p>
      {account?.secondFactor === false ? (
        <p>
          <a href={linkTo(accountPaths.security, language)}>{words.factor[language]}</a>
        </p>
      ) : null}
      <Quota quota={quota} language={language} />
    </>
  );
}

interface DomainsProps {
  readonly watches: readonly WatchRow[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
  readonly language: Language;
  readonly now: number;
}

function Domains({ watches, isWhole, language, now }: DomainsProps): VNode {
  const bad = watches.filter(({ results }) => results.some((result) => toneOfResult(result) === "fail")).length;
  const failed = watches.filter(({ results }) =>
    results.some(({ reason }) => reason !== null && reason !== "ownership"),
  ).length;
  return (
    <>
      {isWhole ? <p class="lede">{fill(words.lede, { count: watches.length, bad, failed }, language)}</p> : null}
      <Rows
        label={words.title[language]}
        heads={[words.target, words.grades, words.certificate, words.change, words.run].map((each) => each[language])}
        rows={watches.map((row) => [
          <Target row={row} language={language} now={now} />,
          <Grades row={row} language={language} />,
          <CertificateCell row={row} language={language} />,
          <ChangeCell row={row} language={language} />,
          <RunCell row={row} language={language} />,
        ])}
      />
    </>
  );
}

function Target({ row, language, now }: { readonly row: WatchRow; readonly language: Language; readonly now: number }) {
  return (
    <>
      <a href={linkTo(pathTo("watch", { id: row.id }), language)}>{harmless(row.target, 253)}</a>
      {stateOf(row, now)
        .filter((state) => state !== "running")
        .map((state) => (
          <>
            {" "}
            <span class="tag unknown">{watchWords[state][language]}</span>
          </>
        ))}
    </>
  );
}

function Quota({ quota, language }: { readonly quota: DataOf<"quota">; readonly language: Language }): VNode {
  const { requestsPerMinute, heavyRequestsPerMinute } = quota;
  return (
    <>
      <h2>{words.quota[language]}</h2>
      <ul class="quotas">
        {Object.entries(quotaNames).map(([name, label]) => (
          <Used value={quota[name]} label={label} language={language} />
        ))}
      </ul>
      <p>{fill(words.rates, { usual: requestsPerMinute, heavy: heavyRequestsPerMinute }, language)}</p>
    </>
  );
}

interface UsedProps {
  readonly value: unknown;
  readonly label: Text;
  readonly language: Language;
}

function Used({ value, label, language }: UsedProps): VNode | null {
  const { used, limit } = (value ?? {}) as { readonly used?: number; readonly limit?: number };
  if (used === undefined || limit === undefined) return null;
  const text = fill(words.used, { used, limit }, language);
  return (
    <li>
      <span>{label[language]}</span> <span class="quiet">{text}</span>
      <progress value={used} max={limit} aria-label={`${label[language]}: ${text}`} />
    </li>
  );
}

/** What is counted, by its name in the quota. */
const quotaNames: Readonly<Record<string, Text>> = {
  watches: { en: "Watches", ko: "감시" },
  channels: { en: "Notification channels", ko: "알림 채널" },
  keys: { en: "API keys", ko: "API 키" },
};
