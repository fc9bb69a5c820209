import type { Finding } from "../../core/result/interpretation.ts";
import { expiryOf } from "../../probes/registration/end.ts";
import { findRegistrationEnd, type RegistrationEndProblemId } from "./problems.ts";

/** The dates at which a registration ends, and when they were read, in ISO 8601. */
interface RegistrationEnd {
  readonly domain: string;
  /** The registry's date; null if unknown. */
  readonly expires: string | null;
  /** The registrar's date; null if unknown. */
  readonly registrarExpires: string | null;
  readonly observedAt: string;
}

type Findings = readonly Finding<RegistrationEndProblemId>[];

const day = 24 * 3600 * 1000;

const ladder = [
  [7, "registration-expires-7"],
  [30, "registration-expires-30"],
  [60, "registration-expires-60"],
] as const;

/** Judges when a registration ends. A date that is unknown is not judged. */
export function judgeRegistrationEnd(end: RegistrationEnd): Findings {
  const { domain, expires, observedAt } = end;
  if (expires === null) return unpaidFindings(end);
  const left = expiryOf(expires) - Date.parse(observedAt);
  const params = { domain, date: expires.slice(0, 10) };
  if (left < 0) return [findRegistrationEnd("registration-expired", params)];
  const [, problem] = ladder.find(([days]) => left <= days * day) ?? [];
  return [...(problem ? [findRegistrationEnd(problem, params)] : []), ...unpaidFindings(end)];
}

/** Registries renew automatically and delete the domain if the registrar does not pay, so the registry's date alone is not enough. */
function unpaidFindings({ expires, registrarExpires, observedAt }: RegistrationEnd): Findings {
  if (registrarExpires === null || (expires !== null && registrarExpires >= expires)) return [];
  const isDue = Date.parse(registrarExpires) - Date.parse(observedAt) <= 7 * day;
  return isDue ? [findRegistrationEnd("registration-unpaid", { date: registrarExpires.slice(0, 10) })] : [];
}
