/** Milliseconds of processor time that this process has used so far. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of processor time that a call takes: the least of a few, for a machine has other
 * things to do, and code is compiled while it runs. Asked again only while it is above what is
 * `enough`.
 */
export function cpuTime(call: () => unknown, enough: number, tries = 5): number {
  let least = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && least > enough; left -= 1) {
    const started = used();
    call();
    least = Math.min(least, used() - started);
  }
  return least;
}
