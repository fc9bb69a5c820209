import { z } from "zod";

/** The parameter of a check that measures every address of its target; `true` or `false`, as text. */
export function allIps() {
  return z
    .enum(["true", "false"])
    .meta({
      description:
        "Measure every address of the host, up to 16, and judge by the worst; with more than that the worst is not known; a server counts it as a heavy question",
      ko: "호스트의 모든 주소를 최대 16개까지 측정하여 가장 나쁜 것으로 평가할지 여부. 그보다 많으면 가장 나쁜 것을 알 수 없습니다. 서버에서는 heavy 한도에도 포함됩니다",
      default: "false",
    })
    .transform((text) => text === "true")
    .optional();
}

/** Whether an answer that came from elsewhere tells of all addresses where they were asked for, and of one where they were refused. */
export function fitsAllIps(isAsked: boolean | undefined, isTold: boolean): boolean {
  return isAsked === undefined || isAsked === isTold;
}

/** What of a question decides whether all addresses are measured: nothing where they are not. */
export function allIpsOf({ all_ips }: { readonly all_ips?: boolean | undefined }): { readonly all_ips?: true } {
  return all_ips ? { all_ips } : {};
}
