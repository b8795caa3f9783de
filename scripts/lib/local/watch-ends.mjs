// Reads which processes another one starts and ends (`+12`, `-12`, a line each). When the other is
// gone, by whatever means, its end of the pipe closes: then what it left behind is ended. Started
// by `ends.ts`.
import { createInterface } from 'node:readline';

const left = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (!Number.isInteger(pid) || pid <= 1) continue;
  if (line.startsWith('+')) left.add(pid);
  else left.delete(pid);
}
for (const pid of left) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
