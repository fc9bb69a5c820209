import type { Text } from "../../core/text.ts";

/** A list that is never asked. */
interface DeadBlocklist {
  /** The domain under which all its zones are. */
  readonly zone: string;
  readonly why: Text;
}

function closed(zone: string, year: number): DeadBlocklist {
  return { zone, why: { en: `closed in ${year}`, ko: `${year}년에 종료됨` } };
}

const gone: Text = { en: "shut down by its operator", ko: "운영자가 중단함" };
const allowlist: Text = { en: "it is an allowlist", ko: "허용 목록" };

/**
 * Lists that have shut down, November 2026: some no longer answer, some list everything, and the domains of some have new owners. Sources
 * are the operators' announcements. One is a list of good senders, whose answers are no listings.
 */
const deadBlocklists: readonly DeadBlocklist[] = [
  closed("ix.dnsbl.manitu.net", 2025),
  closed("dnsbl.sorbs.net", 2024),
  closed("sorbs.net", 2024),
  closed("njabl.org", 2013),
  closed("ahbl.org", 2015),
  closed("ordb.org", 2006),
  closed("spamcannibal.org", 2018),
  closed("cbl.abuseat.org", 2021),
  closed("dnsbl.inps.de", 2019),
  { zone: "rbl.megarbl.net", why: gone },
  { zone: "bl.emailbasura.org", why: gone },
  { zone: "msrbl.net", why: gone },
  { zone: "ubl.unsubscore.com", why: gone },
  { zone: "list.dnswl.org", why: allowlist },
];

/** The dead list that a zone belongs to; null where it belongs to none. */
export function deadBlocklist(zone: string): DeadBlocklist | null {
  return deadBlocklists.find((dead) => zone === dead.zone || zone.endsWith(`.${dead.zone}`)) ?? null;
}
