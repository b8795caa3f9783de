import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readPerson } from '#worker/adapters/built-in-coach/planner/reading/read-person.ts';

/** New or renewed friendships and time with people close to one. */
export function peopleText(goal: PlannerGoal): KindText {
  const person = readPerson(goal);
  return person && person !== 'your friends' ? closerText(goal, person) : friendsText(goal);
}

function friendsText(goal: PlannerGoal): KindText {
  const meetings = Math.max(2, Math.min(20, Math.round(goal.dayOf(6) / 10)));
  return {
    stages: [
      {
        title: 'A list of ten people, and one message sent',
        why: 'Most friendships begin with someone you have met already; the list is longer than it feels.',
        know: 'one message has gone out that can be answered in a line.',
        tasks: [
          'List ten people you like, have liked or would like to know better.',
          'Send one of them a message with a memory and a question.',
        ],
        ifThen: 'When somebody crosses my mind, then I write to them within the hour.',
      },
      {
        title: 'Two hours a week in a place where the same people come back',
        why: 'Friendship grows mostly from repeated hours in the same place; a single event seldom does it.',
        know: 'someone there knew your name the second time.',
        tasks: [
          'Choose a group that meets weekly and does something with its hands, feet or voice.',
          'Go three times before you judge it.',
          'Learn two names each time and write them down.',
        ],
        ifThen: 'If I want to stay at home, then I go for 30 minutes and leave if I still want to.',
      },
      {
        title: 'Two meetings you proposed, with a day and a place',
        why: 'Most people are glad to be asked and wait for it, like you.',
        know: 'both invitations named a day, a place and an end.',
        tasks: [
          'Invite two people separately to something of an hour: a walk, a lunch.',
          'Ask one question each time that cannot be answered with “fine”.',
          'Write down what you would like to ask about next time.',
        ],
        ifThen: 'If somebody cannot come, then I name one other day and leave it there.',
      },
      {
        title: 'A third meeting with one of them',
        why: 'The third time turns acquaintance into habit.',
        know: 'it took less arranging than the first.',
        tasks: [
          'Suggest a fixed occasion: the first Thursday, Sunday walks.',
          'Tell something you would not tell a stranger, of the size that fits.',
          'Write down who leaves you with more energy than you brought.',
        ],
        ifThen:
          'If a reply does not come, then I wait a week, write once more, and turn to the next name.',
      },
      {
        title: 'A small favour asked and one given',
        why: 'Needing somebody a little brings people nearer than being perfect in front of them.',
        know: 'both took less than an hour and were remembered.',
        tasks: [
          'Ask for something small: a lift, a tool, advice.',
          'Offer something you notice they could use.',
        ],
        ifThen: 'If I think that I am a burden, then I ask for half of it.',
      },
      {
        title: `${meetings} meetings in all, half of them proposed by you`,
        why: 'The hours are what counts, and hours can be arranged.',
        know: 'there are two people you could ring on a bad evening.',
        tasks: [
          'Keep one evening a week free for people.',
          'Bring two people together who would like each other.',
        ],
        ifThen: 'If a week is full, then I send one voice message on the way home.',
      },
      {
        title: 'A table with people you did not know as well at the start',
        why: 'An evening of your own makes you the place where others meet.',
        know: 'someone asks when the next one is.',
        tasks: [
          'Invite three or four people to something plain at home or outdoors.',
          'Write down which steps were hard and turned out well.',
          'Choose the fixed occasion that stays.',
        ],
        ifThen: 'When everyone has left, then I write to one of them the next day.',
      },
    ],
    short: {
      title: 'Two meetings you proposed, one of them held',
      why: 'Asking is the part in your hands.',
      know: 'two invitations with day and place have gone out.',
      tasks: [
        'Write to five people on the list.',
        'Suggest a walk or a coffee with a day and an end.',
        'Write down what you would like to hear more about.',
      ],
      ifThen: 'If nobody answers in three days, then I write to the next two names.',
    },
    sprint: {
      opening: 'One message sent',
      result: 'one hour with someone, arranged or held',
      begin: 'List five people and send one of them a message with a question.',
      improve: 'Suggest an hour together, with a day, a place and an end.',
    },
    result: 'meetings you proposed yourself',
    smallest: 'I send one message with one question',
  };
}

