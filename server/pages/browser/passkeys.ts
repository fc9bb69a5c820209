interface Envelope {
  readonly data?: { readonly publicKey?: unknown } | null;
  readonly error?: { readonly message?: string } | null;
}

/** A refusal of the server, in the reader's language. */
class Refused extends Error {}

/** Enables what needs the browser's passkeys. Without them the page stays as it is, and says so where it matters. */
export function offerPasskeys(page: Document): void {
  const box = page.querySelector<HTMLElement>("[data-passkey]");
  // The two functions are younger than passkeys themselves.
  if (!box || !("PublicKeyCredential" in window) || !("parseCreationOptionsFromJSON" in PublicKeyCredential)) return;
  box.hidden = false;
  const none = page.querySelector<HTMLElement>("[data-passkey-none]");
  if (none) none.hidden = true;
  if (box.dataset["passkey"] === "add") offerToAdd(box);
  else void offerToSignIn(box);
}

function offerToAdd(box: HTMLElement): void {
  const form = box.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form)) as Readonly<Record<string, string>>;
    void attempt(box, async () => {
      const { name = "", password, code } = given;
      const asked = { ...(password && { password }), ...(code && { code: code.replaceAll(/\s/g, "") }) };
      const options = await post(box, "/api/account/passkeys/options", asked);
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      );
      const made = await navigator.credentials.create({ publicKey });
      await post(box, "/api/account/passkeys", { name, response: (made as PublicKeyCredential).toJSON() });
    });
  });
}

async function offerToSignIn(box: HTMLElement): Promise<void> {
  let waiting: AbortController | null = null;

  function signIn(mediation: CredentialMediationRequirement): Promise<boolean> {
    waiting?.abort();
    const controller = new AbortController();
    waiting = controller;
    const work = async (): Promise<void> => {
      const options = await post(box, "/api/account/sign-in/passkey/options", {});
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      );
      const found = await navigator.credentials.get({ publicKey, mediation, signal: controller.signal });
      await post(box, "/api/account/sign-in/passkey", { response: (found as PublicKeyCredential).toJSON() });
    };
    return attempt(box, work, controller.signal);
  }

  box.querySelector("button")?.addEventListener("click", () => void signIn("optional").then(suggest));

  /** Lets the browser suggest passkeys in the field for the address, where it can. */
  async function suggest(isDone = false): Promise<void> {
    if (isDone || !(await PublicKeyCredential.isConditionalMediationAvailable())) return;
    // A challenge that is too old is refused; the next one is fresh.
    await signIn("conditional");
  }
  await suggest();
}

/** Does something with a passkey, and opens the next page; false where it failed, which the page then shows. */
async function attempt(box: HTMLElement, work: () => Promise<void>, signal?: AbortSignal): Promise<boolean> {
  const problem = box.querySelector<HTMLElement>("[data-passkey-problem]");
  if (problem) problem.hidden = true;
  try {
    await work();
  } catch (error) {
    // Another attempt has taken its place.
    if (signal?.aborted) return true;
    if (problem) {
      problem.textContent = sentence(box, error);
      problem.hidden = false;
    }
    return false;
  }
  location.assign(box.dataset["to"] ?? "/account");
  return true;
}

/** The server's own words, or ours for an error of the browser: `data-error-not-allowed-error`. */
function sentence({ dataset }: HTMLElement, error: unknown): string {
  if (error instanceof Refused) return error.message;
  return dataset[`error${error instanceof Error ? error.name : ""}`] ?? dataset["error"] ?? "";
}

/** Calls the API; resolves with the options in its answer, if any. */
async function post({ dataset }: HTMLElement, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${path}?lang=${dataset["language"] ?? ""}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { data, error } = (await response.json()) as Envelope;
  if (!response.ok) throw new Refused(error?.message ?? "");
  return data?.publicKey;
}
