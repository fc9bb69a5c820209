import type { GuardModules } from "../net/bare-guard.ts";

/** Loads what queries third parties. */
export const sourceModule: NonNullable<GuardModules["source"]> = () => import("../net/sources/request.ts");

/** Loads what queries WHOIS servers. */
export const whoisModule: NonNullable<GuardModules["whois"]> = () => import("../net/whois.ts");
