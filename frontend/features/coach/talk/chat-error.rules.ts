import { ApiError } from '#frontend/lib/request.ts';

type Toast = { title: string; description: string; kind: 'neutral' | 'destructive' };

/** Said when a failure says nothing itself. */
const DEFAULT_WORDS = 'Failed to communicate with AI Coach';
const DEFAULT_STATUS = 500;

const CONNECTION = 'Connection Error';
const BY_STATUS: Partial<Record<number, Toast>> = {
  429: {
    title: 'Rate Limit Reached',
    description: 'Eden needs a short rest. Please try again in a few minutes.',
    kind: 'neutral',
  },
  401: {
    title: CONNECTION,
    description: 'Please log in again to continue chatting with Eden.',
    kind: 'destructive',
  },
  500: {
    title: CONNECTION,
    description: 'Server error. Please try again later.',
    kind: 'destructive',
  },
};
const UNREACHABLE: Toast = {
  title: CONNECTION,
  description: 'Unable to reach Eden. Please try again later.',
  kind: 'destructive',
};

/** The catalogue's words for a failed message, by status. */
export function chatErrorToast(thrown: unknown): Toast {
  const status = thrown instanceof ApiError ? thrown.status : DEFAULT_STATUS;
  return BY_STATUS[status] ?? UNREACHABLE;
}

/**
 * What stands beside the message that did not get through: the server's own words, they know most.
 */
export function chatErrorNote(thrown: unknown): string {
  return (thrown instanceof ApiError && thrown.message) || DEFAULT_WORDS;
}
