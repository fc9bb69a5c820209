/** Lets a server of the bench tell where it listens, and how many microseconds of CPU it has used whenever it is asked. */
export function tell(url: string): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  // Without the bench there is nobody to serve.
  process.once("disconnect", () => process.exit());
  process.send?.({ url });
}
