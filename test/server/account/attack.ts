/** The addresses of the victim and of the attacker. */
export const [email, mallory] = ["jin@shop.example", "mallory@evil.example"] as const;

/** The same attack on better-auth with its defaults and on our server: each side resolves with whether the attack succeeded. */
export interface Attack {
  readonly attack: string;
  readonly betterAuth: () => Promise<boolean>;
  readonly portcullis: () => Promise<boolean>;
}

/** The name of the session cookie on each side. */
export const sessionCookie = {
  betterAuth: "__Secure-better-auth.session_token",
  portcullis: "__Host-portcullis.session_token",
};

/** Whether a known and an unknown address cost a different number of hashes. */
export async function unequal(hashes: () => number, ask: (each: string) => Promise<unknown>): Promise<boolean> {
  const counts: number[] = [];
  for (const each of [email, mallory]) {
    const before = hashes();
    await ask(each);
    counts.push(hashes() - before);
  }
  return counts[0] !== counts[1];
}
