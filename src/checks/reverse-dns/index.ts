import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";

export type { ReverseDnsRaw } from "./schema.ts";

/** The names of an address, and whether they lead back to it. */
export const reverseDns = defineCheck({
  id: "reverse-dns",
  version: 2,
  title: { en: "Reverse DNS", ko: "역방향 DNS" },
  about: {
    en: "Looks up the names of an address (PTR) and whether each of them leads back to it (FCrDNS), and who keeps the reverse zone.",
    ko: "주소의 이름(PTR)과 각 이름이 그 주소로 되돌아오는지(FCrDNS), 역방향 존의 관리자를 확인합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  ttl: 300,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query }) => seen.address === query,
  observe: ({ address, state, pointers }) =>
    state === "found"
      ? pointers.map(({ name }) => ({ target: address, kind: "ip:ptr", value: name.toLowerCase().replace(/\.$/, "") }))
      : [],
});
