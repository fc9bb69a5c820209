/** Enables the buttons that need script. */
export function offerActions(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>("button[data-share], button[data-copy-button]"))
    button.hidden = false;
  // One listener for all: parts of a report are replaced while it grows.
  page.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.dataset["share"] !== undefined) void copy(button, location.href);
    const text = button?.closest("[data-copy]")?.querySelector("code")?.textContent;
    if (button?.dataset["copyButton"] !== undefined && text) void copy(button, text);
  });
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  // The first text is visible; a hidden one after it names what is copied.
  const label = button.firstChild;
  if (!label) return;
  const said = label.textContent;
  try {
    await navigator.clipboard.writeText(text);
    label.textContent = button.dataset["done"] ?? said;
  } catch {
    // Without permission, or over plain HTTP, the reader copies the selection.
    const code = button.closest("[data-copy]")?.querySelector("code");
    if (code) getSelection()?.selectAllChildren(code);
    return;
  }
  setTimeout(() => (label.textContent = said), 2000);
}
