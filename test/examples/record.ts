import { join } from "node:path";
import { keyAdmin } from "../../server/accounts/keys/admin.ts";
import { oidcCallback } from "../../server/accounts/oidc/paths.ts";
import { storeLimit } from "../../server/store/retention.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { home, openHouse, type House } from "../server/account/house.ts";
import { oidcClient, serveOidc } from "../twins/oidc/oidc.ts";
import { recordAccounts } from "./accounts.ts";
import { recordChecks } from "./checks.ts";
import { recordErrors, recordUnready } from "./errors.ts";
import { openInternet, type Internet } from "./internet.ts";
import { recordMailedLinks, recordMany } from "./many.ts";
import type { Recorded } from "./note.ts";
import { writePast } from "./past.ts";
import { openSteady } from "./steady.ts";
import { openSteps } from "./steps.ts";

/** Asks servers for everything that the reference describes, and makes examples of the answers. */
export async function recordExamples(checks: readonly AnyCheck[]): Promise<Recorded> {
  const start = Date.now();
  const recorded: Recorded = { operations: {}, errors: {} };
  const { operations, errors } = recorded;
  await using internet = await openInternet(start);
  const step = openSteps(operations);
  const provider = await keep(serveOidc(`${home}${oidcCallback}`));
  await recordAccounts(await openHouseWith(internet, provider.issuer), provider, step);
  const service = await openService(internet);
  await recordMailedLinks(service, step);
  const { key } = await keyAdmin.create(
    { file: join(service.dataDir, "portcullis.db") },
    { name: "ci", scopes: ["read", "write"], rateLimit: null, expiresAt: null },
  );
  await recordChecks(service, checks, key, operations);
  await recordMany(service, key, operations);
  await recordUnready(operations);
  await recordErrors(internet, { stored: service, key }, errors);
  const texts = [...internet.texts, [provider.issuer, "https://login.example.com"] as const];
  return openSteady({ start, texts, fixed: internet.fixed })(recorded) as Recorded;
}

/** A server that has measured the domain before, and sends mail. */
async function openService({ measuring }: Internet): Promise<House> {
  const dataDir = folderWith({});
  await writePast(dataDir);
  const storing = { dataDir, databaseUrl: null, limit: storeLimit };
  const house = await openHouse({ worker: true, rateLimitHeavy: 10_000, storing, measuring });
  return { ...house, dataDir };
}

/** A server with accounts, without a worker, so that nothing happens beside the requests. */
async function openHouseWith({ measuring }: Internet, issuer: string): Promise<House> {
  const mail = { url: "smtp://127.0.0.1:9", from: "checks@example.com" };
  const oidc = {
    issuer,
    clientId: oidcClient.id,
    clientSecret: oidcClient.secret,
    label: "Staff",
    domains: ["example.com"],
  };
  return openHouse({ measuring, accounting: { registration: "open", secret: null, mail, oidc } });
}
