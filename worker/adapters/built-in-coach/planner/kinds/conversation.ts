import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readPerson } from '#worker/adapters/built-in-coach/planner/reading/read-person.ts';

/** A difficult conversation: the one sentence, the other side, a rehearsal, the talk, the after. */
export function conversationText(goal: PlannerGoal): KindText {
  const name = readPerson(goal) ?? 'the other person';
  const again = name === 'the other person' ? 'them' : name;
  return {
    stages: [
      {
        title: 'The one sentence you want to have said, on paper',
        why: 'Most difficult talks fail because they hold five subjects; one can be answered.',
        know: 'the sentence has no “always”, no “never” and no verdict on a person.',
        tasks: [
          'Write everything down unsorted for ten minutes, for nobody’s eyes.',
          'Underline the one thing that has to be heard and make it a single sentence.',
          'Choose somebody outside it to talk to if you are afraid of the reaction.',
        ],
        ifThen: 'When I rehearse the quarrel in my head, then I write the one sentence down again.',
      },
      {
        title: `What ${name} may see, in three fair sentences`,
        why: 'Someone who finds their side named first has less to defend.',
        know: 'they would nod at two of the three.',
        tasks: [
          `Write how it looks from where ${name} stands, without irony.`,
          'List what you know, what you assume, and what you could ask.',
        ],
        ifThen: 'If I am certain what they think, then I turn it into a question.',
      },
      {
        title: 'A first, smaller talk held',
        why: 'A small honest word now makes the large one less of an ambush.',
        know: 'you said one true thing that was uncomfortable, and nothing broke.',
        tasks: [
          'Choose something small you have let pass and mention it kindly.',
          'Write down what you feared and what happened.',
        ],
        ifThen: 'If I want to leave it, then I say “there is something I’d like to come back to”.',
      },
      {
        title: 'A rehearsal with someone who plays the other side',
        why: 'The second sentence is the hard one, and it depends on an answer you have not heard yet.',
        know: 'you stayed with your sentence through two hard answers.',
        tasks: [
          'Ask a friend to answer you once with anger and once with silence.',
          'Prepare how you will end it if it turns bad, and where you go then.',
          'Write down the answer you fear most, and your next sentence.',
        ],
        ifThen: 'If my voice shakes, then I say that it matters to me and go on.',
      },
      {
        title: 'Time and place agreed',
        why: 'Tired, hungry or in a doorway, nobody hears well.',
        know: `${again === 'them' ? 'the other person' : name} knows the subject and has agreed to an hour.`,
        tasks: [
          `Ask ${again} for half an hour, and name the subject in one line.`,
          'Choose a place where both can leave.',
        ],
        ifThen: 'If the hour is put off, then I suggest two others.',
      },
      {
        title: 'The conversation, held',
        why: 'Whatever the answer, it is said, and it no longer has to be carried.',
        know: 'your sentence was spoken and theirs was heard; agreement is a bonus.',
        tasks: [
          'Say your sentence in the first five minutes, then ask how they see it.',
          'Repeat their answer in your words before you reply.',
          'Agree on one next thing, or on when to go on.',
        ],
        ifThen:
          'If it gets loud, then I ask for a pause of 20 minutes and say when I will be back.',
      },
      {
        title: 'A second, shorter word afterwards, and your own look back',
        why: 'Much of the answer comes only days later.',
        know: 'you know what was agreed, and what you will do if it is not kept.',
        tasks: [
          `Ask ${again} afterwards what has stayed from it.`,
          'Write down what you said well, and what you would leave out another time.',
        ],
        ifThen: 'When the old pattern returns, then I mention it the same week, in one sentence.',
      },
    ],
    short: {
      title: 'The conversation, rehearsed and held',
      why: 'A short wait is a kindness to yourself: it has been going on in your head long enough.',
      know: 'your sentence was spoken, and you repeated theirs.',
      tasks: [
        `Ask ${again} for half an hour and name the subject.`,
        'Rehearse once with someone who answers badly.',
        'Say your sentence first, then ask how they see it.',
      ],
      ifThen: 'If I lose the thread, then I read my sentence from the card.',
    },
    sprint: {
      opening: 'One sentence on paper',
      result: 'the conversation opened, with your one sentence said',
      begin:
        'Write everything down unsorted for ten minutes, and underline the one thing that has to be heard.',
      improve: `Ask ${again} for half an hour, say the sentence first, and ask how they see it.`,
    },
    result: 'the conversation held, whatever its answer',
    smallest: 'I say the one sentence and leave the rest for another day',
  };
}