function closerText(goal: PlannerGoal, name: string): KindText {
  const times = Math.max(2, Math.min(24, Math.round(goal.dayOf(6) / 7)));
  return {
    stages: [
      {
        title: `One question to ${name}, and ten minutes of listening`,
        why: 'Being asked and heard is what people remember from an evening.',
        know: 'you learnt something you did not know, and gave no advice.',
        tasks: [
          `Ask ${name} one open question and listen for ten minutes without the phone.`,
          'Write down what you heard, in their words.',
        ],
        ifThen: `When I see or call ${name}, then I ask one question before I tell anything.`,
      },
      {
        title: `A fixed hour a week that belongs to you and ${name}`,
        why: 'What is in the calendar survives busy weeks; what is meant does not.',
        know: 'the hour has been kept twice.',
        tasks: [
          `Agree with ${name} on a time that suits both sides, and on what happens when it falls through.`,
          'Keep the phone in another room for it.',
          'Choose something to do side by side: cooking, walking, driving.',
        ],
        ifThen: 'If the hour falls through, then I suggest another within two days.',
      },
      {
        title: 'One habit of yours changed that has been asked of you',
        why: 'A small change they have wished for says more than a large gesture they have not.',
        know: 'it was noticed, or you kept it for two weeks without being noticed.',
        tasks: [
          `Ask ${name} what would make things a little better, and repeat the answer in your words.`,
          'Choose one thing from it and do it for two weeks.',
          'Write down when it was hard.',
        ],
        ifThen: 'If I want to justify myself, then I ask for an example first.',
      },
      {
        title: 'One disagreement that ended better than usual',
        why: 'Closeness depends less on whether you argue than on how you come back from it.',
        know: 'one side repaired it within a day, and it may have been you.',
        tasks: [
          'Say what you saw, what it did to you, and what you ask for, in three sentences.',
          'Take a break of 20 minutes when voices rise, and return as promised.',
          'Write down what the other side was afraid of losing.',
        ],
        ifThen:
          'If I hear myself say “always” or “never”, then I stop and name the one occasion I mean.',
      },
      {
        title: 'Something new done together',
        why: 'New things give you something to talk about that is not the household.',
        know: 'you have told a third person about it.',
        tasks: [
          `Let ${name} choose one thing you would not have chosen, and do it.`,
          'Take one picture and leave the phone away for the rest.',
        ],
        ifThen: 'If it goes wrong, then I tell it as a story at dinner.',
      },
      {
        title: `${times} hours kept with ${name}`,
        why: 'Kept hours are what trust is made of, and they can be counted.',
        know: 'skipping one would be noticed by both sides.',
        tasks: [
          'Thank them for one particular thing a week, with what it did for you.',
          'Keep one hour a week free for it, and ask once whether it still suits.',
        ],
        ifThen: 'If I am tired on the day, then I come and say that I am tired.',
      },
      {
        title: `A look back together with ${name}`,
        why: 'Two people remember different things, and both lists are worth having.',
        know: 'you have agreed on one thing that stays.',
        tasks: [
          'Ask what has been good and what you should keep, and say your part.',
          'Write down what you have learnt about them, and about your own part.',
        ],
        ifThen:
          'When everyday life closes in again, then I put one hour back in the calendar first.',
      },
    ],
    short: {
      title: 'Two hours together without a phone',
      why: 'Attention is the part you can give in any week.',
      know: 'both were kept and one was enjoyed.',
      tasks: [
        `Agree with ${name} on two times, and keep them.`,
        'Ask more than you tell in the first half hour.',
        'Write down what you heard for the first time.',
      ],
      ifThen: 'If we argue, then I ask for ten minutes and come back.',
    },
    sprint: {
      opening: 'One question asked, ten minutes of listening',
      result: `an hour with ${name} without a phone`,
      begin: `Ask ${name} one open question and listen for ten minutes.`,
      improve: 'Agree on an hour, keep the phone away, and do something side by side.',
    },
    result: `regular time with ${name}`,
    smallest: 'I ask one question and listen to the answer',
  };
}
