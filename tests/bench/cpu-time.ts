import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time that a process has used so far, in microseconds. Summed over its threads from the
 * scheduler's books, which count nanoseconds; /proc/<pid>/stat counts hundredths of a second, a
 * twentieth of a round.
 */
export function cpuMicrosOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const nanoseconds = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0];
    return sum + Number(nanoseconds) / 1000;
  }, 0);
}
