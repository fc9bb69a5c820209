/** Says that a check runs once its form is sent, and sends it once. */
export function showBusy(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>("form.tool")) {
    const note = form.querySelector<HTMLElement>(".busy");
    if (!note) continue;
    form.addEventListener("submit", (event) => {
      if (!note.hidden) event.preventDefault();
      note.hidden = false;
    });
    // A page that the browser kept and shows again has nothing under way.
    window.addEventListener("pageshow", () => (note.hidden = true));
  }
}
