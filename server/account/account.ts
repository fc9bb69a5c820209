import { operator, type Scope } from "../keys/record.ts";

/** Whose keys, watches and channels something is. */
export interface Account {
  /** Names it in every table: `owner` of a key. */
  readonly id: string;
  /** Absent for the operator, who has no address here. */
  readonly email?: string;
}

/** What the command line makes belongs to this account; nobody signs in to it. */
export const operatorAccount: Account = { id: operator };

/** Whether something changes what an account has, or only looks at it. */
export type { Scope };

/** Somebody who has signed in, in a browser. */
export interface SignedIn {
  readonly kind: "session";
  readonly account: Account & { readonly email: string };
  readonly session: { readonly id: string; readonly createdAt: Date };
  /** A session may do everything. */
  may(scope: Scope): boolean;
}

/** A program with an API key of an account. */
interface KeyBearer {
  readonly kind: "key";
  readonly account: Account;
  readonly keyId: string;
  may(scope: Scope): boolean;
}

/** Who asks for something that belongs to an account. */
export type Asker = SignedIn | KeyBearer;
