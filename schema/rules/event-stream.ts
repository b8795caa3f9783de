/** Whether a response comes piece by piece, as server-sent events. */
export const isEventStream = ({ headers }: { headers: { get(name: string): string | null } }) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;
