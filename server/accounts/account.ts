import { operator, type Scope } from "./keys/record.ts";

/** The owner of keys, watches and channels. */
export interface Account {
  /** Its id in every table: `owner` of a key. */
  readonly id: string;
  /** Absent for the operator, who has no address here. */
  readonly email?: string;
}

/** The account of everything that the command line creates; it cannot sign in. */
export const operatorAccount: Account = { id: operator };

/** Whether an operation changes an account or only reads it. */
export type { Scope };

/** A person with a session in a browser. */
export interface SignedIn {
  readonly kind: "session";
  readonly account: Account & { readonly email: string };
  readonly session: { readonly id: string; readonly createdAt: Date };
  /** A session has every scope. */
  may(scope: Scope): boolean;
}

/** Whether a proxy signs the user in with each request: then there is no session of ours. */
export function isByProxy({ session }: Pick<SignedIn, "session">): boolean {
  return session.id === "";
}

/** A program with an account's API key. */
interface KeyBearer {
  readonly kind: "key";
  readonly account: Account;
  readonly keyId: string;
  may(scope: Scope): boolean;
}

/** The caller of an operation on an account. */
export type AccountCaller = SignedIn | KeyBearer;
