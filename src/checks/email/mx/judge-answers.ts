import { reasonWords } from "../../../core/reason-words.ts";
import type { Text } from "../../../core/text.ts";
import { refusesHello } from "../../../probes/mail/state.ts";
import { findOwnMx } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import type { MxHost, MxSlice } from "./slice.ts";

type Findings = MxSlice["findings"];
type Answer = MxHost["answers"][number];

/** Findings about the answers on port 25. A timeout counts only if another host answered; otherwise port 25 is probably blocked on our side. */
export function answerFindings({ kind, hosts, isBlocked }: MxRaw, domain: string): Findings {
  if (isBlocked) return kind === "implicit" ? [] : [findOwnMx("mx-blocked", { domain })];
  const isHeard = hosts.some(isGreeted);
  return hosts.flatMap((host) => hostFindings(host, isHeard));
}

/** What the answers on port 25 say about the hosts. */
export interface Heard {
  /** Hosts without a session; their findings exist already. */
  readonly told: readonly string[];
  /** Hosts that greeted us. */
  readonly greeted: readonly string[];
}

/** Which hosts answered on port 25, so that other parts do not report the same fault. */
export function heardOf({ kind, hosts, isBlocked }: MxRaw): Heard {
  const greeted = hosts.filter(isGreeted);
  const isTold = (host: MxHost): boolean => {
    if (isBlocked) return kind !== "implicit";
    return (
      host.answers.some(({ outcome }) => spoke.has(outcome)) || (host.answers.every(isQuiet) && greeted.length > 0)
    );
  };
  const told = hosts.filter((host) => !isGreeted(host) && host.answers.length > 0 && isTold(host));
  return { told: told.map(({ host }) => host), greeted: greeted.map(({ host }) => host) };
}

/**
 * Hosts that cannot receive mail according to their answers. Each of them costs points: otherwise a host that is opened would lose points for the
 * faults that then show. A timeout counts only if another host answered. A rejected connection does not count: the host may accept other clients.
 */
export function outOf(hosts: readonly MxHost[]): ReadonlySet<MxHost> {
  const isHeard = hosts.some(isGreeted);
  const isOut = (answer: Answer): boolean =>
    answer.outcome === "odd" || answer.outcome === "closed" || (isHeard && isQuiet(answer));
  return new Set(hosts.filter(({ answers }) => answers.length > 0 && answers.every(isOut)));
}

const spoke: ReadonlySet<Answer["outcome"]> = new Set(["odd", "closed", "rejected", "slow"]);

function isGreeted({ answers }: MxHost): boolean {
  return answers.some(({ outcome }) => outcome === "accepted");
}

function isQuiet({ outcome }: Answer): boolean {
  return outcome === "silent" || outcome === "refused";
}

function hostFindings(seen: MxHost, isHeard: boolean): Findings {
  const { host, answers } = seen;
  const [first] = answers;
  const about = { subject: host };
  const odd = answers.some(({ outcome }) => outcome === "odd") ? [findOwnMx("mx-odd", { host }, about)] : [];
  const quiet = answers.filter(isQuiet);
  if (isGreeted(seen)) {
    return [
      ...odd,
      ...quiet.map(({ address, reason }) =>
        findOwnMx(
          "mx-address-silent",
          { host, address, reason: reasonWords(reason) },
          { subject: `${host} ${address}`, evidence: reason ?? "" },
        ),
      ),
    ];
  }
  if (first && quiet.length === answers.length) {
    if (!isHeard) return [];
    return [
      findOwnMx("mx-silent", { host, reason: reasonWords(first.reason) }, { ...about, evidence: first.reason ?? "" }),
    ];
  }
  return [...odd, ...spokenFindings(seen)];
}

/** Findings for a host that answered but gave us no session. */
function spokenFindings({ host, answers }: MxHost): Findings {
  const closed = answers.find(({ outcome }) => outcome === "closed");
  const away = answers.find(({ outcome }) => outcome === "rejected");
  const slow = answers.filter(({ outcome }) => outcome === "slow");
  const isSlowOnly =
    slow.length > 0 &&
    !closed &&
    !away &&
    answers.every(({ outcome }) => outcome === "slow" || outcome === "refused" || outcome === "silent");
  return [
    ...(isSlowOnly ? [findOwnMx("mx-slow", { host }, { subject: host, evidence: slow[0]?.reason ?? "" })] : []),
    ...(closed ? [findOwnMx("mx-closed", { host, code: closed.code ?? 0 }, seenOf(host, closed))] : []),
    ...(away ? [findOwnMx("mx-turned-away", { host, reason: wordsOf(away) }, seenOf(host, away))] : []),
  ];
}

function seenOf(subject: string, { banner, reason }: Answer) {
  return { subject, evidence: banner?.replaceAll("\n", " ") ?? reason ?? "" };
}

const noHello: Text = { en: "it rejects EHLO and HELO after its greeting", ko: "인사한 뒤 EHLO와 HELO를 거절함" };

function wordsOf({ code, reason }: Answer) {
  if (reason === refusesHello) return noHello;
  return code === null ? reasonWords(reason) : `${code}`;
}
