const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

/** How long things last, in milliseconds. */
export const lifetimes = {
  /** A session that nobody uses, and how old it gets before its end is put off. */
  session: 14 * day,
  refresh: day,
  /** What is mailed, and good once. */
  magicLink: 10 * minute,
  reset: hour,
  confirmation: day,
  invitation: 7 * day,
  /** To enter the second factor. */
  pending: 10 * minute,
  /** How new a session must be to do, without a password, what needs one. */
  fresh: 10 * minute,
} as const;

/** Characters of a password. NIST SP 800-63B-4 §3.1.1.2 asks for no rules about what is in it. */
export const passwordLength = { least: 12, most: 128 } as const;

/** Keys of an account that are good at the same time. */
export const mostKeys = 20;
