import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { Engine } from "../store/engine.ts";
import { digestOf } from "./adapter.ts";
import type { AccountDependencies } from "./dependencies.ts";
import type { Weakness } from "./guessable.ts";

const reasons: Readonly<Record<Weakness, Text>> = {
  own: {
    en: "it is made of your e-mail address or the name of this service",
    ko: "이메일 주소나 이 서비스의 이름으로 만든 것입니다",
  },
  common: { en: "it is a common password, or made from one", ko: "흔한 비밀번호이거나 흔한 비밀번호로 만든 것입니다" },
  pattern: {
    en: "it repeats characters, or follows a sequence such as 1234 or qwerty",
    ko: "글자를 반복하거나 1234, qwerty 같은 순서를 따른 것입니다",
  },
};

/** Rejects a new password that is easy to guess; `email` is the account's address, null where the account is not known. Throws a `Failure`. */
export async function checkNewPassword(
  { home }: Pick<AccountDependencies, "home">,
  password: string,
  email: string | null,
  field = "password",
): Promise<void> {
  // Loaded here, since the list is large and passwords are set seldom.
  const { weaknessOf } = await import("./guessable.ts");
  const weakness = weaknessOf(password, ownWords(home.url, email));
  if (weakness !== null) throw failure("account.guessable", { detail: reasons[weakness] }, { reason: field });
}

/** The words of the context: the service, its host, and the account's address, whole and in parts. */
function ownWords(home: string, email: string | null): readonly string[] {
  const host = URL.parse(home)?.hostname ?? "";
  return ["portcullis", "포트컬리스", ...wordsIn(host), ...wordsIn(email ?? "")];
}

/** `jin.kim@shop.example`: itself, and `jin.kim`, `shop.example`, `jin`, `kim`, `shop`, `example`. */
function wordsIn(address: string): readonly string[] {
  return [address, ...address.split("@"), ...address.split(/[^\p{L}\p{N}]+/u)].filter((each) => each.length > 2);
}

/** The address of the account that a mailed link to set a password belongs to; null where there is none. The link stays valid. */
export async function emailOfReset({ db }: Engine, token: string): Promise<string | null> {
  const row = await db
    .selectFrom("verification")
    .innerJoin("person", "person.id", "verification.value")
    .select("person.email")
    // The name that better-auth gives it.
    .where("verification.digest", "=", digestOf(`reset-password:${token}`))
    .executeTakeFirst();
  return row?.email ?? null;
}
