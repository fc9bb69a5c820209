import { reasonWords } from "../../../core/reason-words.ts";
import type { Text } from "../../../core/text.ts";
import { refusesHello } from "../../../probes/mail/standing.ts";
import { findMx } from "./problems.ts";
import type { MxRaw } from "./schema.ts";
import type { MxHost, MxSlice } from "./slice.ts";

type Findings = MxSlice["findings"];
type Answer = MxHost["answers"][number];

/** What there is to say of how the hosts answer on port 25. Silence counts where somebody else is heard, and is ours otherwise. */
export function answerFindings({ kind, hosts, isBlocked }: MxRaw, domain: string): Findings {
  if (isBlocked) return kind === "implicit" ? [] : [findMx("mx-blocked", { domain })];
  const isHeard = hosts.some(isGreeted);
  return hosts.flatMap((host) => hostFindings(host, isHeard));
}

/** What is known of the hosts from how they answered. */
export interface Heard {
  /** Those that did not let anybody in, of which that is told already. */
  readonly told: readonly string[];
  /** Those at our service. */
  readonly greeted: readonly string[];
}

/** How the hosts answered on port 25, for those who would say the same of them. */
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
 * Hosts that nobody can hand mail to, by how they answered: whatever keeps mail away costs points, or whoever opens a host would lose some by
 * what is seen of it then. Silence tells that where somebody else is heard; whoever turns us away may take the mail of others.
 */
export function outOf(hosts: readonly MxHost[]): ReadonlySet<MxHost> {
  const isHeard = hosts.some(isGreeted);
  const isOut = (answer: Answer): boolean =>
    answer.outcome === "odd" || answer.outcome === "closed" || (isHeard && isQuiet(answer));
  return new Set(hosts.filter(({ answers }) => answers.length > 0 && answers.every(isOut)));
}

const spoke: ReadonlySet<Answer["outcome"]> = new Set(["odd", "closed", "turned-away"]);

function isGreeted({ answers }: MxHost): boolean {
  return answers.some(({ outcome }) => outcome === "greeted");
}

function isQuiet({ outcome }: Answer): boolean {
  return outcome === "silent" || outcome === "refused";
}

function hostFindings(seen: MxHost, isHeard: boolean): Findings {
  const { host, answers } = seen;
  const [first] = answers;
  const about = { subject: host };
  const odd = answers.some(({ outcome }) => outcome === "odd") ? [findMx("mx-odd", { host }, about)] : [];
  const quiet = answers.filter(isQuiet);
  if (isGreeted(seen)) {
    return [
      ...odd,
      ...quiet.map(({ address, reason }) =>
        findMx(
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
      findMx("mx-silent", { host, reason: reasonWords(first.reason) }, { ...about, evidence: first.reason ?? "" }),
    ];
  }
  return [...odd, ...spokenFindings(seen)];
}

/** Of those that spoke, and did not let us in. */
function spokenFindings({ host, answers }: MxHost): Findings {
  const closed = answers.find(({ outcome }) => outcome === "closed");
  const away = answers.find(({ outcome }) => outcome === "turned-away");
  return [
    ...(closed ? [findMx("mx-closed", { host, code: closed.code ?? 0 }, seenOf(host, closed))] : []),
    ...(away ? [findMx("mx-turned-away", { host, reason: wordsOf(away) }, seenOf(host, away))] : []),
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
