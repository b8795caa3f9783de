import { usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  inWords,
  sittingsIn,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { rampTo } from '#worker/adapters/built-in-coach/planner/quantities/quantities.ts';
import { LANGUAGE_NAMES } from '#worker/adapters/built-in-coach/planner/reading/known-names.ts';
import { findName } from '#worker/adapters/built-in-coach/planner/reading/recognise-kind.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

/** Five new words a day is what twenty minutes of cards carry without drowning in repeats. */
const WORDS_A_DAY = 5;
const MOST_WORDS = 2000;

function minutesOfTalk(span: number): number {
  if (span < 21) return 1;
  if (span < 60) return 5;
  if (span < 120) return 10;
  return span < 240 ? 15 : 30;
}

/** A language: speaking from the first day, cards for words, a real listener early. */
export function languageText(goal: PlannerGoal): KindText {
  const name = LANGUAGE_NAMES.get(findName(goal.plainText, LANGUAGE_NAMES) ?? '');
  const it = name ?? 'the language';
  const often = goal.namedDays ?? 4;
  const sitting = usualOf(goal, 'min', 20);
  const asked = goal.quantities.find(
    ({ unit, role, per }) => unit === 'words' && role === 'target' && !per,
  );
  const most = Math.max(10, Math.min(MOST_WORDS, asked?.value ?? MOST_WORDS));
  const total = Math.min(most, Math.max(20, WORDS_A_DAY * goal.dayOf(6)));
  const wordsAt = (stage: number) => rampTo(Math.floor(total / 10) * 10, goal.shareAt(stage));
  const minutes = minutesOfTalk(goal.span);
  const talk = `a ${minutes}-minute conversation in ${it}`;
  const choose = name
    ? 'Choose one course or book and put the others away until you have finished it.'
    : 'Choose the language, and write down whom you want to speak it with.';
  return {
    stages: [
      {
        title: `Five sentences of ${it} about yourself, said aloud from memory`,
        why: 'Sentences about yourself come up in every first conversation, so they earn their place before any grammar table.',
        know: 'you say all five without looking, twice in a row.',
        tasks: [
          choose,
          'Write five sentences about yourself, have them translated, and say them until they come without looking.',
        ],
        ifThen:
          'When I make my first tea or coffee of the day, then I say the five sentences before I drink it.',
      },
      {
        title: `${wordsAt(2)} words of ${it} on cards, and ${countOf(sittingsIn(goal.dayOf(2), often), 'sitting')} behind you`,
        why: 'The few hundred most frequent words make up most of what people say; rare ones can wait.',
        know: 'you get eight of ten shuffled cards right, in both directions.',
        tasks: [
          'Make cards from a frequency list, each with one short sentence instead of the bare word.',
          `Practise for ${countOf(sitting, 'minute')} ${timesAWeek(often)}: half with the cards, half with the course.`,
        ],
        ifThen: 'If an evening is gone, then I do five cards in bed and count the day.',
      },
      {
        title: `${wordsAt(3)} words of ${it}, and two minutes of talk with someone who speaks it`,
        why: 'A real listener shows within two minutes which words you miss; a book never does.',
        know: 'the other person understood what you do and where you live without help.',
        tasks: [
          'Book one short lesson or language exchange.',
          'Prepare three questions to ask and three answers you expect to give.',
          'Write down every word you reached for and did not find.',
        ],
        ifThen:
          'If I lose a word while speaking, then I describe the thing instead of changing the language.',
      },
      {
        title: `Ten sentences in ${it}, written by you and corrected by a speaker`,
        why: 'Corrections of your own sentences stick better than rules about other people’s.',
        know: 'you can name your three most frequent mistakes and the right form of each.',
        tasks: [
          `Write ten sentences about last weekend and ask a speaker of ${it} to mark what sounds wrong.`,
          'Write down the three mistakes that came back most, with the right form beside them.',
          'Listen to ten minutes of slow speech on two days a week, the second time with the text.',
        ],
        ifThen:
          'If a correction stings, then I read the right sentence aloud three times before I close the page.',
      },
      {
        title: `One episode or article in ${it} followed to the end`,
        why: 'Understanding something you would have chosen anyway is practice that does not feel like a lesson.',
        know: 'you can retell it in five sentences.',
        tasks: [
          `Choose a series, podcast or magazine in ${it} on a subject you already like.`,
          'Watch or read it once for the story, then again with ten words looked up, no more.',
        ],
        ifThen:
          'If I understand less than half, then I repeat two minutes of it instead of starting something else.',
      },
      {
        title: `${upperFirst(inWords(minutes))} minutes of conversation in ${it} without changing to another language`,
        why: 'Speaking at length is a skill of its own: finding ways round the words you do not have.',
        know: 'the conversation went on when you got stuck, and you were the one who restarted it.',
        tasks: [
          'Talk to a speaker every week, each time about one subject you chose beforehand.',
          'Repeat your last corrections aloud in the five minutes before each talk.',
        ],
        ifThen:
          'If the other person changes to my language, then I ask for five more minutes in theirs.',
      },
      {
        title: `${countOf(minutes, 'minute')} of you speaking ${it}, recorded and listened to`,
        why: 'Beside the five sentences you began with, the recording shows what the work has done.',
        know: 'you hear what you can say now, and can name what to work on next.',
        tasks: [
          'Record a conversation or a monologue of that length and listen to it once, pen in hand.',
          'Write down what you can say now that you could not say at the start.',
          'Choose the one fixed talk a week that stays in your calendar.',
        ],
        ifThen:
          'When I hear a mistake on the recording, then I note the right form and let the rest go by.',
      },
    ],
    short: {
      title: `${Math.max(Math.min(20, most), wordsAt(6))} words of ${it}, and a first exchange with someone who speaks it`,
      why: 'Greeting, asking, answering and thanking is a whole conversation, if a small one.',
      know: 'the other person answered in the language and you understood the gist.',
      tasks: [
        `Practise for ${countOf(sitting, 'minute')} a day: five new words, the old ones, and one question with its answer.`,
        'Order, greet or ask the way once with a real person, by video if there is nobody near.',
        'Write down the words you reached for and did not find.',
      ],
      ifThen:
        'If my mind goes blank, then I say my second sentence about myself and ask “and you?”.',
    },
    sprint: {
      opening: `Three sentences of ${it}, said aloud without looking`,
      result: `a one-minute introduction of yourself in ${it}, from memory`,
      begin: `Write down three sentences you want to say in ${it}, look up how they are said, and repeat them aloud.`,
      improve:
        'Record the whole introduction, listen to it beside a speaker’s voice, and repeat the two worst words.',
    },
    result: goal.span < 21 ? `a first exchange in ${it} and your first words` : talk,
    smallest: 'I say my sentences aloud once and count the day',
  };
}
