import type { z } from "zod";
import type { Text } from "../../src/core/text.ts";

/** The methods that operations have. */
type Method = "GET" | "POST" | "PATCH" | "DELETE";

/**
 * One operation on an account, as used by routes, OpenAPI and pages. A path has its parameters in braces (`/api/account/keys/{id}/revoke`).
 * `asks` says who may call it: anyone, a session only, or also an API key, with the scope `read` for GET and `write` for the rest.
 */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: "anybody" | "session" | "key";
  readonly title: Text;
  readonly about: Text;
  readonly query?: z.ZodObject;
  /** The body; a form sends the same names as text. */
  readonly body?: z.ZodObject;
  /** `data` of the envelope. */
  readonly data: z.ZodType;
}
