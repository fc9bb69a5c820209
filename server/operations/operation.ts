import type { z } from "zod";
import type { Language, Text } from "../../src/core/text.ts";
import type { AccountCaller, SignedIn } from "../accounts/account.ts";
import type { ClientUnits } from "../questions/shares.ts";

/** The methods of operations. */
type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Who may call an operation: anyone, a session only, or also an API key with the scope `read` for GET and `write` for the rest. */
export type Access = "anybody" | "session" | "key";

/** How the command line calls an operation. */
interface OperationCommand {
  /** The words after `portcullis`: `["watch", "add"]`. */
  readonly words: readonly [command: string, task: string];
  /** The positional arguments, in order: path parameters, fields of the query or of the body. */
  readonly takes: readonly string[];
}

/**
 * What an operation is, apart from what it does. Routes, OpenAPI, the pages' calls, the tools of agents and the command line are derived from
 * it. A path has its parameters in braces (`/api/account/keys/{id}/revoke`).
 */
export interface OperationShape {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The rate limit of the caller's checks that it counts against; absent where only the limit of the address counts. */
  readonly cost?: "light" | "heavy";
  readonly title: Text;
  readonly about: Text;
  readonly query?: z.ZodObject | undefined;
  /** The body; a form sends the same names as text. */
  readonly body?: z.ZodObject | undefined;
  /** `data` of the envelope. */
  readonly data: z.ZodType;
  /** Absent where the command line does not offer it. */
  readonly command?: OperationCommand;
}

/** The client of a request. */
export interface RequestClient {
  readonly counted: ClientUnits;
  /** The network, such as `203.0.113.0/24`, and not the address. */
  readonly network: string;
  readonly agent: string;
}

/** A request for an operation, without its query and body. */
export interface OperationRequest {
  /** The path parameters. */
  readonly parts: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly client: RequestClient;
  /** The value of a sent cookie. */
  readonly cookie: (name: string) => string | undefined;
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Readonly<Record<string, never>>;

/** A request with its parsed query and body. */
export interface OperationCall<Query = unknown, Body = unknown> extends OperationRequest {
  readonly query: Parsed<Query>;
  readonly body: Parsed<Body>;
}

/** Who calls an operation, by its access. */
type CallerOf<A extends Access> = { anybody: null; session: SignedIn; key: AccountCaller }[A];

/** The result of an operation: `data` of the envelope, and cookies to set as header fields. */
export interface OperationResult<Data = unknown> {
  readonly data: Data;
  readonly cookies?: readonly string[];
}

/** Implementations return what they were given, and that is often readonly. */
type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Immutable<T[Name]> }
    : T;

/** An operation with its implementation over some dependencies. */
interface Defined<
  Id extends string,
  A extends Access,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodObject | undefined,
  Data extends z.ZodType,
  Dependencies,
> extends Omit<OperationShape, "query" | "body"> {
  readonly id: Id;
  readonly access: A;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** Throws a `Failure` for the caller. */
  run(
    dependencies: Dependencies,
    call: OperationCall<Query, Body>,
    caller: CallerOf<A>,
  ): Promise<OperationResult<Immutable<z.input<Data>>>>;
}

/** Any operation over some dependencies, as tables hold it. */
export interface Operation<Dependencies = never> extends OperationShape {
  run(dependencies: Dependencies, call: OperationCall, caller: never): Promise<OperationResult>;
}

/** Defines an operation. Its implementation gets the parsed query and body, and the caller that its access admits. */
export function defineOperation<
  const Id extends string,
  const A extends Access,
  Data extends z.ZodType,
  Dependencies,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodObject | undefined = undefined,
>(operation: Defined<Id, A, Query, Body, Data, Dependencies>): Defined<Id, A, Query, Body, Data, Dependencies> {
  return operation;
}
