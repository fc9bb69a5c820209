import { z } from "zod";
import { addressNames } from "../address/schema.ts";

/** The PTR records of the mail hosts' addresses. */
export const namesRaw = z.object({
  addresses: z
    .array(
      z.object({
        host: z.string(),
        address: z.string(),
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
  addressesTotal: z.int().min(0),
});

/** What was observed of the mail hosts' PTR records. */
export type NamesRaw = z.output<typeof namesRaw>;
