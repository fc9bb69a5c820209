/** Shows only the checks whose id, title or description contains what is typed. */
export function filterChecks(page: Document): void {
  const box = page.querySelector<HTMLElement>("[data-filter]");
  const field = box?.querySelector("input");
  const status = box?.querySelector<HTMLElement>("[data-none]");
  if (!box || !field) return;
  box.hidden = false;
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    let found = 0;
    for (const group of page.querySelectorAll<HTMLElement>("[data-group]")) {
      let shown = 0;
      for (const card of group.querySelectorAll<HTMLElement>("[data-words]")) {
        const text = `${card.dataset["words"] ?? ""} ${card.textContent ?? ""}`.toLowerCase();
        card.hidden = !text.includes(wanted);
        if (!card.hidden) shown++;
      }
      group.hidden = shown === 0;
      found += shown;
    }
    if (status) {
      status.textContent = found === 0 ? (status.dataset["none"] ?? "") : "";
      status.classList.toggle("hidden", found > 0);
    }
  });
}
