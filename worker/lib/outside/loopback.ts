const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL's host is this very machine: nothing sent there travels. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.has(hostname);
