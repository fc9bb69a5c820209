import { z } from "zod";
import { descriptions, listTotal } from "../../../core/descriptions.ts";
import { addressNames } from "../address/schema.ts";

/** The PTR records of the mail hosts' addresses. */
export const namesRaw = z.object({
  addresses: z
    .array(
      z.object({
        host: z.string().meta(descriptions.mailHost),
        address: z.string().meta({ description: "IP address of the mail server", ko: "메일 서버의 IP 주소" }),
        ...addressNames.shape,
        hello: z.string().nullable().meta({
          description: "The server's name in its answer to EHLO or HELO; null without an answer",
          ko: "EHLO 또는 HELO 응답에서 서버가 자신을 부르는 이름. 듣지 못했으면 null",
        }),
      }),
    )
    .readonly()
    .meta({
      description: "The public addresses of the mail servers, at most 24; addressesTotal is the number of all",
      ko: "메일 호스트의 공인 주소, 최대 24개. 전체 개수는 addressesTotal",
    }),
  addressesTotal: z.int().min(0).meta(listTotal("addresses")),
});

/** What was observed of the mail hosts' PTR records. */
export type NamesRaw = z.output<typeof namesRaw>;
