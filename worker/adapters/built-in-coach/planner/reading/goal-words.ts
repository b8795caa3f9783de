import { shorten, tidy } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { normalForm } from '#worker/lib/text/normal-form.ts';
import { mendTypos } from './mend-typos.ts';

/**
 * A goal’s title and description as they were written, and plain: lower case, no accents, slips of
 * known words mended.
 */
export interface GoalWords {
  readonly title: string;
  readonly description: string;
  readonly plainTitle: string;
  readonly plainDescription: string;
  readonly plainText: string;
}

function plain(text: string): string {
  return normalForm(text.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’´`]/g, "'");
}

/** An empty title is read as “this goal”. Read up to 200 and 2,000 characters. */
export function readWords(request: { title: string; description: string }): GoalWords {
  const title = shorten(tidy(request.title), 200) || 'this goal';
  const description = shorten(tidy(request.description), 2000);
  const plainTitle = mendTypos(plain(title));
  const plainDescription = plain(description);
  return {
    title,
    description,
    plainTitle,
    plainDescription,
    plainText: `${plainTitle}. ${plainDescription}`,
  };
}
