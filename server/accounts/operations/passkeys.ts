import { z } from "zod";
import { failure } from "../../../src/core/failure.ts";
import { secretField } from "../../../src/core/input.ts";
import { defineOperation, type OperationRequest } from "../../operations/operation.ts";
import type { SignedIn } from "../account.ts";
import { cookiesOf, headersOf, rethrow, sessionHeadersOf } from "../auth-calls.ts";
import { setCookie } from "../cookies.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { code, passkeyName, password } from "../fields.ts";
import { notify } from "../letter-post.ts";
import { mostPasskeys } from "../limits.ts";
import { forgetExpired, passkeyAnswers, removePasskey, renamePasskey } from "../passkeys/rows.ts";
import { personById } from "../people.ts";
import { reauthenticate, unitOf } from "../reauthenticate.ts";
import { wrong } from "../refusal.ts";
import { spend } from "../spent-codes.ts";
import { done, doneAnswer } from "./answers.ts";
import { unknownItem } from "./unknown-item.ts";

/** Characters of the parts of a response: those of real authenticators have some hundred. */
const [longestId, longestPart] = [1400, 8192] as const;

const bytes = (most: number, description: string, ko: string) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)
    .meta({ ...secretField, description: `${description}, in base64url`, ko: `${ko}(base64url)` });

const clientData = bytes(
  longestPart,
  "What the browser told the authenticator",
  "브라우저가 인증 장치에 전달한 데이터",
);

const parts = {
  description: "The parts that the authenticator made",
  ko: "인증 장치가 만든 부분",
};

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** What every response of an authenticator has, in the browser's JSON (WebAuthn §5.1.8). Other members are ignored. */
const credential = {
  id: bytes(longestId, "The id of the credential", "자격 증명 ID"),
  rawId: bytes(longestId, "The same id", "같은 ID"),
  type: z.literal("public-key").meta({ description: "The kind of the credential", ko: "자격 증명의 종류" }),
};

const attestation = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: clientData,
        attestationObject: bytes(longestPart, "The new public key", "새 공개 키"),
        transports: z
          .array(z.string().max(20))
          .max(20)
          .optional()
          .meta({ description: "How browsers reach the authenticator", ko: "브라우저가 인증 장치에 연결하는 방법" }),
      })
      .meta(parts),
  })
  .meta({
    description: "RegistrationResponseJSON of the browser (WebAuthn §5.1.8)",
    ko: "브라우저의 RegistrationResponseJSON(WebAuthn §5.1.8)",
  });

/** The response of an authenticator to a challenge. */
export const assertion = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON: clientData,
        authenticatorData: bytes(longestPart, "What the authenticator signed", "인증 장치가 서명한 데이터"),
        signature: bytes(longestPart, "The signature", "서명"),
      })
      .meta(parts),
  })
  .meta({
    description: "AuthenticationResponseJSON of the browser (WebAuthn §5.1.8)",
    ko: "브라우저의 AuthenticationResponseJSON(WebAuthn §5.1.8)",
  });

const time = z.iso.datetime();

