import { isIP } from "node:net";
import type { Text } from "../../../src/core/text.ts";
import { signInOriginsOf } from "../origin.ts";

/** The server as a party of WebAuthn. */
export interface RelyingParty {
  /** The RP ID: the domain that passkeys are bound to (WebAuthn §5.1.2). */
  readonly id: string;
  readonly origin: string;
}

/** Whether people may sign in with passkeys, and if not, why. */
export type PasskeySupport =
  | { readonly relyingParty: RelyingParty; readonly off: null }
  | { readonly relyingParty: null; readonly off: Text };

/**
 * Decides on passkeys from the operator's settings alone, since a passkey is bound to the domain for good. An RP ID is a domain, so never an
 * address (WebAuthn §5.1.2, "valid domain string").
 */
export function passkeySupport(baseUrl: string | null, hasUserHeader: boolean): PasskeySupport {
  if (hasUserHeader) return { relyingParty: null, off: byProxy };
  if (baseUrl === null) return { relyingParty: null, off: noUrl };
  const { hostname, origin } = new URL(baseUrl);
  if (hostname.startsWith("[") || isIP(hostname) !== 0) return { relyingParty: null, off: isAddress };
  if (signInOriginsOf(baseUrl, baseUrl) === null) return { relyingParty: null, off: isPlain };
  return { relyingParty: { id: hostname, origin }, off: null };
}

const byProxy: Text = {
  en: "a proxy signs people in to this server",
  ko: "이 서버에는 프록시가 로그인합니다",
};
const noUrl: Text = {
  en: "passkeys need a domain, and PORTCULLIS_BASE_URL is not set",
  ko: "패스키에는 도메인이 필요한데 PORTCULLIS_BASE_URL이 설정되지 않았습니다",
};
const isAddress: Text = {
  en: "passkeys need a domain, and PORTCULLIS_BASE_URL has an IP address",
  ko: "패스키에는 도메인이 필요한데 PORTCULLIS_BASE_URL이 IP 주소입니다",
};
const isPlain: Text = {
  en: "passkeys need https, and PORTCULLIS_BASE_URL has http",
  ko: "패스키에는 https가 필요한데 PORTCULLIS_BASE_URL이 http입니다",
};
