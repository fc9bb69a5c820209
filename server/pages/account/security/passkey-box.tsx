import type { ComponentChildren, VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

interface BoxProps {
  readonly visit: Visit;
  readonly purpose: "add" | "sign-in";
  /** The page to open afterwards. */
  readonly to: string;
  readonly children: ComponentChildren;
}

/** What a browser with passkeys shows, by script: hidden without. */
export function PasskeyBox({ visit: { language, dependencies }, purpose, to, children }: BoxProps): VNode {
  return (
    <div
      hidden
      data-passkey={purpose}
      data-language={language}
      data-to={to}
      data-error={words.passkeyFailed[language]}
      data-error-not-allowed-error={words.passkeyCancelled[language]}
      data-error-invalid-state-error={words.passkeyKnown[language]}
      data-error-security-error={fill(words.passkeyElsewhere, { home: dependencies.home.url }, language)}
    >
      {children}
      <p class="wrong" role="alert" data-passkey-problem hidden />
    </div>
  );
}
