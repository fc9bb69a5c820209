import type { LazyCheck } from "../../http/routes.ts";
import { largestText, readBody } from "../../http/listener/body.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import { readQuery } from "../../http/query.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { failure, type FailureFacts } from "../../../src/core/failure.ts";
import { neededExample, shown } from "../../../src/core/input.ts";
import { maxAgeName, readMaxAge } from "../../../src/core/max-age.ts";
import { suggest } from "../../../src/core/nearest.ts";
import type { Language } from "../../../src/core/text.ts";
import { readInputs, type BatchItem } from "./inputs.ts";

/** The most members of a body: 1000 inputs with a handful of parameters each. */
const mostMembers = 12_000;

/** A parsed request for many inputs of one check. */
export interface ItemsRequest {
  readonly check: AnyCheck;
  readonly language: Language;
  readonly items: readonly BatchItem[];
  readonly maxAge?: number;
  /** The body without the inputs. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** How such a request is read. */
export interface ItemsReading {
  readonly offers: readonly LazyCheck[];
  readonly language: Language;
  readonly allIps: boolean;
  /** Further names in the body. */
  readonly names?: readonly string[];
  /** Whether a check may have many inputs in one request. */
  readonly offersCheck: (check: AnyCheck) => boolean;
  /** Refuses a valid input for another reason. */
  readonly refuse?: (check: AnyCheck, item: BatchItem) => FailureFacts | null;
}

/** Whether a check measures a given target: what is about the caller has only one answer. */
export function hasManyInputs({ subject, concerns }: AnyCheck): boolean {
  return subject !== undefined && concerns !== "caller";
}

/** Reads `{ check, inputs, max_age }` and validates every input. Throws `Failure` INVALID_INPUT. */
export async function readItemsRequest(
  { incoming, search }: ApiRequest,
  { offers, language: fallback, allIps, names = [], offersCheck, refuse }: ItemsReading,
): Promise<ItemsRequest> {
  const { language } = readQuery(search, [], fallback);
  const known = ["check", "inputs", maxAgeName, ...names];
  const { inputs, ...body } = await readBody(incoming, known, largestText, mostMembers);
  const check = await checkOf(body["check"], offers, offersCheck);
  const age = body[maxAgeName];
  const maxAge = readMaxAge(check, age === undefined ? undefined : wordOf(age));
  const items = await readInputs(inputs, {
    check,
    language,
    allIps,
    ...(refuse && { refuse: (item) => refuse(check, item) }),
  });
  return { check, language, items, body, ...(maxAge !== undefined && { maxAge }) };
}

async function checkOf(
  given: unknown,
  offers: readonly LazyCheck[],
  offersCheck: ItemsReading["offersCheck"],
): Promise<AnyCheck> {
  if (given === undefined)
    throw failure("input.missing", { field: "check", expected: neededExample("ssl") }, { reason: "check" });
  const check = await offers.find(({ id }) => id === given)?.load();
  if (check && offersCheck(check)) return check;
  const all = await Promise.all(offers.map(({ load }) => load()));
  const ids = all.filter(offersCheck).map(({ id }) => id);
  const suggestion = typeof given === "string" ? suggest(given, ids) : "";
  throw failure(
    "input.option",
    { field: "check", expected: ids.join(", "), given: shown(given), suggestion },
    { reason: "check" },
  );
}

/** A number as in a query; anything else is shown as JSON writes it. */
function wordOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
