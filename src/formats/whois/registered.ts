import { eppStatuses } from "../../data/registration/epp-status.ts";
import { registryStatuses } from "../../data/registration/registry-statuses.ts";
import type { RegistrationData } from "../rdap/registration-data.ts";

/** Whether an answer is about a registered domain: registries answer with only a name and status for unregistrable names too. */
export function isRegistration({
  handle,
  registrar,
  created,
  updated,
  expires,
  registrarExpires,
  nameServers,
  status,
}: RegistrationData): boolean {
  const facts = [handle, registrar, created, updated, expires, registrarExpires];
  return nameServers.length > 0 || facts.some((fact) => fact !== null) || status.some(isOfRegistered);
}

/** Statuses of registered domains only, also of those that are going away; DENIC answers with one of them and the name. */
const registered: ReadonlySet<string> = new Set([
  "connect",
  "failed",
  "active",
  "delegated",
  "registered",
  ...[...eppStatuses, ...registryStatuses]
    .filter(({ weight }) => weight === "risk")
    .map(({ name }) => name.toLowerCase()),
]);

function isOfRegistered(status: string): boolean {
  return registered.has(status.toLowerCase()) && !ofFormer.has(status);
}

/** A cancelled name has these too, after its registration. */
const ofFormer: ReadonlySet<string> = new Set(["quarantine", "deleted"]);
