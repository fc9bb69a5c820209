import { defineCheck } from "../../core/check.ts";
import { hostCheck } from "../../core/target/host-check.ts";
import { withoutWww } from "../../core/store.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { monitored } from "./monitored.ts";
import { words } from "./problems.ts";
import { raw } from "./schema.ts";

export type { PqcRaw } from "./schema.ts";

/** Checks whether a server supports post-quantum key exchange, and which provider terminates TLS. */
export const pqc = defineCheck({
  id: "pqc",
  version: 4,
  title: { en: "Post-quantum TLS readiness", ko: "양자 내성 TLS 준비 상태" },
  about: {
    en: "Tries a TLS 1.3 handshake that offers only the hybrid X25519MLKEM768, and reports whether a CDN edge or the server itself provides it.",
    ko: "하이브리드 X25519MLKEM768만 제안하는 TLS 1.3 핸드셰이크를 시도하고, 알려진 에지와 서버 자체 중 어느 쪽이 제공하는지 알려 줍니다.",
  },
  ...hostCheck,
  raw,
  cost: "standard",
  surveyAge: 60,
  ttl: 300,
  words,
  collect,
  judge,
  observe: ({ host, provider }) =>
    provider === "unknown" ? [] : [{ target: withoutWww(host), kind: "pqc:provider", value: provider }],
  monitored,
});
