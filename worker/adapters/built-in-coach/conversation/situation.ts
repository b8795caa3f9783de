import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { foldText, tidyOwnWords } from '#worker/lib/fold-text.ts';
import type { Slots } from './fill-slots.ts';
import type { Intent } from './intents.ts';
import { findSpokenGoal, type SpokenGoal } from './match-goal.ts';
import { choosePhrase } from './quote.ts';
import { relevanceFor } from './recognise-intent.ts';
import type { GoalInTalk } from './reply.ts';
import { findThing, type Thing } from './things.ts';
import type { Feature } from './vocabulary.ts';

/** What one message shows: facts to name, features to choose material by, and the goal it is about. */
export interface Situation {
  intent: Intent;
  folded: string;
  slots: Slots;
  features: ReadonlySet<Feature>;
  goal?: SpokenGoal;
  weakestCategory?: MindsetCategory;
}

const FEATURES: readonly (readonly [Feature, RegExp])[] = [
  [
    'avoided',
    /\b(haven't|hasn't|didn't|not|can't|couldn't) (even )?(\w+ )?(open(ed)?|look(ed)?|read|touch(ed)?|start(ed)?|face|bring myself)\b|\bavoid(ing|ed)?\b|\bput(ting)? (it )?off\b/,
  ],
  [
    'written-comments',
    /\b(red ink|red pen|comments?|annotations?|marked up|markup|reviewers?|code review|track changes|corrections|referee|notes in the margin)\b/,
  ],
  ['spoken-comment', /\b(said|says|told me|tells me|called me|meeting|shouted|laughed|asked why)\b/],
  [
    'numbers',
    /\b\d+([.,]\d+)? ?(%|percent|points|out of|\/)|\b(failed|rejected|turned down) (twice|three times|four times|\d+ times)\b/,
  ],
  [
    'deadline',
    /\b(deadline|due|by (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end)|in \d+ days)\b/,
  ],
  ['social-media', /\b(instagram|linkedin|tiktok|facebook|social media|feed|twitter|youtube)\b/],
  ['promotion', /\b(promoted|promotion|raise|hired|offer|salary|the job)\b/],
  ['streak', /\b(streak|days in a row|missed (a|one|two) days?|skipped|every day|daily|fell off|gap)\b/],
  [
    'after-break',
    /\b(stopped|gave up|given up|haven't \w+ (in|for) (weeks|months|ages|a while|a month|a year|two|three)|back to square one|start(ing)? again|quit|after a (break|gap))\b/,
  ],
  [
    'many-tasks',
    /\b\d+ (things|tasks|tabs|deadlines|projects|items)|\band (also )?\w+ and\b|\bkids?\b.*\bwork\b|\bwork\b.*\bkids?\b/,
  ],
  ['unfair', /\b(unfair|not fair|took credit|stole|injustice|blamed me)\b/],
  ['identity', /\b(i'm|i am|always been) (just )?(not a|so|such a|a|an|too|no)\b|\bperson\b/],
  ['age', /\b(too old|at my age|too late|[4-9]\d years? old|i('m| am) [4-9]\d)\b/],
  [
    'soon-event',
    /\b(tomorrow|tonight|today|in an hour|this (afternoon|morning|evening)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
  ],
  [
    'others-help',
    /\b(ask(ed)? for help|mentor|tutor|teacher|colleague|study group|on my own|by myself|alone)\b/,
  ],
  ['body-signs', /\b(heart|hands|shak\w+|sweat\w*|stomach|breath\w*|pounding|racing|sick to)\b/],
  ['choice', /\b(torn between|or should i|can't (decide|choose)|either|two options|whether)\b/],
  ['near-finish', /\b(almost|nearly|last (chapter|bit|part|step|mile|page)|so close|about to finish)\b/],
  ['short-sleep', /\b(sleep|slept|night shift|insomnia|awake|up all night|baby)\b/],
  ['loss', /\b(died|passed away|funeral|grief|broke up|breakup|break-up|divorce|lost my)\b/],
  ['mixed-feelings', /\b(happy for|glad for|i guess|i suppose|should be happy)\b/],
  ['impostor', /\b(impost[eo]r|fraud|find me out|found out)\b/],
  ['lonely', /\b(lonel\w+|alone|nobody to|no one to|no friends|isolated|homesick)\b/],
  [
    'tried-hard',
    /\b(tried (everything|so hard|hard|all)|hours? (a|every|per) (day|week|night)|worked (so )?hard|all (week|month|summer)|no matter)\b/,
  ],
];

const PERSON =
  /\b(supervisor|boss|manager|teacher|professor|tutor|coach|partner|husband|wife|mum|mom|dad|mother|father|colleague|coworker|reviewer|client|editor|director|team lead|instructor|trainer|friend|best friend|sister|brother|examiner|mentor|flatmate|roommate|cousin|classmate|girlfriend|boyfriend|mother-in-law|landlord|neighbou?r|doctor)\b/;
const NUMBER =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|several|\\d{1,3}';
const DURATION = new RegExp(
  `\\b(?:for|in|since|after|it's been|last|past) (?:the (?:last|past) )?((?:${NUMBER}) (?:minutes|hours|days?|weeks?|months?|years?))\\b`,
);
const HEDGE =
  /\b(i guess|i suppose|whatever|it's fine|i'm fine|no big deal|not that it matters|never mind|who cares)\b/;
const ABSOLUTE =
  /\b(always|never|nobody|no one|nothing|everything|(?:everyone|everybody)(?= else| gets| knows| thinks| hates| got))\b/;
const FIGURE =
  /\b(\d+(?:[.,]\d+)? ?(?:%|percent)|\d+ (?:out of|of|\/) ?\d+|\d+(?:[.,]\d+)? (?:words|pages|km|kilomet\w+|miles|metres|meters|lengths|minutes|chapters|exams|applications|rejections|lessons|sentences|kilos|lines|times|interviews|assignments|tasks|things|deadlines|projects|tabs|emails|items|exams|essays))\b/;
const CLOCK =
  /\b((?:(?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this evening|this afternoon|in the morning)(?: (?:morning|afternoon|evening|night))?(?: (?:at|around|before|after) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)?|noon|lunch|work|dinner|breakfast|school|seven|eight|nine|ten|six|five))?)|(?:at|around) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)?|(?:after|before|at) (?:work|lunch|breakfast|dinner|school|class|the gym|bed|noon|coffee))\b/;

const CATEGORY_NAMES: Record<MindsetCategory, string> = {
  challenges: 'challenges',
  obstacles: 'obstacles',
  effort: 'effort',
  criticism: 'criticism',
  success: "other people's success",
};

export function readSituation(input: {
  text: string;
  intent: Intent;
  goals: readonly GoalInTalk[];
  weakestCategory?: MindsetCategory;
  /** The text was written for the only goal handed in, as a journal entry is. */
  belongsToGoal?: boolean;
}): Situation {
  const folded = foldText(
    input.text.length > 1600 ? `${input.text.slice(0, 1100)} ${input.text.slice(-500)}` : input.text,
  );
  const found = findSpokenGoal(input.text.slice(0, 2000), input.goals) ?? newestForNextStep(input);
  const goal = found && input.belongsToGoal ? { ...found, named: true } : found;
  const thing = findThing(folded) ?? thingOfGoal(goal);
  const features = new Set<Feature>();
  for (const [feature, pattern] of FEATURES) if (pattern.test(folded)) features.add(feature);
  if (thing) features.add(thing.kind);
  if (goal) features.add('goal-known');
  const person = PERSON.exec(folded)?.[1];
  const slots: Slots = {
    q: choosePhrase(input.text, relevanceFor(input.intent)),
    thing: thing?.name,
    start: startFor(thing, goal),
    person: person && `your ${person}`,
    duration: DURATION.exec(folded)?.[1],
    hedge: HEDGE.exec(folded)?.[1],
    absolute: ABSOLUTE.exec(folded)?.[1],
    figure: FIGURE.exec(folded)?.[1],
    time: CLOCK.exec(folded)?.[1],
    category: input.weakestCategory && CATEGORY_NAMES[input.weakestCategory],
    ...goalSlots(goal),
  };
  return { intent: input.intent, folded, slots, features, goal, weakestCategory: input.weakestCategory };
}

// "What should I do next?" is about some plan; the newest goal is the likeliest.
function newestForNextStep(input: { intent: Intent; goals: readonly GoalInTalk[] }): SpokenGoal | undefined {
  const newest = input.intent === 'next-step' ? input.goals[0] : undefined;
  return newest && { goal: newest, named: true };
}

function thingOfGoal(goal: SpokenGoal | undefined): Thing | undefined {
  if (!goal?.named) return undefined;
  return findThing(foldText(`${goal.goal.title} ${goal.goal.nextMilestone?.title ?? ''}`));
}

function startFor(thing: Thing | undefined, goal: SpokenGoal | undefined): string {
  if (thing) return thing.start;
  const task = goal?.named ? goal.goal.nextMilestone?.tasks[0] : undefined;
  if (task) return `give five minutes to “${tidyOwnWords(task)}”`;
  return 'do the first two minutes of it and nothing more';
}

function goalSlots(spoken: SpokenGoal | undefined): Slots {
  if (!spoken) return {};
  const { goal } = spoken;
  const title = tidyOwnWords(goal.title);
  if (title === '') return {};
  const milestone = goal.nextMilestone && tidyOwnWords(goal.nextMilestone.title);
  const task = goal.nextMilestone?.tasks[0] && tidyOwnWords(goal.nextMilestone.tasks[0]);
  return {
    goal: `“${title}”`,
    unplanned: goal.milestoneCount === 0 ? `“${title}”` : undefined,
    milestone: milestone ? `“${milestone}”` : undefined,
    task: task ? `“${task}”` : undefined,
    reached: String(goal.reachedMilestones),
    total: goal.milestoneCount > 0 ? String(goal.milestoneCount) : undefined,
    date: goal.targetDate && spokenDate(goal.targetDate),
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2026-11-28" as "28 November"; undefined for anything that is not a calendar date. */
export function spokenDate(date: string): string | undefined {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name && day ? `${Number(day)} ${name}` : undefined;
}
