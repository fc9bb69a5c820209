import type { Tag } from "../../formats/html/tags.ts";
import { resolve } from "../../formats/http/location.ts";

/** Follows which form each field of a page belongs to, and where that form submits to. */
export interface Forms {
  /** Takes a tag, in the order of the page. `isInert`: whether it is in a template. */
  take(tag: Tag, about: { readonly isSecret: boolean; readonly isInert: boolean }): void;
  /** The URLs that forms with secret fields submit to, at most `most`; `url` itself for a field without a form. */
  posts(where: { readonly url: string; readonly base: string; readonly most: number }): ReadonlySet<string>;
}

/** The addresses that a form submits to, as written: its action, and those of its buttons. */
type Form = Set<string>;

/** A secret field, or a button with an address of its own. */
interface Control {
  /** The form, or the id of one that may come later. */
  readonly owner: Form | string | null;
  readonly isSecret: boolean;
  readonly action: string | null;
}

/** Opens the forms of a page. */
export function openForms(): Forms {
  const controls: Control[] = [];
  const byId = new Map<string, Form | null>();
  // HTML §13.2.4.4, "form element pointer". A form in a template does not change that of the page.
  let live: Form | null = null;
  let inert: Form | null = null;

  /** Returns the form of a start tag; null if a browser ignores the tag, and for an end tag. */
  function mark({ kind, attributes }: Tag, isInert: boolean): Form | null {
    // HTML §13.2.6.4.7: inside a form the start tag of another one is ignored.
    if (kind === "start" && !isInert && live) return null;
    const form = kind === "start" ? new Set([attributes.get("action") ?? ""]) : null;
    if (isInert) inert = form;
    else live = form;
    return form;
  }

  return {
    take(tag, { isSecret, isInert }) {
      const { kind, name, attributes } = tag;
      const form = name === "form" ? mark(tag, isInert) : null;
      if (kind !== "start" || (name === "form" && form === null)) return;
      const id = attributes.get("id");
      if (id && !isInert && !byId.has(id)) byId.set(id, form);
      const action = submits(tag) ? (attributes.get("formaction") ?? null) : null;
      // HTML §4.10.18.3: a form attribute takes precedence over the form around a field.
      const owner = attributes.get("form") ?? (isInert ? inert : live);
      if (isSecret || action !== null) controls.push({ owner, isSecret, action });
    },
    posts({ url, base, most }) {
      const owned = controls.map((each) => ({
        ...each,
        form: typeof each.owner === "string" ? (byId.get(each.owner) ?? null) : each.owner,
      }));
      for (const { form, action } of owned) if (action !== null) form?.add(action);
      const posts = new Set<string>();
      for (const form of new Set(owned.filter(({ isSecret }) => isSecret).map((each) => each.form))) {
        for (const action of form ?? [""]) {
          // HTML §4.10.22.3: an empty action is the page itself, whatever its base.
          if (posts.size < most) posts.add(action === "" ? url : (resolve(action, base) ?? url));
        }
      }
      return posts;
    },
  };
}

/** Whether a tag is a submit button; other buttons ignore their formaction. */
function submits({ name, attributes }: Tag): boolean {
  const type = attributes.get("type")?.toLowerCase();
  if (name === "button") return type !== "button" && type !== "reset";
  return name === "input" && (type === "submit" || type === "image");
}
