import type { z } from "zod";
import type { Text } from "../../src/core/text.ts";

/** The methods that operations have. */
type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One thing that can be done with an account, as routes, OpenAPI and pages know it. A path has its parts in braces
 * (`/api/account/keys/{id}/revoke`); `asks` says who may: anybody, only who has signed in, or an API key as well, with the scope
 * `read` for GET and `write` for the rest.
 */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly asks: "anybody" | "session" | "key";
  readonly title: Text;
  readonly about: Text;
  /** What a body holds; a form sends the same names as text. */
  readonly body?: z.ZodObject;
  /** What `data` is in the envelope. */
  readonly data: z.ZodType;
}
