import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from './toast.state.ts';

/**
 * Says that a choice was refused and that all is as it was, in the server's words where it has
 * some.
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
