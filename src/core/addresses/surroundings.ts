import { z } from "zod";
import { volatile } from "../canonical.ts";
import { descriptions } from "../descriptions.ts";

/** The state of a further address: measured; failed; without a route from this machine; or not allowed. */
const states = ["measured", "failed", "unroutable", "forbidden"] as const;

/** A further address of a host with its observation. */
export interface Other<T> {
  readonly address: string;
  readonly state: (typeof states)[number];
  /** The failure's reason; null if measured. */
  readonly reason: string | null;
  readonly observation: T | null;
}

/** The observations of a host at addresses other than the first. */
export interface Surroundings<T> {
  readonly host: string;
  /** The address that answered first. */
  readonly firstAnswered: string;
  /** The number of addresses of the host. */
  readonly total: number;
  readonly otherAddresses: readonly Other<T>[];
}

/** The state of an address in stored form. */
export const addressState = z.enum(states).meta({
  description:
    "failed: no answer that could be measured; unroutable: no route from the measuring machine; forbidden: connections to this address are not allowed",
  ko: "failed: 측정할 응답이 없음. unroutable: 측정한 컴퓨터에서 가는 경로가 없음. forbidden: 연결이 금지된 주소",
});

/** {@link Surroundings} in stored form, with the schema of one observation. */
export function surroundingsOf<T extends z.ZodType>(seen: T) {
  return z.object({
    host: z.string().meta(descriptions.hostObserved),
    firstAnswered: volatile(
      z.string().meta({ description: "The address that answered first", ko: "먼저 응답한 주소" }),
    ),
    total: z.int().min(1).meta({ description: "Number of addresses of the host", ko: "호스트의 주소 수" }),
    otherAddresses: z
      .array(
        z.object({
          address: z.string().meta({ description: "IP address that was measured", ko: "측정한 IP 주소" }),
          state: addressState,
          reason: z.string().nullable().meta({ description: "Why nothing was measured", ko: "측정하지 못한 이유" }),
          observation: seen.nullable().meta({
            description: "What was observed at this address; null if it was not measured",
            ko: "이 주소의 관측. 측정하지 못했으면 null",
          }),
        }),
      )
      .readonly()
      .meta({
        description: "Observations at the addresses other than `firstAnswered`",
        ko: "`firstAnswered`를 제외한 주소의 관측",
      }),
  });
}

/** Whether an address could not be measured: it may be worse than all others. */
export function hasUnmeasured(around: Surroundings<unknown>): boolean {
  return moreThan(around) > 0 || around.otherAddresses.some(({ state }) => state === "failed");
}

/** The number of addresses that were skipped because of the limit. */
export function moreThan({ total, otherAddresses: others }: Surroundings<unknown>): number {
  return Math.max(0, total - others.length - 1);
}

/** The observations at the other measured addresses. */
export function seenElsewhere<T>({
  otherAddresses: others,
}: Surroundings<T>): readonly { readonly address: string; readonly observation: T }[] {
  return others.flatMap(({ address, observation }) => (observation === null ? [] : [{ address, observation }]));
}

const mostNamed = 2;

/** A short list of addresses. */
export function namedAddresses(addresses: readonly string[]): string {
  const otherAddresses = addresses.length - mostNamed;
  return inOrder(addresses).slice(0, mostNamed).join(", ") + (otherAddresses > 0 ? ` (+${otherAddresses})` : "");
}

/** All addresses in a fixed order, so that an identity does not depend on which one answered first. */
export function allOf(addresses: readonly string[]): string {
  return inOrder(addresses).join(", ");
}

/** The full list as evidence, if {@link namedAddresses} shortens it. */
export function unnamed(addresses: readonly string[]): { readonly evidence?: string } {
  return addresses.length > mostNamed ? { evidence: allOf(addresses) } : {};
}

function inOrder(addresses: readonly string[]): readonly string[] {
  return addresses.toSorted((a, b) => (a < b ? -1 : 1));
}
