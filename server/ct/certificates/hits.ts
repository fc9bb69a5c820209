import { readLoggedCertificate } from "../../../src/formats/ct/log/logged-certificate.ts";
import type { LogDescription } from "../../../src/formats/ct/log/log-list.ts";
import type { Database } from "../../store/database.ts";
import type { Match } from "../interests.ts";
import type { FoundEntry } from "../round.ts";
import type { Hit } from "./record.ts";

/** Whether CAA records allow an issuer today; null where this cannot be told. Never rejects. */
export type CaaLookup = (issued: {
  readonly name: string;
  readonly isWildcard: boolean;
  readonly organization: string | null;
}) => Promise<boolean | null>;

/** Names of one certificate whose CAA records are looked up, and certificates of one round. */
const [namesAsked, certificatesAsked] = [3, 64] as const;

/** The hits of found entries, and how many entries could not be read. CAA records are looked up for certificates that are new here. */
export async function hitsOf(
  found: readonly FoundEntry<Match>[],
  { id: logId, name: logName }: Pick<LogDescription, "id" | "name">,
  { database, lookup }: { readonly database: Pick<Database, "through">; readonly lookup: CaaLookup },
): Promise<{ readonly hits: readonly Hit[]; readonly unreadable: number }> {
  const hits: Hit[] = [];
  let [unreadable, asked] = [0, 0];
  for (const { index, logged, matches, wildcards } of found) {
    const certificate = readLoggedCertificate(logged);
    if (!certificate) {
      unreadable++;
      continue;
    }
    for (const [target, all] of Map.groupBy(matches, (match) => match.target)) {
      const own = all.filter(({ lookalike }) => lookalike === null);
      // A certificate that names the target as well is the target's own.
      const concerned = own.length > 0 ? own : all;
      const names = [...new Set(concerned.map(({ name }) => name))].toSorted();
      const lookalikes = [...new Set(concerned.flatMap(({ lookalike }) => lookalike ?? []))].toSorted();
      const isAsked =
        lookalikes.length === 0 && asked < certificatesAsked && !(await isKnown(database, target, certificate.id));
      if (isAsked) asked++;
      const isAllowed = isAsked ? await allowed(names, wildcards, certificate.issuerOrganization, lookup) : null;
      const { kind, timestamp: loggedAt } = logged;
      hits.push({ target, lookalikes, names, certificate, kind, logId, logName, index, loggedAt, isAllowed });
    }
  }
  return { hits, unreadable };
}

async function isKnown({ through }: Pick<Database, "through">, target: string, digest: Buffer): Promise<boolean> {
  const row = await through(({ db }) =>
    db
      .selectFrom("ct_certificate")
      .select("target")
      .where("target", "=", target)
      .where("digest", "=", digest)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

async function allowed(
  names: readonly string[],
  wildcards: readonly string[],
  organization: string | null,
  lookup: CaaLookup,
): Promise<boolean | null> {
  const asked = names.slice(0, namesAsked);
  const told = await Promise.all(
    asked.map((name) => lookup({ name, isWildcard: wildcards.includes(name), organization })),
  );
  if (told.includes(false)) return false;
  return told.every((each) => each === true) && asked.length === names.length ? true : null;
}
