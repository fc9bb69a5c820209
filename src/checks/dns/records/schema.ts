import { z } from "zod";
import { dmarcSchema } from "../../../topics/dmarc/schema.ts";
import { mxRaw } from "../../../topics/mx/schema.ts";
import { spfRaw } from "../../../topics/spf/schema.ts";
import { caa } from "./schema-texts.ts";
import { addresses, aliases, references, texts, wildcard } from "./schema-names.ts";
import { bindings, naptr, srv } from "./services/schema.ts";

/** The contents of a name's records: mail and certificate policies, and whether the names they refer to exist. */
export const recordsRaw = z.object({
  name: z.string().meta({ description: "Domain name of these records", ko: "이 레코드의 도메인 이름" }),
  zone: z.string().nullable().meta({
    description: "The zone that contains the name; null if unknown",
    ko: "이름이 속한 존. 알 수 없었으면 null",
  }),
  addresses: addresses.meta({ description: "Where the name is", ko: "이름의 주소" }),
  aliases: aliases.meta({ description: "What the name is an alias of", ko: "이름이 가리키는 별칭" }),
  mail: mxRaw.meta({ description: "The mail servers of the name", ko: "이름의 메일을 받는 호스트" }),
  texts: texts.meta({ description: "Its texts as a whole", ko: "TXT 레코드 전체" }),
  spf: spfRaw.meta({
    description: "Servers that may send its mail (RFC 7208)",
    ko: "이름으로 메일을 보낼 수 있는 곳(RFC 7208)",
  }),
  dmarc: dmarcSchema.meta({
    description: "Policy for mail that fails authentication (RFC 9989)",
    ko: "이름을 사칭한 메일의 처리 방침(RFC 9989)",
  }),
  caa: caa.meta({
    description: "Who may issue certificates for it (RFC 8659)",
    ko: "이름의 인증서를 발급할 수 있는 곳(RFC 8659)",
  }),
  https: bindings.meta({ description: "HTTPS records (RFC 9460)", ko: "HTTPS 레코드(RFC 9460)" }),
  svcb: bindings.meta({ description: "SVCB records (RFC 9460)", ko: "SVCB 레코드(RFC 9460)" }),
  srv: srv.meta({
    description: "SRV records (RFC 2782) of the name, and of well-known services below it",
    ko: "이름과 그 아래 잘 알려진 서비스의 SRV 레코드(RFC 2782)",
  }),
  naptr: naptr.meta({ description: "NAPTR records (RFC 3403)", ko: "NAPTR 레코드(RFC 3403)" }),
  wildcard: wildcard.meta({
    description: "Whether a wildcard record exists below the name",
    ko: "만들지 않은 하위 이름도 존재하는지 여부",
  }),
  references: references.meta({
    description: "The names that its records rely on, and whether they and their domains are there",
    ko: "레코드가 의존하는 이름과, 그 이름과 도메인이 존재하는지 여부",
  }),
});

/** What was observed of the record contents. */
export type RecordsRaw = z.output<typeof recordsRaw>;
