import type { ForAsker, ForSession, Open } from "./dependencies.ts";
import {
  confirm,
  formToken,
  mailReset,
  mailSignInLink,
  reset,
  signIn,
  signInCode,
  signInLink,
  signUp,
} from "./sign-in.ts";
import {
  account,
  createKeyOf,
  deleteAccount,
  endSession,
  exportAccount,
  keys,
  quota,
  revokeKeyOf,
  rotateKeyOf,
  sessions,
} from "./holdings.ts";
import type { operations, OperationId } from "./operations.ts";
import {
  backupCodes,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
  signOut,
} from "./security.ts";

/** Who may call an operation, by its declaration. */
type AsksOf<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>["access"];

/** The implementation type for that kind. */
type TaskOf<Id extends OperationId> = { anybody: Open<Id>; session: ForSession<Id>; key: ForAsker<Id> }[AsksOf<Id>];

/** Implements each operation; the compiler checks that none is missing. */
export const tasks: { readonly [Id in OperationId]: TaskOf<Id> } = {
  account,
  formToken,
  signUp,
  confirm,
  signIn,
  signInCode,
  mailSignInLink,
  signInLink,
  signOut,
  mailReset,
  reset,
  changePassword,
  changeEmail,
  secondFactor,
  confirmSecondFactor,
  backupCodes,
  endSecondFactor,
  sessions,
  endSession,
  keys,
  createKey: createKeyOf,
  rotateKey: rotateKeyOf,
  revokeKey: revokeKeyOf,
  quota,
  exportAccount,
  deleteAccount,
};
