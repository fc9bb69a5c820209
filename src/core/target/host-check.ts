import { z } from "zod";
import type { Endpoint } from "../net/net.ts";
import { hostTarget } from "./target.ts";
import { targetOfHost, type Target } from "./value.ts";

/** The input of a check of one host: its name. Unknown parameters are rejected. */
const input = z.strictObject({
  host: hostTarget().meta({
    description: "Host name or IP address; the host part of a pasted URL is accepted",
    ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
});

/** The parsed input. */
export type HostInput = z.output<typeof input>;

/** The endpoint: the port of a pasted URL, else that of https. */
export function endpointOf({ host }: HostInput): Endpoint {
  return { host: host.host, port: host.port ?? 443 };
}

/** The common declarations of checks of one host: input, target, and whether a remote observation fits. */
export const hostCheck = {
  input,
  subject: "host" as const,
  target: targetOf,
  question: endpointOf,
  fits: isAbout,
};

function targetOf(query: HostInput): Target {
  const { host, port } = endpointOf(query);
  return targetOfHost(host, port);
}

function isAbout(seen: Endpoint, query: HostInput): boolean {
  const { host, port } = endpointOf(query);
  return seen.host === host && seen.port === port;
}
