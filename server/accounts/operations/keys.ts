import { isoTime } from "../../operations/iso-time.ts";
import type { Transaction } from "kysely";
import { z } from "zod";
import { failure } from "../../../src/core/failure.ts";
import type { Text } from "../../../src/core/text.ts";
import { defineOperation } from "../../operations/operation.ts";
import { createKey, listKeys, revokeKey, rotateKey, workingKeys } from "../../store/api-keys.ts";
import type { Engine } from "../../store/engine.ts";
import type { Tables } from "../../store/tables.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { count, keyName, keyScopes } from "../fields.ts";
import type { KeyRecord } from "../keys/record.ts";
import { mostKeys } from "../limits.ts";
import { unknownItem } from "./unknown-item.ts";

const [day, hour] = [86_400_000, 3_600_000] as const;

const time = z.iso.datetime();

/** A key in an answer; its text is included only where it is created. */
export const keySchema = z.object({
  id: z.string().meta({ description: "Identifier of the key", ko: "키의 식별자" }),
  name: z.string().meta({ description: "Name that the owner gave the key", ko: "소유자가 붙인 키 이름" }),
  prefix: z
    .string()
    .meta({ description: "First characters of the key, to recognize it", ko: "키를 알아볼 수 있는 앞부분" }),
  scopes: z
    .array(z.enum(["read", "write"]))
    .meta({ description: "What the key may do: read, write or both", ko: "키의 권한: read, write 또는 둘 다" }),
  rateLimit: z.int().nullable().meta({
    description: "Requests per minute; null for the limit of the account",
    ko: "분당 요청 수. 계정의 한도를 따르면 null",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
  expiresAt: time
    .nullable()
    .meta({ description: "Time of expiry; null if it does not expire", ko: "만료 시각. 만료되지 않으면 null" }),
  revokedAt: time
    .nullable()
    .meta({ description: "Time of revocation; null if the key is valid", ko: "폐기된 시각. 유효하면 null" }),
  lastUsedAt: time
    .nullable()
    .meta({ description: "Time of the last use; null if never used", ko: "마지막 사용 시각. 사용하지 않았으면 null" }),
});

const madeKeySchema = z.object({
  key: z.string().meta({ description: "The complete key; it is returned only here", ko: "키 전체. 여기서만 반환됨" }),
  record: keySchema.meta({ description: "Properties of the key", ko: "키의 속성" }),
});

/** The API keys of an account. */
export const keyOperations = [
  defineOperation({
    id: "keys",
    method: "GET",
    path: "/api/account/keys",
    access: "session",
    title: { en: "API keys", ko: "API 키" },
    about: { en: "Lists the keys of the account.", ko: "계정의 키를 나열합니다." },
    data: z.object({ keys: z.array(keySchema).meta({ description: "API keys of the account", ko: "계정의 API 키" }) }),
    run: async ({ use }: AccountDependencies, _call, { account }) => ({
      data: { keys: (await use((engine) => listKeys(engine, account.id))).map(keyAnswer) },
    }),
  }),
  defineOperation({
    id: "createKey",
    method: "POST",
    path: "/api/account/keys",
    access: "session",
    title: { en: "Create an API key", ko: "API 키 만들기" },
    about: {
      en: "Returns the new key once. It cannot be shown again.",
      ko: "새 키를 한 번만 반환합니다. 키는 다시 볼 수 없습니다.",
    },
    body: z.strictObject({
      name: keyName,
      scopes: keyScopes.optional(),
      expires_in_days: count(1, 3650)
        .meta({ description: "Days until the key expires", ko: "키가 만료될 때까지의 일수" })
        .optional(),
    }),
    data: madeKeySchema,
    run: async (dependencies: AccountDependencies, { body }, { account }) => {
      const { name, scopes = ["read"], expires_in_days: days } = body;
      const now = dependencies.now();
      const expiresAt = days === undefined ? null : now + days * day;
      // Only the operator can give a key its own limit.
      const wanted = { owner: account.id, name, scopes, rateLimit: null, expiresAt };
      const made = await dependencies.use((engine) =>
        engine.db.transaction().execute(async (tx) => {
          await checkRoom(engine, tx, account.id, mostKeys, now);
          return createKey({ db: tx }, wanted, now);
        }),
      );
      return { data: { key: made.key, record: keyAnswer(made.record) } };
    },
  }),
  defineOperation({
    id: "rotateKey",
    method: "POST",
    path: "/api/account/keys/{id}/rotate",
    access: "session",
    title: { en: "Rotate an API key", ko: "API 키 교체" },
    about: {
      en: "Creates a key that replaces another one. The old key keeps working for some hours (default 24), and cannot be rotated again.",
      ko: "새 키를 만들어 기존 키를 대신합니다. 기존 키는 몇 시간(기본값 24시간) 동안 계속 쓸 수 있고, 다시 교체할 수 없습니다.",
    },
    body: z.strictObject({
      overlap_hours: count(0, 720)
        .meta({ description: "Hours for which the old key keeps working", ko: "기존 키를 계속 쓸 수 있는 시간" })
        .optional(),
    }),
    data: madeKeySchema,
    run: async (dependencies: AccountDependencies, { body, parts }, { account }) => {
      const { overlap_hours: hours = 24 } = body;
      const now = dependencies.now();
      const made = await dependencies.use((engine) =>
        rotateKey(engine, account.id, parts["id"] ?? "", hours * hour, now, (tx) =>
          // A key can be rotated once, so that at most two per key are valid.
          checkRoom(engine, tx, account.id, 2 * mostKeys, now),
        ),
      );
      if (!made) throw unknownItem(aKey);
      dependencies.onKeys();
      return { data: { key: made.key, record: keyAnswer(made.record) } };
    },
  }),
  defineOperation({
    id: "revokeKey",
    method: "POST",
    path: "/api/account/keys/{id}/revoke",
    access: "session",
    title: { en: "Revoke an API key", ko: "API 키 폐기" },
    about: { en: "Every server rejects the key within 250 ms.", ko: "모든 서버가 250ms 안에 이 키를 거부합니다." },
    body: z.strictObject({}),
    data: keySchema,
    run: async (dependencies: AccountDependencies, { parts }, { account }) => {
      const record = await dependencies.use((engine) =>
        revokeKey(engine, account.id, parts["id"] ?? "", dependencies.now()),
      );
      if (!record) throw unknownItem(aKey);
      dependencies.onKeys();
      return { data: keyAnswer(record) };
    },
  }),
] as const;

const aKey: Text = { en: "key", ko: "키" };

/** A key as the API and `--json` show it, with ISO times. */
export function keyAnswer({ owner: _owner, createdAt, expiresAt, revokedAt, lastUsedAt, ...rest }: KeyRecord) {
  return {
    ...rest,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
    revokedAt: isoTime(revokedAt),
    lastUsedAt: isoTime(lastUsedAt),
  };
}

/** Throws a `Failure` if the account has its most keys; until the transaction ends, no other one can add a key. */
async function checkRoom(
  { dialect }: Engine,
  tx: Transaction<Tables>,
  owner: string,
  limit: number,
  now: number,
): Promise<void> {
  await dialect.lockAccount(tx, owner);
  if ((await workingKeys({ db: tx }, owner, now)) < limit) return;
  throw failure("account.full", { limit, what: { en: "keys", ko: "키" } }, { reason: "quota" });
}
