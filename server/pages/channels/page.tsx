import type { VNode } from "preact";
import { fill, type Language } from "../../../src/core/text.ts";
import type { LinkPurpose } from "../../notifications/secrets.ts";
import { layout, pathIn } from "../layout.tsx";
import { linkPaths } from "../../http/paths.ts";
import type { Setting } from "../site.ts";
import { words } from "./words.ts";

/** What the page of a mailed link shows. */
export interface LinkPage {
  readonly purpose: LinkPurpose;
  readonly token: string;
  /** The link's address; null where the link is invalid. */
  readonly address: string | null;
  /** Whether the link's action was done. */
  readonly isDone: boolean;
}

/** The page of a mailed link. Only its button triggers the action. */
export function linkPage({ purpose, token, address, isDone }: LinkPage, setting: Setting): string {
  const { language } = setting;
  const { title } = words[purpose];
  const to = (each: Language): string => pathIn(`${linkPaths[purpose]}?token=${encodeURIComponent(token)}`, each);
  return layout(
    {
      path: linkPaths[purpose],
      inLanguage: to,
      title: `${title[language]} · Portcullis`,
      description: title[language],
      isListed: false,
      main: (
        <div class="frame">
          <h1>{title[language]}</h1>
          {address === null ? (
            <p class="lede">{words.over[language]}</p>
          ) : (
            <Question purpose={purpose} address={address} isDone={isDone} action={to(language)} language={language} />
          )}
        </div>
      ),
    },
    setting,
  );
}

interface Asking extends Pick<LinkPage, "purpose" | "isDone"> {
  readonly address: string;
  readonly action: string;
  readonly language: Language;
}

function Question({ purpose, address, isDone, action, language }: Asking): VNode {
  const { ask, button, done } = words[purpose];
  if (isDone) return <p class="lede">{fill(done, { address }, language)}</p>;
  return (
    <>
      <p class="lede">{fill(ask, { address }, language)}</p>
      <form method="post" action={action}>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button type="submit">{button[language]}</button>
      </form>
    </>
  );
}
