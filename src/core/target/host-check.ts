import { z } from "zod";
import type { Endpoint } from "../net/net.ts";
import { hostTarget } from "./target.ts";
import { targetOfHost, type Target } from "./value.ts";

/** What a caller gives to a check of one host: its name, and nothing else. Unknown parameters are refused. */
const input = z.strictObject({
  host: hostTarget().meta({
    description: "Host name or IP address; the host part of a pasted URL is accepted",
    ko: "호스트 이름 또는 IP 주소. URL을 붙여 넣으면 호스트 부분을 씁니다",
    examples: ["example.com"],
  }),
});

/** The input once it is read. */
export type HostInput = z.output<typeof input>;

/** Where a host is asked: at the port of a pasted URL, else at that of https. */
export function endpointOf({ host }: HostInput): Endpoint {
  return { host: host.host, port: host.port ?? 443 };
}

/** What the checks of one host declare alike: their input, what names its target, and when an observation from elsewhere is one of it. */
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
