import { z } from "zod";

/** The answer of an operation that mails something. */
export const mailed = z.object({
  mailed: z.literal(true).meta({
    description: "Always true; the mail is sent if the address is known",
    ko: "항상 true. 알려진 주소이면 메일을 보냄",
  }),
});

/** The answer of an operation without data. */
export const done = z.object({
  done: z.literal(true).meta({ description: "Always true: the operation succeeded", ko: "항상 true. 작업이 성공함" }),
});

/** The answer of every way to sign in. */
export const signedIn = z.object({
  signedIn: z.boolean().meta({ description: "Whether the sign-in is complete", ko: "로그인이 완료되었는지 여부" }),
  secondFactor: z
    .boolean()
    .meta({ description: "Whether a second factor is still required", ko: "2단계 인증이 아직 필요한지 여부" }),
});

/** `data` of an operation that only succeeds or fails. */
export const doneAnswer = { done: true } as const;

/** `data` of an operation that mails something. */
export const mailedAnswer = { mailed: true } as const;
