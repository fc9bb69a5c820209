/** Reports a benchmark server's URL, and its CPU microseconds on request. */
export function tell(url: string): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  // Exit together with the benchmark.
  process.once("disconnect", () => process.exit());
  process.send?.({ url });
}