/** A passkey in answers. */
export const passkeySchema = z.object({
  id: z.string().meta({ description: "Identifier of the passkey", ko: "패스키의 식별자" }),
  name: z.string().meta({ description: "Name that the owner gave the passkey", ko: "소유자가 붙인 패스키 이름" }),
  synced: z.boolean().meta({
    description: "Whether the passkey provider backed it up, so that it works on several devices",
    ko: "패스키 제공자가 백업하여 여러 기기에서 쓸 수 있는지 여부",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
  lastUsedAt: time.nullable().meta({
    description: "Time of the last sign-in with it; null if never used",
    ko: "마지막으로 로그인한 시각. 사용하지 않았으면 null",
  }),
});

/** The options of a browser's call. */
export const optionsAnswer = z.object({
  publicKey: z.looseObject({ challenge: z.string().meta({ description: "Challenge", ko: "챌린지" }) }).meta({
    description:
      "JSON for PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON (WebAuthn §5.1)",
    ko: "PublicKeyCredential.parseCreationOptionsFromJSON 또는 parseRequestOptionsFromJSON에 넣을 JSON(WebAuthn §5.1)",
  }),
});

/** The passkeys of an account. */
export const passkeyOperations = [
  defineOperation({
    id: "passkeys",
    method: "GET",
    path: "/api/account/passkeys",
    access: "session",
    title: { en: "Passkeys", ko: "패스키" },
    about: { en: "Lists the passkeys of the account.", ko: "계정의 패스키를 나열합니다." },
    data: z.object({
      passkeys: z.array(passkeySchema).meta({ description: "Passkeys of the account", ko: "계정의 패스키" }),
    }),
    run: async ({ use }: AccountDependencies, _call, { account }) => ({
      data: { passkeys: await use((engine) => passkeyAnswers(engine, account.id)) },
    }),
  }),
  defineOperation({
    id: "passkeyOptions",
    method: "POST",
    path: "/api/account/passkeys/options",
    access: "session",
    title: { en: "Begin to add a passkey", ko: "패스키 추가 시작" },
    about: {
      en: "Returns the options with which a browser creates a passkey within five minutes. Needs the password and, where the second factor is on, a code: a passkey signs in without both.",
      ko: "브라우저가 5분 안에 패스키를 만들 때 쓸 옵션을 반환합니다. 패스키는 비밀번호와 인증 코드 없이 로그인하므로 비밀번호가 필요하고, 2단계 인증을 켰으면 인증 코드도 필요합니다.",
    },
    body: z.strictObject({ password: password.optional(), code: code.optional() }),
    data: optionsAnswer,
    run: async (dependencies: AccountDependencies, call, who) => {
      await reauthenticate(dependencies, call, who, call.body.password);
      await dependencies.use((engine) => checkRoom(engine, who.account.id));
      await checkCode(dependencies, call, who, call.body.code);
      const headers = sessionHeadersOf(call, dependencies, who);
      const made = await dependencies
        .withPasskeys((auth) => auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }))
        .catch(rethrow);
      await dependencies.use((engine) => forgetExpired(engine, dependencies.now()));
      return { data: { publicKey: { ...made.response } }, cookies: cookiesOf(made.headers, dependencies) };
    },
  }),
  defineOperation({
    id: "addPasskey",
    method: "POST",
    path: "/api/account/passkeys",
    access: "session",
    title: { en: "Add a passkey", ko: "패스키 추가" },
    about: {
      en: "Takes the browser's response to the options. The owner of the account is notified by mail.",
      ko: "옵션에 대한 브라우저의 응답을 받습니다. 계정의 소유자에게 메일로 알립니다.",
    },
    body: z.strictObject({ name: passkeyName, response: attestation }),
    data: passkeySchema,
    run: async (dependencies: AccountDependencies, call, who) => {
      const { name, response } = call.body;
      const { account } = who;
      const { isOwnAttestation } = await import("../passkeys/attestation.ts");
      if (!isOwnAttestation(response.response.attestationObject)) throw refused();
      const headers = sessionHeadersOf(call, dependencies, who, dependencies.cookies.challenge);
      const body = { name, response: withKnownTransports(response) };
      const { id } = await dependencies
        .withPasskeys((auth) => auth.api.verifyPasskeyRegistration({ body, headers }))
        .catch(rethrow);
      const all = await dependencies.use(async (engine) => {
        const found = await passkeyAnswers(engine, account.id);
        // Concurrent requests may have passed the check of the options.
        if (found.length > mostPasskeys) await removePasskey(engine, account.id, id);
        return found;
      });
      const made = all.find((each) => each.id === id);
      if (all.length > mostPasskeys || !made) throw full();
      notify(dependencies, call, "passkey", account.email);
      return { data: made, cookies: [endOfChallenge(dependencies)] };
    },
  }),
  defineOperation({
    id: "renamePasskey",
    method: "POST",
    path: "/api/account/passkeys/{id}/rename",
    access: "session",
    title: { en: "Rename a passkey", ko: "패스키 이름 변경" },
    about: { en: "Changes the name of a passkey.", ko: "패스키의 이름을 바꿉니다." },
    body: z.strictObject({ name: passkeyName }),
    data: done,
    run: async ({ use }: AccountDependencies, { parts, body }, { account }) => {
      const isKnown = await use((engine) => renamePasskey(engine, account.id, parts["id"] ?? "", body.name));
      if (!isKnown) throw unknownItem(aPasskey);
      return { data: doneAnswer };
    },
  }),
  defineOperation({
    id: "removePasskey",
    method: "POST",
    path: "/api/account/passkeys/{id}/remove",
    access: "session",
    title: { en: "Remove a passkey", ko: "패스키 삭제" },
    about: {
      en: "Removes a passkey, which cannot sign in any more. Needs the password. The owner of the account is notified by mail.",
      ko: "패스키를 삭제하여 더 이상 로그인할 수 없게 합니다. 비밀번호가 필요합니다. 계정의 소유자에게 메일로 알립니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: done,
    run: async (dependencies: AccountDependencies, call, who) => {
      await reauthenticate(dependencies, call, who, call.body.password);
      const { account } = who;
      const isKnown = await dependencies.use((engine) => removePasskey(engine, account.id, call.parts["id"] ?? ""));
      if (!isKnown) throw unknownItem(aPasskey);
      notify(dependencies, call, "passkey-removed", account.email);
      return { data: doneAnswer };
    },
  }),
] as const;

const aPasskey = { en: "passkey", ko: "패스키" };

/** The cookie of a challenge that was answered. */
export function endOfChallenge({ cookies }: AccountDependencies): string {
  return setCookie(cookies.challenge, "", 0, cookies);
}

async function checkRoom(engine: Parameters<typeof passkeyAnswers>[0], account: string): Promise<void> {
  if ((await passkeyAnswers(engine, account)).length >= mostPasskeys) throw full();
}

function full(): Error {
  return failure("account.full", { limit: mostPasskeys, what: { en: "passkeys", ko: "패스키" } }, { reason: "quota" });
}

function refused(): Error {
  return wrong("passkey");
}

/** Requires a code where the second factor is on: otherwise a password and a stolen session would add a way around it. */
async function checkCode(
  dependencies: AccountDependencies,
  call: OperationRequest,
  who: SignedIn,
  code: string | undefined,
): Promise<void> {
  const { account } = who;
  const person = await dependencies.use((engine) => personById(engine, account.id));
  if (person?.hasSecondFactor !== true) return;
  await dependencies.attempts.guess(call.client.counted, account.email, unitOf(who.session));
  if (code === undefined) throw wrong("code");
  const headers = headersOf(call, dependencies.cookies.session);
  await dependencies.withAuth((auth) => auth.api.verifyTOTP({ body: { code }, headers })).catch(rethrow);
  if (!(await dependencies.use((engine) => spend(engine, account.id, code, dependencies.now())))) throw wrong("code");
}

/** The response with the transports that we know: they are stored, and sent back to browsers. */
function withKnownTransports({ response, ...rest }: z.output<typeof attestation>) {
  const transports = (response.transports ?? []).filter((each) => transport.safeParse(each).success);
  return { ...rest, response: { ...response, transports }, clientExtensionResults: {} };
}
