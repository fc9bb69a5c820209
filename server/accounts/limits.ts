const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

/** Lifetimes in milliseconds. */
export const lifetimes = {
  /** An unused session, and the age at which a used one is extended. */
  session: 14 * day,
  refresh: day,
  /** Mailed links, single-use. */
  magicLink: 10 * minute,
  reset: hour,
  confirmation: day,
  invitation: 7 * day,
  /** For entering the second factor. */
  pending: 10 * minute,
  /** A device without a sign-in. */
  device: 180 * day,
  /** The age up to which a session may act without a password prompt. */
  fresh: 10 * minute,
} as const;

/** Password length in characters. NIST SP 800-63B-4 §3.1.1.2 recommends no rules about the characters. */
export const passwordLength = { least: 12, most: 128 } as const;

/** The most passkeys of an account. */
export const mostPasskeys = 20;

/** The most valid keys of an account. */
export const mostKeys = 20;
