import { expect, onTestFinished } from "vitest";

/**
 * Receives the errors of background work, and fails the test at its end if there were any. Thrown from a callback, nobody would catch them:
 * they would end the whole run, although the test passes when it is repeated.
 */
export function expectNoBackgroundErrors(): (error: unknown) => void {
  const errors: unknown[] = [];
  onTestFinished(() => expect(errors).toEqual([]));
  return (error) => void errors.push(error);
}
