/** Milliseconds for which this process works on something. Others on a busy machine do not count, as they do for a clock. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
