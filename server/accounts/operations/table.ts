import { wholeAccountOperations } from "./account.ts";
import { keyOperations } from "./keys.ts";
import { oidcOperations } from "./oidc.ts";
import { passkeyOperations } from "./passkeys.ts";
import { passwordOperations } from "./password.ts";
import { secondFactorOperations } from "./second-factor.ts";
import { sessionOperations } from "./sessions.ts";
import { signInOperations } from "./sign-in.ts";
import { signUpOperations } from "./sign-up.ts";

/** All operations on an account itself. */
export const operations = [
  ...wholeAccountOperations,
  ...signUpOperations,
  ...signInOperations,
  ...oidcOperations,
  ...passwordOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
  ...sessionOperations,
  ...keyOperations,
] as const;
