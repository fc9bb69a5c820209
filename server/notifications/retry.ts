const [second, minute, hour] = [1000, 60_000, 3_600_000] as const;

/** Milliseconds after each failed attempt of a delivery, as the Standard Webhooks specification suggests; then one final attempt. */
export const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;

/** The next time that a daily channel sends: the next full hour of the day in UTC. */
export function nextDigest(digestHour: number, now: number): number {
  const midnight = Math.floor(now / (24 * hour)) * 24 * hour;
  const today = midnight + digestHour * hour;
  return today > now ? today : today + 24 * hour;
}
