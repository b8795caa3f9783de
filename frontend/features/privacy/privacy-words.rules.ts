import texts from '#frontend/generated/category-texts.json';
import { formatLocalDate } from '#frontend/lib/render-locale.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import type {
  EdenKnowledge,
  PrivacySettings,
  RetentionPreview,
} from '#schema/contracts/privacy.ts';

type Voices = Pick<PrivacySettings, 'aiChat' | 'aiFeedback' | 'aiRoadmap' | 'model'>;
type Retention = PrivacySettings['chatRetentionDays'];
type KnownGoal = EdenKnowledge['goals'][number];

/** "a model may help", in a word or two. */
export function voiceWords({ aiChat, aiFeedback, aiRoadmap, model }: Voices): string {
  const voices = [aiChat, aiFeedback, aiRoadmap];
  if (voices.every((voice) => voice === 'model')) return model ? 'A model may help' : 'Built-in';
  return voices.every((voice) => voice === 'built-in') ? 'Built-in only' : 'Feature by feature';
}

export const retentionWords = (days: Retention) =>
  days === null ? 'Until you delete them' : `${days} days`;

/** Whether changing from one to the other can delete anything. */
export const isShorter = (days: Retention, than: Retention) =>
  days !== null && (than === null || days < than);

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What a shorter retention would delete, in one sentence. */
export function previewWords({ exchanges, conversations, before }: RetentionPreview): string {
  const day = dayWords(before);
  const said = `This deletes ${counted(exchanges, 'exchange', 'exchanges')} with Eden from before ${day}`;
  if (conversations === 0) return `${said}; the conversations continue without them.`;
  return `${said}, and with ${exchanges === 1 ? 'it' : 'them'} ${counted(conversations, 'whole conversation', 'whole conversations')}.`;
}

/** "14 March 2027", in the person's own order of day and month. */
function dateWords(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatLocalDate(new Date(year, month - 1, day), parts);
}

/** "By 14 March 2027, 1 of 4 steps reached": what there is of it. */
export function goalWords(goal: KnownGoal): string {
  const words = [goal.targetDate && `by ${dateWords(goal.targetDate)}`, reachedWords(goal)];
  const said = words.filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function reachedWords({ reachedMilestones, milestoneCount }: KnownGoal): string | null {
  if (milestoneCount === 0) return null;
  return `${reachedMilestones} of ${counted(milestoneCount, 'step', 'steps')} reached`;
}

export function areaExplained(category: MindsetCategory): { name: string; meaning: string } {
  const area = texts.categories.find(({ id }) => id === category);
  return { name: area?.name ?? category, meaning: area?.short ?? '' };
}
