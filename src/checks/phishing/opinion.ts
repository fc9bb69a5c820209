import { signalTable, type Signal, type SignalId } from "./signals.ts";

/** The verdicts on a link or a message. `no-signs` is not "safe". */
export const opinions = ["phishing", "suspicious", "unknown", "no-signs"] as const;

/** One of {@link opinions}, worst first. */
export type Opinion = (typeof opinions)[number];

/** Points from which a link is suspicious, and from which it is phishing. */
export const thresholds = { suspicious: 5, phishing: 14 } as const;

/** Maximum points that the wording adds to a link: legitimate messages mention parcels too. */
const mostOfMessage = 4;

/** Signals other than the spelling of a link. Without one of them a link needs more points to be phishing. */
const strong: ReadonlySet<SignalId> = new Set([
  "registered-week",
  "registered-month",
  "page-brand-form",
  "page-form-elsewhere",
  "page-apk",
  "listed-safe-browsing",
  "listed-urlhaus",
]);

/**
 * Signals that deceive: a name of others, letters that pass for others, a text that shows another address, a message that threatens. A new
 * domain under a cheap suffix that asks for a password is what every new shop is, so without one of these no link is phishing.
 */
const deceiving: ReadonlySet<SignalId> = new Set([
  "brand-subdomain",
  "brand-domain",
  "brand-path",
  "lookalike-letters",
  "inner-suffix",
  "userinfo",
  "gibberish-label",
  "random-labels",
  "numbered-label",
  "text-brand",
  "text-mismatch",
  "apk",
  "parcel-words",
  "fine-words",
  "account-words",
  "family-words",
  "event-words",
  "prize-words",
  "storage-words",
  "invoice-words",
  "wallet-words",
  "job-words",
  "app-words",
  "page-brand-form",
  "page-brand-title",
  "page-form-elsewhere",
  "page-apk",
  "redirect-private",
  "listed-safe-browsing",
  "listed-urlhaus",
]);

/** The additional points needed then. */
export const withoutStrong = 5;

/** The sum of the weights of what was seen, each signal once. */
export function scoreOf(signals: readonly Signal[], ofMessage: readonly Signal[] = []): number {
  return sumOf(signals) + Math.min(sumOf(ofMessage), mostOfMessage);
}

function sumOf(signals: readonly Signal[]): number {
  return [...new Set(signals.map(({ id }) => id))].reduce((sum, id) => sum + signalTable[id].weight, 0);
}

/** The verdict of a score. `signals`: those of the link and of the message. `isSeen`: whether the page was read; without it the verdict cannot be no-signs. */
export function opinionOf(score: number, signals: readonly Signal[], isSeen: boolean): Opinion {
  // A brand's full name in an old domain and in its title is one fact: stadiums, partners and the brand's own sites have it too.
  const isOld = signals.some(({ id }) => id === "registered-long");
  const isProven = signals.some(({ id }) => strong.has(id) && !(isOld && id === "page-brand-form"));
  const isDeceiving = signals.some(({ id }) => deceiving.has(id));
  if (isDeceiving && score >= thresholds.phishing + (isProven ? 0 : withoutStrong)) return "phishing";
  if (score >= thresholds.suspicious) return "suspicious";
  return isSeen ? "no-signs" : "unknown";
}

/** The verdict of a message without links: its wording alone makes it suspicious at most. */
export function opinionOfWords(signals: readonly Signal[]): Opinion {
  return sumOf(signals) >= thresholds.suspicious ? "suspicious" : "unknown";
}

/** The worst of several opinions. */
export function worstOf(all: readonly Opinion[]): Opinion {
  return opinions.find((each) => all.includes(each)) ?? "unknown";
}
