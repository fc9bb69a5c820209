/**
 * Selectors to guess, the most likely first, by how many of 17 public checkers list each, counted in November 2026 (17: the first six; 16:
 * k1, s1, s2; 15: k2; 14: mandrill; 12: smtp; 11: email; 10: sig1; 9: protonmail).
 */
export const usualSelectors = [
  "default",
  "google",
  "selector1",
  "selector2",
  "mail",
  "dkim",
  "k1",
  "s1",
  "s2",
  "k2",
  "mandrill",
  "smtp",
  "email",
  "sig1",
  "protonmail",
] as const;
