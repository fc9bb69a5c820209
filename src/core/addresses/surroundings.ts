import { z } from "zod";

/**
 * What became of an address beside the one that answered first: it was measured; it gave no answer that could be; nothing leads
 * there from this machine; or it may not be contacted.
 */
const states = ["measured", "failed", "unroutable", "forbidden"] as const;

/** One of the other addresses of a host, and what was seen there. */
export interface Other<T> {
  readonly address: string;
  readonly state: (typeof states)[number];
  /** Why nothing was measured: the reason of a failure; null where something was. */
  readonly reason: string | null;
  readonly seen: T | null;
}

/** What was seen of a host beside the address that answered first. */
export interface Surroundings<T> {
  readonly host: string;
  /** The address that answered first. */
  readonly own: string;
  /** How many addresses the host has. */
  readonly total: number;
  readonly others: readonly Other<T>[];
}

/** The state of an address, as it is recorded. */
export const addressState = z.enum(states).meta({
  description:
    "failed where it gave no answer that could be measured, unroutable where nothing leads there from the measuring machine, forbidden where it may not be contacted",
  ko: "측정할 응답이 없었으면 failed, 측정한 컴퓨터에서 가는 경로가 없으면 unroutable, 연결이 금지된 주소면 forbidden",
});

/** {@link Surroundings} as they are recorded, with what is seen at one address. */
export function surroundingsOf<T extends z.ZodType>(seen: T) {
  return z.object({
    host: z.string(),
    own: z.string().meta({ description: "The address that answered first", ko: "먼저 응답한 주소" }),
    total: z.int().min(1).meta({ description: "How many addresses the host has", ko: "호스트의 주소 수" }),
    others: z
      .array(
        z.object({
          address: z.string(),
          state: addressState,
          reason: z.string().nullable().meta({ description: "Why nothing was measured", ko: "측정하지 못한 이유" }),
          seen: seen.nullable(),
        }),
      )
      .readonly(),
  });
}

/** Whether an address that should have been measured was not: it may be worse than all the others. */
export function isOpen(around: Surroundings<unknown>): boolean {
  return moreThan(around) > 0 || around.others.some(({ state }) => state === "failed");
}

/** How many addresses were not even looked at, for there were too many. */
export function moreThan({ total, others }: Surroundings<unknown>): number {
  return Math.max(0, total - others.length - 1);
}

/** What was seen at the other addresses that were measured. */
export function seenElsewhere<T>({
  others,
}: Surroundings<T>): readonly { readonly address: string; readonly seen: T }[] {
  return others.flatMap(({ address, seen }) => (seen === null ? [] : [{ address, seen }]));
}

const mostNamed = 2;

/** Some addresses in a few words. */
export function named(addresses: readonly string[]): string {
  const others = addresses.length - mostNamed;
  return inOrder(addresses).slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}

/** All of some addresses in an order of their own: which of them answered first is luck, and an identity must not hang on it. */
export function allOf(addresses: readonly string[]): string {
  return inOrder(addresses).join(", ");
}

/** What {@link named} cuts, for those who want to know all of them. */
export function unnamed(addresses: readonly string[]): { readonly evidence?: string } {
  return addresses.length > mostNamed ? { evidence: allOf(addresses) } : {};
}

function inOrder(addresses: readonly string[]): readonly string[] {
  return addresses.toSorted((a, b) => (a < b ? -1 : 1));
}
