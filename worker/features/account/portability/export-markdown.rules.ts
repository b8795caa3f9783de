import type { ExportFile, ExportList } from '#schema/contracts/export-file.ts';
import { rhythmWords } from '#schema/rules/goals/rhythms.ts';
import { doneTasksOf, taskIdAt, taskListOf } from '#schema/rules/goals/tasks.ts';
import { labelOf } from '#schema/rules/mindset/mindset-scores.ts';
import { dateInZone } from '#worker/lib/calendar.ts';

export type ExportRow<List extends ExportList> = NonNullable<ExportFile[List]>[number];
export type Head = Required<Pick<ExportFile, 'exportedAt' | 'account' | 'profile' | 'asking'>>;

/** A person's data, read page by page so that only one page is in memory. */
export interface ExportRows {
  head: Head;
  /** The person's own IANA zone, which decides the day of an instant. */
  zone: string;
  /** Rows in the order of their parents' ids, then of their own. */
  rows<List extends ExportList>(list: List): AsyncGenerator<ExportRow<List>, void, void>;
}

type Pieces = AsyncGenerator<string, void, void>;

/** A person's text below our headings: lines that begin like a heading are escaped. */
export const escapedProse = (text: string) =>
  text.replaceAll(
    /^([^\S\n\r\u2028\u2029]*)(?=#{1,6}\s|(?:-{3,}|={3,})[^\S\n\r\u2028\u2029]*$)/gm,
    '$1\\',
  );
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
export const quoted = (text: string) =>
  escapedProse(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The rows of a list, grouped by parent; `of` is null for rows without one. */
async function* withChildren<Parent extends { id: number }, Child>(
  parents: AsyncIterable<Parent>,
  children: AsyncGenerator<Child, void, void>,
  parentOf: (child: Child) => number | null,
): AsyncGenerator<{ of: Parent | null; children: AsyncIterable<Child> }, void, void> {
  let next = await children.next();
  async function* childrenWhile(
    holds: (parentId: number) => boolean,
  ): AsyncGenerator<Child, void, void> {
    while (!next.done && holds(parentOf(next.value) ?? 0)) {
      yield next.value;
      next = await children.next();
    }
  }
  const loose = childrenWhile((parentId) => parentId === 0);
  if (!next.done && (parentOf(next.value) ?? 0) === 0) yield { of: null, children: loose };
  for await (const parent of parents)
    yield { of: parent, children: childrenWhile((id) => id === parent.id) };
}

/** How often a task repeats, and on which days it was kept. */
function rhythmOf({ taskRhythms, rhythmAnswers }: ExportRow<'goals'>, id: string): string {
  const rhythm = taskRhythms?.[id];
  if (!rhythm) return '';
  const days = Object.entries(rhythmAnswers?.[id] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const kept = days.map(([day, answer]) => (answer === 'rest' ? `${day} (rest)` : day));
  return ` (${rhythmWords(rhythm)}${kept.length > 0 ? `; kept on ${kept.join(', ')}` : ''})`;
}

function ifThensOf({ ifThens = [] }: ExportRow<'goals'>): string {
  if (ifThens.length === 0) return '';
  const lines = ifThens.map(({ when, at, act }) => {
    const hour = at ? ` (${at})` : '';
    return `- ${oneLine(when)}${hour} → ${oneLine(act)}\n`;
  });
  return `#### If-thens\n\n${lines.join('')}\n`;
}

async function* goalsOf({ rows, zone }: ExportRows): Pieces {
  const day = (instant: string) => dateInZone(new Date(instant), zone);
  yield '## Goals\n\n';
  const all = withChildren(rows('goals'), rows('journal'), (entry) => entry.goalId);
  for await (const { of: goal, children: entries } of all) {
    if (!goal) continue;
    const done = goal.completed
      ? `completed${goal.completedAt ? ` on ${day(goal.completedAt)}` : ''}`
      : goal.pausedAt
        ? `paused since ${day(goal.pausedAt)}`
        : 'open';
    const away = goal.archivedAt ? `, archived on ${day(goal.archivedAt)}` : '';
    const until = goal.targetDate ? `, to be reached by ${goal.targetDate}` : '';
    yield `### ${oneLine(goal.title)}\n\nSet on ${day(goal.createdAt)}${until}; ${done}${away}.\n\n`;
    if (goal.description) yield `${escapedProse(goal.description)}\n\n`;
    const { milestones } = goal.roadmap;
    const list = taskListOf(goal);
    const doneTasks = new Set(doneTasksOf({ ...goal, ...list, taskTicks: goal.taskTicks ?? {} }));
    if (milestones.length > 0) yield '#### Plan\n\n';
    for (const [index, milestone] of milestones.entries()) {
      const box = index <= goal.milestone ? '[x]' : '[ ]';
      yield `- ${box} **${oneLine(milestone.title)}** (${milestone.targetDate}). ${oneLine(milestone.description)}\n`;
      const lines = milestone.tasks.map((task, place) => {
        const id = taskIdAt(list, index, place);
        const when = goal.taskDates?.[id] ? ` (${goal.taskDates[id]})` : '';
        const line = `  - ${doneTasks.has(id) ? '[x]' : '[ ]'} ${oneLine(task)}${when}`;
        return `${line}${rhythmOf(goal, id)}\n`;
      });
      yield lines.join('');
    }
    if (milestones.length > 0) yield '\n';
    yield ifThensOf(goal);
    let heading = '#### Journal\n\n';
    for await (const entry of entries) {
      yield `${heading}##### ${day(entry.createdAt)}${entry.mood ? `, ${entry.mood}` : ''}\n\n`;
      if (entry.content) yield `${escapedProse(entry.content)}\n\n`;
      if (entry.aiResponse) yield `${quoted(`Eden: ${entry.aiResponse}`)}\n\n`;
      heading = '';
    }
  }
}

async function* freeEntriesOf({ rows, zone }: ExportRows): Pieces {
  let heading = '## Journal\n\n';
  for await (const { content, mood, createdAt, aiResponse } of rows('freeEntries')) {
    const felt = mood ? `, ${mood}` : '';
    yield `${heading}### ${dateInZone(new Date(createdAt), zone)}${felt}\n\n`;
    if (content) yield `${escapedProse(content)}\n\n`;
    if (aiResponse) yield `${quoted(`Eden: ${aiResponse}`)}\n\n`;
    heading = '';
  }
}

async function* chatsOf({ rows, zone }: ExportRows): Pieces {
  yield '## Conversations with Eden\n\n';
  const all = withChildren(
    rows('conversations'),
    rows('chat'),
    (exchange) => exchange.conversationId,
  );
  for await (const { of: conversation, children: exchanges } of all) {
    const title = conversation ? oneLine(conversation.title) : 'Without a conversation';
    const begun = conversation ? ` (${dateInZone(new Date(conversation.createdAt), zone)})` : '';
    yield `### ${title}${begun}\n\n`;
    for await (const { content, response } of exchanges) {
      yield `${escapedProse(content)}\n\n`;
      if (response) yield `${quoted(`Eden: ${response}`)}\n\n`;
    }
  }
}

async function* keptOf({ rows, zone }: ExportRows): Pieces {
  let heading = '## Kept with Eden\n\n';
  for await (const { title, body, createdAt } of rows('keptThings')) {
    yield `${heading}### ${oneLine(title)} (${dateInZone(new Date(createdAt), zone)})\n\n${escapedProse(body)}\n\n`;
    heading = '';
  }
}

async function* mindsetOf({ head: { profile }, rows, zone }: ExportRows): Pieces {
  yield '## Mindset\n\n';
  if (profile) {
    const grow = [profile.primaryWeakness, profile.secondaryWeakness].filter(Boolean).join(', ');
    yield `Profile: ${profile.profileType.replaceAll('_', ' ')}. Strength: ${profile.strengthArea}. Room to grow: ${grow}.\n\n`;
  }
  let heading =
    '| Assessed on | Overall | Challenges | Obstacles | Effort | Criticism | Success |\n|---|---|---|---|---|---|---|\n';
  for await (const row of rows('assessments')) {
    const scores = [
      row.challengesScore,
      row.obstaclesScore,
      row.effortScore,
      row.criticismScore,
      row.successScore,
    ];
    const overall = `${row.overallScore} (${labelOf(row.overallScore)})`;
    yield `${heading}| ${[dateInZone(new Date(row.createdAt), zone), overall, ...scores].join(' | ')} |\n`;
    heading = '';
  }
  yield '\n';
}

async function* learningOf({ rows }: ExportRows): Pieces {
  yield '## Learning\n\n';
  for await (const unit of rows('progress')) {
    yield `- [${unit.completed ? 'x' : ' '}] ${oneLine(unit.title)}\n`;
    const written = [...(unit.written ?? []), ...(unit.notes ? [`Notes: ${unit.notes}`] : [])];
    for (const text of written.filter(Boolean))
      yield `\n${quoted(text).replaceAll(/^/gm, '  ')}\n\n`;
  }
  yield '\n';
}

async function* stickersOf({ rows, zone }: ExportRows): Pieces {
  yield '## Stickers\n\n';
  for await (const { name, acquisitionDate } of rows('stickers'))
    yield `- ${name} (${dateInZone(new Date(acquisitionDate), zone)})\n`;
}

/** The choices for reminders and mails. */
async function* askingOf({ head: { asking }, rows }: ExportRows): Pieces {
  const wayOf = ({ byPush, byMail }: ExportRow<'reminders'>) =>
    [byPush && 'notification', byMail && 'mail'].filter(Boolean).join(' and ');
  let heading = '## Asked\n\n';
  for await (const row of rows('reminders')) {
    yield `${heading}- ${row.subject} ${row.subjectId} at ${row.at}, by ${wayOf(row)}\n`;
    heading = '';
  }
  const { reminders, mails } = asking;
  const lines = [
    ...(reminders?.quietFrom && reminders.quietUntil
      ? [`Quiet from ${reminders.quietFrom} to ${reminders.quietUntil}`]
      : []),
    ...(mails.week
      ? [`A mail about the week, on day ${mails.week.weekday} of it at ${mails.week.hour}:00`]
      : []),
    ...(mails.away ? ['One mail after two weeks away'] : []),
  ];
  if (lines.length > 0) yield `${heading}${lines.map((line) => `- ${line}\n`).join('')}`;
  if (lines.length > 0 || heading === '') yield '\n';
}

/**
 * A person's data to read: goals with plan and journal by date, conversations, assessments,
 * learning, stickers.
 */
export async function* markdownOf(exportRows: ExportRows): Pieces {
  const { head, zone } = exportRows;
  const { username, email, createdAt } = head.account ?? {
    username: '',
    email: null,
    createdAt: head.exportedAt,
  };
  const day = (instant: string) => dateInZone(new Date(instant), zone);
  yield `# What Yet keeps of ${oneLine(username)}\n\nExported on ${day(head.exportedAt)}. Here since ${day(createdAt)}${email ? `, as ${email}` : ''}. The file export.json holds the same and more, and can be read in again.\n\n`;
  yield* goalsOf(exportRows);
  yield* freeEntriesOf(exportRows);
  yield* chatsOf(exportRows);
  yield* keptOf(exportRows);
  yield* askingOf(exportRows);
  yield* mindsetOf(exportRows);
  yield* learningOf(exportRows);
  yield* stickersOf(exportRows);
}
