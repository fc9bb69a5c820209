import type { VNode } from "preact";
import type { Language } from "../../src/core/text.ts";
import { pathIn } from "./layout.tsx";
import { pageAction } from "./page-action.ts";
import { checkPath } from "../http/paths.ts";

interface ActionProps {
  /** The action, already harmless. */
  readonly text: string;
  readonly language: Language;
}

/** What to do about a finding, with links instead of commands. */
export function Action({ text, language }: ActionProps): VNode {
  return (
    <>
      {pageAction(text, language).map((piece) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <a href={pathIn(`${checkPath({ id: piece.check })}${piece.query}`, language)}>{piece.text}</a>
        ),
      )}
    </>
  );
}
