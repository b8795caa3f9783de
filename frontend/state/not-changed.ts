import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from './toast.state.ts';

/**
 * A toast that a choice was refused and nothing has changed, with the server's reason where it
 * gives one.
 */
export const sayNotChanged = (
  error: unknown,
  otherwise = 'It is as it was. Please try again in a moment.',
) =>
  showToast({
    title: 'Not changed',
    description: errorMessage(error, otherwise),
    kind: 'destructive',
  });
