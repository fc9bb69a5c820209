import type { Text } from "../../../core/text.ts";
import { matchesSts } from "../../../formats/mail/mta-sts.ts";
import type { MtaStsRaw } from "./schema.ts";
import type { HostStanding } from "../slice.ts";

/** The mail hosts of the domain. */
export interface Exchangers {
  /** All their names, in lower case without a trailing dot; null if unknown. */
  readonly names: readonly string[] | null;
  readonly standings: readonly HostStanding[];
  /** Hosts that cannot receive mail; the MX findings report them. */
  readonly nowhere?: readonly string[];
}

/** Whether a host meets a policy, and the reason if not. */
interface Fulfilment {
  readonly host: string;
  readonly state: "yes" | "no" | "unknown";
  readonly reason: Text;
}

const words = {
  unlisted: { en: "it is not in the mx lines of the policy", ko: "정책의 mx 줄에 없음" },
  plain: { en: "it does not offer STARTTLS", ko: "STARTTLS를 제공하지 않음" },
  invalid: { en: "its certificate is not valid for that name", ko: "인증서가 그 이름에 유효하지 않음" },
  untold: { en: "we could not check it", ko: "확인할 수 없음" },
} as const satisfies Readonly<Record<string, Text>>;

/** RFC 8461 §4: a host must be named by the policy, offer STARTTLS, and show a certificate that is valid for its name. */
export function fulfilments(policy: MtaStsRaw["policy"], { names, standings }: Exchangers): readonly Fulfilment[] {
  return (names ?? []).map((host) => {
    const standing = standings.find((each) => each.host === host);
    if (!matchesSts(host, policy.mx)) {
      // Only the first mx lines of a long policy are kept.
      const isWhole = policy.mxTotal <= policy.mx.length;
      return { host, state: isWhole ? "no" : "unknown", reason: isWhole ? words.unlisted : words.untold };
    }
    if (standing?.starttls === "absent") return { host, state: "no", reason: words.plain };
    if (standing?.certificate === "invalid") return { host, state: "no", reason: words.invalid };
    if (standing?.starttls === "offered" && standing.certificate === "valid") {
      return { host, state: "yes", reason: words.untold };
    }
    return { host, state: "unknown", reason: words.untold };
  });
}
