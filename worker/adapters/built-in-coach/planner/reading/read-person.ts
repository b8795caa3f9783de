const ONE =
  /\bmy (?:\w+ )?(wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|sister|brother|son|daughter|boss|manager|best friend|friend|neighbour|colleague|grandmother|grandfather|grandma|grandpa|stepson|stepdaughter|roommate|flatmate|ex)\b/;
const SEVERAL =
  /\bmy (?:\w+ )?(parents|kids|children|family|friends|siblings|grandparents|in-laws|sons|daughters|sisters|brothers)\b/;

/** To be a better husband is about a partner; to be a better parent is about children. */
const BETTER =
  /\bbetter (husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|parent|son|daughter|brother|sister)\b/;
const COUNTERPARTS: Record<string, string> = {
  ...Object.fromEntries(
    ['husband', 'wife', 'partner', 'boyfriend', 'girlfriend'].map((role) => [role, 'your partner']),
  ),
  ...Object.fromEntries(
    ['father', 'mother', 'dad', 'mum', 'mom', 'parent'].map((role) => [role, 'your children']),
  ),
  ...Object.fromEntries(['son', 'daughter'].map((role) => [role, 'your parents'])),
  ...Object.fromEntries(['brother', 'sister'].map((role) => [role, 'your siblings'])),
};

/** "your sister" from "my sister" in the title; undefined when nobody is named. */
export function readPerson(goal: { readonly plainTitle: string }): string | undefined {
  const one = ONE.exec(goal.plainTitle)?.[1] ?? SEVERAL.exec(goal.plainTitle)?.[1];
  if (one) return `your ${one}`;
  const role = BETTER.exec(goal.plainTitle)?.[1];
  return role ? COUNTERPARTS[role] : undefined;
}
