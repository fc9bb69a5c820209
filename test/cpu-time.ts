/** Milliseconds of processor time that this thread has used: unlike a clock, it does not count the work of other programs. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
