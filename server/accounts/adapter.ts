import type { DBAdapter, Where } from "@better-auth/core/db/adapter";
import { createHash } from "node:crypto";
import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { Encryption } from "../store/encryption/encryption.ts";

/** Fields stored only as a digest, by model: the value used to look up the row is a secret. */
const digested: Readonly<Record<string, string>> = { session: "token", verification: "identifier" };

/** The encrypted field: the authenticator app's secret, in the model of second factors. */
const [sealedModel, sealedField] = ["twoFactor", "secret"] as const;

type Row = Record<string, unknown>;

/** Does work again while another process holds the lock of the database. */
type Patient = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Wraps better-auth's database adapter so that reading the database is not enough to sign in. better-auth itself stores session tokens in
 * clear text, and its option to hash a verification's name accepts the hash as the name as well.
 * Each statement waits for locks separately: repeating a whole better-auth call would find its link already used up.
 */
export function guarded(adapter: DBAdapter, encryption: Encryption, patient: Patient): DBAdapter {
  const inner = adapter as unknown as Record<string, (data: Row) => Promise<unknown>>;

  const on =
    (method: string) =>
    async (data: Row): Promise<never> => {
      const model = String(data["model"]);
      const request = {
        ...data,
        ...(Array.isArray(data["where"]) && { where: inWhere(model, data["where"] as Where[]) }),
        ...(isRow(data["data"]) && { data: inRow(model, data["data"]) }),
        ...(isRow(data["update"]) && { update: inRow(model, data["update"]) }),
      };
      const found = await patient(async () => inner[method]?.(request));
      return back(model, data, found) as never;
    };

  /** Restores the secret in the rows that better-auth gets, which were found or created by it. */
  function back(model: string, data: Row, found: unknown): unknown {
    if (Array.isArray(found)) return found.map((row: unknown) => back(model, data, row));
    if (!isRow(found)) return found;
    const row = { ...found };
    const field = digested[model];
    const known = field === undefined ? undefined : shownIn(field, data);
    if (field !== undefined && known !== undefined && row[field] === digestOf(known)) row[field] = known;
    const secret = row[sealedField];
    if (model === sealedModel && typeof secret === "string") row[sealedField] = opened(secret, encryption);
    return row;
  }

  function inRow(model: string, row: Row): Row {
    const field = digested[model];
    const value = field === undefined ? undefined : row[field];
    if (field !== undefined && typeof value === "string") return { ...row, [field]: digestOf(value) };
    const secret = row[sealedField];
    return model === sealedModel && typeof secret === "string"
      ? { ...row, [sealedField]: encryption.seal(secret, sealedModel) }
      : row;
  }

  const layer: Row = { ...adapter };
  for (const [name, member] of Object.entries(adapter)) if (typeof member === "function") layer[name] = on(name);
  // Without transactions: better-auth would hash a password within one, and SQLite has a single writer.
  layer["transaction"] = (work: (inside: unknown) => unknown) => work(layer);
  return layer as unknown as DBAdapter;
}

/** Throws a `Failure` after the operator changed the secret: the operator then resets the account's password and second factor. */
function opened(sealed: string, encryption: Encryption): string {
  try {
    return encryption.open(sealed, sealedModel);
  } catch (error) {
    throw failure("store.unreadable", { detail: otherSecret }, { cause: error });
  }
}

const otherSecret: Text = {
  en: "this second factor was encrypted with another PORTCULLIS_SECRET",
  ko: "2단계 인증이 다른 PORTCULLIS_SECRET으로 암호화되어 있습니다",
};

function inWhere(model: string, where: readonly Where[]): readonly Where[] {
  return where.map((each) => {
    if (each.field !== digested[model]) return each;
    const { value } = each;
    if (Array.isArray(value)) return { ...each, value: value.map((one) => digestOf(String(one))) };
    return { ...each, value: digestOf(String(value)) };
  });
}

/** The secret in a statement, if any. */
function shownIn(field: string, { where, data }: Row): string | undefined {
  const condition = Array.isArray(where) ? (where as Where[]).find((each) => each.field === field) : undefined;
  const value = condition?.value ?? (isRow(data) ? data[field] : undefined);
  return typeof value === "string" ? value : undefined;
}

/** The stored digest of a token: each has at least 128 random bits, so plain SHA-256 is enough. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
