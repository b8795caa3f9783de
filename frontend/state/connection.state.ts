import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

export interface Connection {
  isLost: boolean;
  /** When what shows was true, where it comes from this device: ISO 8601. */
  seenAt: string | null;
}

const HERE: Connection = { isLost: false, seenAt: null };
const connection = signal(HERE);

export function connectionIsLost(): void {
  if (!connection.value.isLost) connection.value = { isLost: true, seenAt: null };
}

/**
 * What shows is a copy from earlier. Of several the latest counts: that is when this device was
 * last in touch.
 */
export function showsCopyOf(instant: string): void {
  const { seenAt } = connection.value;
  connection.value = { isLost: true, seenAt: seenAt && seenAt > instant ? seenAt : instant };
}

export function connectionIsBack(): void {
  connection.value = HERE;
}

export const connectionNow = (): Connection => connection.value;

export function useConnection(): Connection {
  useSignals();
  return connection.value;
}
