import { z } from "zod";

/** Where a record is published, and whether that is the name itself or an alias target. */
export const placeSchema = {
  name: z.string().meta({ description: "Name of the record", ko: "레코드의 이름" }),
  isAlias: z.boolean().meta({
    description: "Whether the name is a CNAME, so that the operator of its target must change the record",
    ko: "이름이 별칭(CNAME)인지 여부. 별칭이면 대상의 소유자가 바꿀 수 있음",
  }),
} as const;
