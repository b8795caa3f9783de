/** More terms than a newcomer reads in one sitting are a language of one's own. */
const TERMS_MAX = 25;

/**
 * What is wrong with the glossary's table: too many terms, one that stands twice, or out of order.
 */
export function findGlossaryProblems(page: string): string[] {
  const terms = [...page.matchAll(/^\| (?!word \|)([^|-][^|]*?) \|/gm)].map(
    ([, term]) => term as string,
  );
  const problems: string[] = [];
  if (terms.length === 0) problems.push('docs/glossary.md has no table of terms');
  if (terms.length > TERMS_MAX)
    problems.push(`docs/glossary.md has ${terms.length} terms; ${TERMS_MAX} are the most`);
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    if (before !== undefined && before.localeCompare(term, 'en') >= 0)
      problems.push(`docs/glossary.md: “${term}” does not follow “${before}” in the alphabet`);
  }
  return problems;
}
