import type { VNode } from "preact";
import { fill, type Language, type Text } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { reportPath } from "../../../http/paths.ts";
import type { DataOf } from "../../../operations/table.ts";
import { pathIn } from "../../layout.tsx";
import { When } from "../../when.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import type { AccountPage } from "../visit.ts";
import { DaysLeft } from "./cells.tsx";
import { loggedVerdicts, words } from "./words.ts";

type CertificateList = DataOf<"certificates">;

/** `/account/certificates`: every watched certificate, by expiry. */
export const certificates: AccountPage = {
  needsSession: true,
  async show({ ask, language }) {
    const [told, logged] = await Promise.all([ask("certificates"), ask("loggedCertificates")]);
    const main = (
      <>
        <Certificates told={told} language={language} />
        {logged.logs.length === 0 ? null : <Logged logged={logged} language={language} />}
      </>
    );
    return { title: words.certificates[language], main };
  },
  forms: {},
};

type LoggedList = DataOf<"loggedCertificates">;

/** What the followed logs had of the watched domains: unknown issuers first, then by expiry. */
function Logged({ logged, language }: { readonly logged: LoggedList; readonly language: Language }): VNode {
  const { certificates, logs } = logged;
  const since =
    logs
      .map((log) => log.since)
      .toSorted()[0]
      ?.slice(0, 10) ?? "";
  const failing = logs.filter(({ state }) => state !== "following").length;
  const minutes = Math.ceil((logs[0]?.behind ?? 0) / 60);
  const heads = [words.expires, words.names, words.issuer, words.judged, words.logged];
  return (
    <>
      <h2 id="logged">{words.loggedTitle[language]}</h2>
      <p>{fill(words.loggedLede, { since, count: logs.length - failing, total: logs.length, minutes }, language)}</p>
      {certificates.length === 0 ? (
        <p class="empty">{words.noLogged[language]}</p>
      ) : (
        <Rows
          label={words.loggedTitle[language]}
          heads={heads.map((each) => each[language])}
          rows={certificates.map((each) => [
            <>
              <DaysLeft {...each} language={language} />{" "}
              <time class="quiet" dateTime={each.notAfter}>
                {each.notAfter.slice(0, 10)}
              </time>
            </>,
            namesText(each, language),
            harmless(each.issuer, 200),
            verdictText(each.verdict)[language],
            <When at={Date.parse(each.loggedAt)} language={language} />,
          ])}
        />
      )}
    </>
  );
}

function namesText({ names, namesTotal }: LoggedList["certificates"][number], language: Language): string {
  const shown = names.slice(0, mostHosts).map((name) => harmless(name, 253));
  const rest = namesTotal - shown.length;
  return `${shown.join(", ")}${rest > 0 ? ` ${fill(words.moreHosts, { count: rest }, language)}` : ""}`;
}

function verdictText(verdict: string): Text {
  return Object.hasOwn(loggedVerdicts, verdict)
    ? loggedVerdicts[verdict as keyof typeof loggedVerdicts]
    : { en: verdict, ko: verdict };
}

/** Hosts that are listed beside one certificate. */
const mostHosts = 5;

function Certificates({ told, language }: { readonly told: CertificateList; readonly language: Language }): VNode {
  const { certificates, unknown } = told;
  return (
    <>
      <p class="lede">{words.certificatesLede[language]}</p>
      {certificates.length === 0 ? (
        <p class="empty">
          {words.noCertificates[language]}{" "}
          <a href={linkTo(`${accountPaths.watches}#add`, language)}>{words.add[language]}</a>
        </p>
      ) : (
        <Rows
          label={words.certificates[language]}
          heads={[words.expires, words.hosts, words.subject, words.issuer, words.seen].map((each) => each[language])}
          rows={certificates.map((each) => [
            <>
              <DaysLeft {...each} language={language} />{" "}
              <time class="quiet" dateTime={each.notAfter}>
                {each.notAfter.slice(0, 10)}
              </time>
            </>,
            <Hosts targets={each.targets} language={language} />,
            harmless(each.subject, 200),
            harmless(each.issuer, 200),
            <When at={Date.parse(each.observedAt)} language={language} />,
          ])}
        />
      )}
      {unknown.length === 0 ? null : (
        <>
          <h2>{words.unknownHosts[language]}</h2>
          <p>{words.unknownAbout[language]}</p>
          <ul class="columns">
            {unknown.map((target) => (
              <li>
                <ReportLink target={target} language={language} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Hosts({ targets, language }: { readonly targets: readonly string[]; readonly language: Language }): VNode {
  const rest = targets.length - mostHosts;
  return (
    <>
      {targets.slice(0, mostHosts).map((target, at) => (
        <>
          {at === 0 ? "" : ", "}
          <ReportLink target={target} language={language} />
        </>
      ))}
      {rest > 0 ? ` ${fill(words.moreHosts, { count: rest }, language)}` : ""}
    </>
  );
}

function ReportLink({ target, language }: { readonly target: string; readonly language: Language }): VNode {
  return <a href={pathIn(reportPath(target), language)}>{harmless(target, 253)}</a>;
}
