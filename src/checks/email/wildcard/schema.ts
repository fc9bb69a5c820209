import { z } from "zod";

/** Names that exist only through a wildcard. */
export const wildcardRaw = z
  .array(
    z.object({
      name: z
        .string()
        .meta({ description: "Name whose records come from the wildcard", ko: "와일드카드로 레코드를 얻는 이름" }),
      types: z.array(z.string()).readonly().meta({
        description: "Record types from the wildcard, which a record of its own would hide",
        ko: "와일드카드로 얻은 레코드 유형. 이름에 레코드를 직접 게시하면 사라집니다",
      }),
      reason: z.string().nullable().meta({
        description: "Why it is unknown; null if the wildcard is certain",
        ko: "알 수 없었던 이유. 와일드카드로만 있는 이름이면 null",
      }),
    }),
  )
  .readonly();

/** The domain and its own hosts whose wildcard records an explicit record would hide. */
export type WildcardRaw = z.output<typeof wildcardRaw>;
