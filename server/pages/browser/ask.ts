import { recognise } from "../recognise.ts";

/** Shows below the field what will happen with the typed text, and submits it with Enter. */
export function say(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form[data-ask]")) {
    const field = form.querySelector("textarea");
    const kinds = form.querySelector<HTMLElement>(".kinds");
    if (!field) continue;
    const show = (): void => {
      if (kinds) point(kinds, recognise(field.value));
    };
    field.addEventListener("input", show);
    field.addEventListener("keydown", (event) => {
      // Shift inserts a line break; Korean and Japanese input methods use Enter themselves.
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      form.requestSubmit();
    });
    show();
  }
}

function point(kinds: HTMLElement, kind: string | null): void {
  kinds.classList.toggle("known", kind !== null);
  for (const each of kinds.querySelectorAll<HTMLElement>("[data-kind]")) {
    each.classList.toggle("is-it", each.dataset["kind"] === kind);
  }
}
