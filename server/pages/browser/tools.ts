/** Shows that a check is running once its form is sent, and prevents a second submission. */
export function showBusy(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form.tool")) {
    const note = form.querySelector<HTMLElement>(".busy");
    if (!note) continue;
    form.addEventListener("submit", (event) => {
      if (!note.hidden) event.preventDefault();
      note.hidden = false;
    });
    // A page restored from the browser's cache has no running check.
    window.addEventListener("pageshow", () => (note.hidden = true));
  }
}
