import { aimOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

function readOccasion(goal: PlannerGoal): string {
  if (/\b(best man|maid of honou?r|wedding)\b/.test(goal.plainTitle)) return 'the wedding speech';
  if (/\b(conference|keynote|ted)\b/.test(goal.plainTitle)) return 'the talk';
  if (/\b(presentation|present)\b/.test(goal.plainTitle)) return 'the presentation';
  return /\bspeech\b/.test(goal.plainTitle) ? 'the speech' : 'a talk';
}

/** Speaking in front of people: one message, aloud early, audiences that grow. */
export function speakingText(goal: PlannerGoal): KindText {
  const it = readOccasion(goal);
  const fixed = it !== 'a talk';
  const asked = aimOf(goal, 'min');
  const length = asked !== undefined && asked < 100 ? asked : it === 'the wedding speech' ? 5 : 10;
  return {
    stages: [
      {
        title: 'One minute aloud to your phone, and one sentence that should stay',
        why: 'Speaking is learnt aloud; what is only thought through is a different text.',
        know: 'you have listened to the minute once, to the end.',
        tasks: [
          `Write the one sentence people should still know a week after ${it}.`,
          'Record one minute on it without notes and listen once.',
        ],
        ifThen:
          'When I am alone in the car or kitchen, then I say my sentence and go on for a minute.',
      },
      {
        title: 'Five minutes told to one person, in three parts',
        why: 'One listener is an audience with the fear taken out.',
        know: 'they could repeat your three points.',
        tasks: [
          'Choose three points, each with one example or story.',
          'Tell it to one person without slides and ask what they remember.',
        ],
        ifThen:
          'If I lose my thread, then I repeat the last sentence slowly and look at my next point.',
      },
      {
        title: 'A short contribution in front of a group',
        why: 'The body gets used to eyes by meeting them, a few at a time.',
        know: 'you spoke for a minute or more, and the heart slowed down before you had finished.',
        tasks: [
          'Choose two meetings or evenings and say something in the first ten minutes of each.',
          'Look at one face for a whole sentence before you move on.',
          'Write down how nervous you were before, during and after, from one to ten.',
        ],
        ifThen: 'If my heart races, then I breathe out slowly and tell myself that it is fuel.',
      },
      {
        title: `${it === 'a talk' ? 'A five-minute talk' : `A first whole run of ${it}`} for three listeners, recorded`,
        why: 'The recording is kinder than memory and more exact.',
        know: 'you have a list of two things to keep and one to change.',
        tasks: [
          'Ask three people to listen, one of whom knows nothing about it.',
          'Watch the recording once without sound and once without picture.',
          'Write down the one change that would help most.',
        ],
        ifThen:
          'If I want to apologise at the start, then I pause and begin with the first sentence.',
      },
      {
        title: 'Beginning and end known by heart',
        why: 'The first 30 seconds are the worst, and the last are what stays.',
        know: 'both come when someone wakes you.',
        tasks: [
          'Learn the first and the last three sentences by heart and leave the rest in keywords.',
          'Practise the pause after the first sentence.',
        ],
        ifThen: 'If there is silence, then I count to three before I go on.',
      },
      {
        title: `${length} minutes standing, for five people, within the time`,
        why: 'Standing, with the real length and some noise, is nearest to the day.',
        know: 'you finished within a minute of the time and answered two questions.',
        tasks: [
          'Rehearse in a room of the right size, with the technology you will have.',
          'Cut until it takes nine tenths of the time.',
          'Prepare the question you fear in three sentences.',
        ],
        ifThen:
          'If I cannot answer a question, then I say when I will have the answer and for whom.',
      },
      {
        title: fixed
          ? `${upperFirst(it)}: held, and looked back at`
          : 'A talk in front of people you do not know, and a look back',
        why: 'Rest and a walk help more in the last hours than another change of wording.',
        know: 'the one sentence reached at least one listener, who told you so.',
        tasks: [
          'Be there early, stand where you will stand, and greet two people.',
          'Ask one listener what stayed with them.',
          'Write down how nervous you were, beside the first figures.',
        ],
        ifThen:
          'When I walk to the front, then I put both feet down, breathe out, and look at one kind face.',
      },
    ],
    short: {
      title: `${length} minutes aloud for two listeners, twice`,
      why: 'Two rehearsals with people do more than ten without.',
      know: 'the second was shorter and calmer.',
      tasks: [
        'Set out three points with an example each, in keywords.',
        'Rehearse for two people, change one thing, and rehearse again.',
        'Learn the first three sentences by heart.',
      ],
      ifThen: 'If I lose the thread, then I say my main sentence and go on from there.',
    },
    sprint: {
      opening: 'One minute aloud, recorded',
      result: `${it === 'a talk' ? 'a short talk' : it}, told once to one person`,
      begin: 'Write the one sentence that should stay, and speak on it for a minute.',
      improve: 'Add two points with an example each, and tell it to one person standing.',
    },
    result: `${length} minutes aloud for listeners, with a beginning you know by heart`,
    smallest: 'I say the first minute aloud once',
  };
}
