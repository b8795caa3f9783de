/**
 * One JSON line per event: what Cloudflare's log search reads. Never pass content, secrets or
 * addresses.
 */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Log {
  error(event: string, fields: LogFields): void;
  warn(event: string, fields: LogFields): void;
}

/** A log that writes one JSON line per event, with the fields of `base` in each. */
export function createLog(base: LogFields): Log {
  const write = (level: 'error' | 'warn') => (event: string, fields: LogFields) =>
    console[level](JSON.stringify({ level, event, ...base, ...fields }));
  return { error: write('error'), warn: write('warn') };
}

/** The loggable part of a caught value: its name and its innermost message, shortened. */
export function reasonOf(thrown: unknown): string {
  let current = thrown;
  while (current instanceof Error && current.cause) current = current.cause;
  const text = current instanceof Error ? `${current.name}: ${current.message}` : String(current);
  return text.slice(0, 300);
}

/**
 * What of a provider's failure may be logged: its kind and its status or code. Its message can
 * quote what it was sent or what it answered, and that is a person's own.
 */
export function failureOf(thrown: unknown): string {
  const name = thrown instanceof Error ? thrown.constructor.name : typeof thrown;
  const { status, code } = (thrown ?? {}) as { status?: unknown; code?: unknown };
  if (typeof status === 'number') return `${name} ${status}`;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? `${name} ${code}` : name;
}
