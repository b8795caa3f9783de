import type { IfThen, IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';
import { IF_THEN_MAX, IF_THENS_MAX } from '#schema/rules/limits.ts';

/** Of those that a plan brings along so many are kept: the rest is room for the person's own. */
const OF_A_PLAN = 8;

const IF_THEN =
  /^(?:if|when|whenever|once|wenn|falls|sobald|si|cuando|quand|lorsque|dès que)\b.+,/iu;

/** Whether a text is an if-then: what to do when something happens, not a thing to be done once. */
export const isIfThen = (text: string): boolean => IF_THEN.test(text);

const PLACE =
  /\b(?:I|we) (?:am|are|sit|stand|arrive|come|get|enter|pass|step|walk)(?: \w+)? (?:home|in|into|at|to|on|past|by|through|the (?:house|door|shop|kitchen|office))\b/i;

const pad = (part: number) => String(part).padStart(2, '0');

/**
 * The time of day that words name, as `07:30`: “7:30”, “at 7.30”, “7 pm”. Undefined for none, and
 * for a bare number, which may count anything.
 */
export function clockIn(words: string): string | undefined {
  const found =
    /\b(?<hour>\d{1,2}):(?<minute>\d{2})(?: ?(?<half>[ap])\.?m\b)?/i.exec(words) ??
    /\b(?:at|it is|it’s|it's|by|around|um|às|à) (?<hour>\d{1,2})\.(?<minute>\d{2})(?! ?(?:km|kg|m\b|%|euro))(?: ?(?<half>[ap])\.?m\b)?/i.exec(
      words,
    ) ??
    /\b(?<hour>\d{1,2}) ?(?<half>[ap])\.?m\b/i.exec(words) ??
    /\b(?<hour>\d{1,2}) o[’']clock\b/i.exec(words);
  if (!found?.groups) return undefined;
  const { hour = '', minute = '0', half } = found.groups;
  const shift = half?.toLowerCase() === 'p' ? 12 : 0;
  const h = half ? (Number(hour) % 12) + shift : Number(hour);
  const isTime = h <= 23 && Number(minute) <= 59 && (!half || Number(hour) <= 12);
  return isTime ? `${pad(h)}:${pad(Number(minute))}` : undefined;
}

/** What a cue is tied to, by its words: an event where they name neither a time nor a place. */
export function cueIn(when: string): Pick<IfThen, 'cue' | 'at'> {
  const at = clockIn(when);
  if (at) return { cue: 'time', at };
  return { cue: PLACE.test(when) ? 'place' : 'event' };
}

/** Within its bound, cut at a word. */
function fitted(words: string): string {
  const one = words.replaceAll(/\s+/g, ' ').trim();
  if (one.length <= IF_THEN_MAX) return one;
  const cut = one.slice(0, IF_THEN_MAX - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), IF_THEN_MAX / 2)).trimEnd()}…`;
}

/** The two parts of an if-then, with what it is tied to. Undefined where one of them is missing. */
export function ifThenOf(when: string, act: string) {
  const parts = { when: fitted(when.replace(/^if\s+/i, '')), act: fitted(act) };
  if (!parts.when || !parts.act) return undefined;
  return { ...parts, ...cueIn(parts.when) };
}

/**
 * Reads a sentence such as “If it rains, then I walk the short way.” “If” and “then” go, which are
 * said around it; other words that begin it (when, wenn, si) belong to it.
 */
export function readIfThen(text: string) {
  if (!isIfThen(text)) return undefined;
  // The comma that “then” follows, else the first.
  const cut = /,\s*(?:then|dann|entonces|alors)\b/iu.exec(text) ?? /,/.exec(text);
  if (!cut) return undefined;
  const when = text.slice(0, cut.index);
  const act = text
    .slice(cut.index)
    .replace(/^,\s*(?:then\s+)?/i, '')
    .replace(/\.$/, '');
  return ifThenOf(when, act);
}

/** The if-thens that stand in a plan as tasks, kept as what they are: each once, the first few. */
export function ifThensOfPlan({ milestones }: Roadmap): IfThen[] {
  const found = milestones.flatMap(({ tasks }, step) =>
    tasks.flatMap((text, place) => {
      const parts = readIfThen(text);
      return parts ? [{ id: `plan-${step}-${place}`, ...parts, madeBy: 'plan' as const }] : [];
    }),
  );
  const isFirst = ({ when, act }: IfThen, at: number) =>
    found.findIndex((other) => other.when === when && other.act === act) === at;
  return found.filter(isFirst).slice(0, OF_A_PLAN);
}

/** Why a change of if-thens is not made. */
export type IfThenFault = 'no such if-then' | 'goal is full' | 'id is taken';

export function withIfThen(
  list: readonly IfThen[],
  added: NewIfThen & { id: string },
): IfThen[] | IfThenFault {
  if (list.some(({ id }) => id === added.id)) return 'id is taken';
  if (list.length >= IF_THENS_MAX) return 'goal is full';
  return [...list, { ...added, madeBy: 'person' }];
}

export function withChangedIfThen(
  list: readonly IfThen[],
  id: string,
  patch: IfThenPatch,
): IfThen[] | IfThenFault {
  const old = list.find((one) => one.id === id);
  if (!old) return 'no such if-then';
  const { at, ...changed } = { ...old, ...patch };
  // Only the cue “time” has an hour: with another cue it is dropped.
  const next: IfThen = { ...changed, ...(changed.cue === 'time' && at && { at }) };
  return list.map((one) => (one.id === id ? next : one));
}

export function withoutIfThen(list: readonly IfThen[], id: string): IfThen[] | IfThenFault {
  return list.some((one) => one.id === id)
    ? list.filter((one) => one.id !== id)
    : 'no such if-then';
}
