import { randomBytes } from "node:crypto";
import {
  fileUrl,
  proofText,
  recordName,
  type ControlClaim,
  type Control,
  type ProofState,
} from "../../../src/run/control-lookup.ts";
import type { Database } from "../../store/database.ts";
import type { Watch } from "./watch.ts";
import type { ProofKind } from "./proofs.ts";

/** Looks for a claim's token. Rejects with a `Failure` where it could not start. */
export type ControlLookup = (claim: ControlClaim, signal: AbortSignal) => Promise<Control>;

/** A proven name. */
interface Proof {
  /** The domain with everything below it, or one host. */
  readonly name: string;
  readonly kind: ProofKind;
  /** When it was first and last seen; milliseconds since 1970. */
  readonly provenAt: number;
  readonly checkedAt: number;
}

/** The ownership of a domain, and what to publish where it is not proven. */
export interface Ownership {
  readonly domain: string;
  readonly token: string;
  readonly record: { readonly name: string; readonly value: string };
  readonly file: { readonly url: string; readonly line: string };
  readonly proofs: readonly Proof[];
}

/** The account and domain of a claim. */
export type OwnershipClaim = Pick<Watch, "account" | "domain" | "target">;

/** 128 bits: another account's token cannot be guessed, so a site cannot be tricked into showing it. */
const tokenBytes = 16;

/** An account's token and proofs for a domain; the token is created on first use. */
export async function ownershipOf(
  database: Database,
  { account, domain, target }: OwnershipClaim,
  now: number,
): Promise<Ownership> {
  const token = await tokenOf(database, account, domain, now);
  const rows = await database.through(({ db }) =>
    db
      .selectFrom("ownership_proof")
      .select(["name", "kind", "proven_at", "checked_at"])
      .where("account", "=", account)
      .where("domain", "=", domain)
      .orderBy("name")
      .orderBy("kind")
      .execute(),
  );
  return {
    domain,
    token,
    record: { name: recordName(domain), value: proofText(token) },
    file: { url: fileUrl(target), line: proofText(token) },
    proofs: rows.map((row) => ({
      name: row.name,
      kind: row.kind === "dns" ? "dns" : "https",
      provenAt: row.proven_at,
      checkedAt: row.checked_at,
    })),
  };
}

async function tokenOf({ through }: Database, account: string, domain: string, now: number): Promise<string> {
  const made = randomBytes(tokenBytes).toString("hex");
  return through(async ({ db }) => {
    await db
      .insertInto("ownership")
      .values({ account, domain, token: made, created_at: now })
      .onConflict((conflict) => conflict.columns(["account", "domain"]).doNothing())
      .execute();
    const { token } = await db
      .selectFrom("ownership")
      .select("token")
      .where("account", "=", account)
      .where("domain", "=", domain)
      .executeTakeFirstOrThrow();
    return token;
  });
}

/** Looks for the token now, and records the result. */
export async function verify(
  database: Database,
  look: ControlLookup,
  claimed: OwnershipClaim,
  now: number,
  signal: AbortSignal,
): Promise<Control> {
  const { account, domain, target: host } = claimed;
  const token = await tokenOf(database, account, domain, now);
  const seen = await look({ domain, host, token }, signal);
  await note(database, { account, domain, name: domain, kind: "dns" }, seen.dns, now);
  await note(database, { account, domain, name: host, kind: "https" }, seen.https, now);
  return seen;
}

type Row = Pick<OwnershipClaim, "account" | "domain"> & Pick<Proof, "name" | "kind">;

/** An unknown result leaves earlier proofs unchanged. */
async function note({ through }: Database, row: Row, shown: ProofState, now: number): Promise<void> {
  if (shown === "unknown") return;
  await through(async ({ db }) => {
    if (shown === "shown") {
      await db
        .insertInto("ownership_proof")
        .values({ ...row, proven_at: now, checked_at: now })
        .onConflict((conflict) => conflict.columns(["account", "name", "kind"]).doUpdateSet({ checked_at: now }))
        .execute();
      return;
    }
    await db
      .deleteFrom("ownership_proof")
      .where("account", "=", row.account)
      .where("name", "=", row.name)
      .where("kind", "=", row.kind)
      .execute();
  });
}

/**
 * Whether an account currently proves ownership by one of these proofs, for runs that require it. Null where this is unknown and was proven
 * before: then the run waits.
 */
export async function isOwn(
  database: Database,
  look: ControlLookup,
  { proofs, ...claimed }: OwnershipClaim & { readonly proofs: readonly ProofKind[] },
  now: number,
  signal: AbortSignal,
): Promise<boolean | null> {
  const before = await provenKinds(database, claimed);
  const seen = await verify(database, look, claimed, now, signal);
  if (proofs.some((kind) => seen[kind] === "shown")) return true;
  return proofs.some((kind) => before.includes(kind) && seen[kind] === "unknown") ? null : false;
}

async function provenKinds(
  database: Database,
  { account, domain, target }: OwnershipClaim,
): Promise<readonly ProofKind[]> {
  const rows = await database.through(({ db }) =>
    db
      .selectFrom("ownership_proof")
      .select("kind")
      .where("account", "=", account)
      .where((where) =>
        where.or([where.and({ name: domain, kind: "dns" }), where.and({ name: target, kind: "https" })]),
      )
      .execute(),
  );
  return rows.map(({ kind }) => (kind === "dns" ? "dns" : "https"));
}
