import { z } from "zod";

/** The parameter that makes a check measure every address of its target; `true` or `false` as text. */
export function allIps() {
  return z
    .enum(["true", "false"])
    .meta({
      description:
        "Measure every address: up to 16 addresses of the host are measured and the worst result counts. With more than 16 the result is unknown. A server also counts the request against the limit `heavy`",
      ko: "모든 주소 측정: 호스트의 주소를 최대 16개까지 측정하여 가장 나쁜 결과로 평가합니다. 16개보다 많으면 결과를 알 수 없습니다. 서버에서는 `heavy` 한도에도 포함됩니다",
      default: "false",
    })
    .transform((text) => text === "true")
    .optional();
}

/** Whether a remote answer covers all addresses if requested, and one address otherwise. */
export function fitsAllIps(isAsked: boolean | undefined, isTold: boolean): boolean {
  return isAsked === undefined || isAsked === isTold;
}

/** The part of the question for all addresses; empty for one address. */
export function allIpsOf({ all_ips }: { readonly all_ips?: boolean | undefined }): { readonly all_ips?: true } {
  return all_ips ? { all_ips } : {};
}
