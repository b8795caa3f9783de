import type { Personality, ShortTemplate, Style } from './material.ts';
import type { TechniqueId } from './techniques.ts';

/** What a short reply to Eden's own question amounts to. */
export type AnswerKind =
  | 'time'
  | 'accept'
  | 'decline'
  | 'dont-know'
  | 'did-it'
  | 'did-not'
  | 'choice'
  | 'content';

export interface AnswerMaterial {
  technique: TechniqueId;
  templates: readonly ShortTemplate[];
  /** What follows the body, by style; a question at most. */
  next: Record<Style, readonly string[]>;
}

/** `{act}` is the step of the last turn, `{time}` and `{q}` what they have just said. */
export const ANSWERS: Record<AnswerKind, AnswerMaterial> = {
  time: {
    technique: 'rehearsal',
    templates: [
      {
        id: 'time-a',
        warm: '“{time}” it is. Say it once in full, so that it is there when you need it: if it is time, then I {act}.',
        neutral: '“{time}”. In full: if it is time, then I {act}.',
        scholarly:
          '“{time}”, noted. Rehearsed plans do better than merely written ones (Sheeran and colleagues, 2024), so once in full: if it is time, then I {act}.',
      },
      {
        id: 'time-b',
        warm: 'Good, “{time}” has an appointment now. The whole sentence goes: if it is time, then I {act}. Aloud once, even if it feels silly.',
        neutral: 'Good: “{time}”. The sentence: if it is time, then I {act}. Say it once.',
        scholarly:
          '“{time}” gives the plan its cue, which is the part that does the work in these studies. The sentence: if it is time, then I {act}.',
      },
      {
        id: 'time-c',
        warm: '“{time}”, then. I would picture the minute before: where you are, what is in your hands. And then: if it is time, I {act}.',
        neutral: '“{time}”, then. If it is time, I {act}. Picture the minute before.',
        scholarly:
          '“{time}”, then. Picturing the cue is what seems to make such plans come to mind: if it is time, I {act}.',
      },
      {
        id: 'time-d',
        warm: 'That is a real time, thank you. So: if it is “{time}”, then I {act}. Put it where you will see it.',
        neutral: 'So: if it is “{time}”, then I {act}. Write that down.',
        scholarly: 'So: if it is “{time}”, then I {act}. Written and repeated once, by the better evidence.',
      },
    ],
    next: {
      growth_mindset: [
        'If it does not go off, you will have found out what is in the way, which we do not know yet. What is your guess?',
        'It is a first try of this plan and not an exam. What would you want to notice while you do it?',
      ],
      socratic: ['What will you be doing in the minute before?', 'What would you expect to get in first?'],
      action_oriented: [
        'If something gets in first, then I do two minutes of it anyway: that is your spare plan. What is likeliest to get in?',
        'If I miss it, then I take the next full hour. What needs to lie ready by then?',
      ],
    },
  },
  accept: {
    technique: 'if-then',
    templates: [
      {
        id: 'accept-a',
        warm: 'Good. Then it only lacks a time, and plans without one tend to lie down.',
        neutral: 'Good. It needs a time.',
        scholarly: 'Good. A named time and place is the active part of such plans, as far as one can tell.',
      },
      {
        id: 'accept-b',
        warm: 'All right, then we have something: {act}. I would give it an hour of its own.',
        neutral: 'All right: {act}. Now a time.',
        scholarly:
          'All right: {act}. Intentions do about half the work, by most reviews; a cue does some of the rest.',
      },
      {
        id: 'accept-c',
        warm: 'That yes is worth more with an hour attached to it.',
        neutral: 'A yes needs an hour.',
        scholarly: 'A yes in principle predicts less than a yes with a date.',
      },
      {
        id: 'accept-d',
        warm: 'Good. Keep it as small as it was; people like to enlarge a thing the moment they agree to it.',
        neutral: 'Good. Keep it small.',
        scholarly: 'Good. I would resist enlarging it; small has the better record.',
      },
    ],
    next: {
      growth_mindset: [
        'At what hour will you try it out, and where? Trying is all it has to be.',
        'When could a first go happen?',
      ],
      socratic: ['When, and where will you be?', 'What comes right before it in your day?'],
      action_oriented: [
        'If it is the hour you name now, then I {act}. Which hour?',
        'If you tell me a time, then we have a plan. Which?',
      ],
    },
  },
  decline: {
    technique: 'smallest-step',
    templates: [
      {
        id: 'decline-a',
        warm: 'Fair. Then it was too big, or the wrong thing, and neither is your fault.',
        neutral: 'Fair. Too big, or wrong?',
        scholarly: 'Fair. A refused step is information about its size.',
      },
      {
        id: 'decline-b',
        warm: 'No is a perfectly good answer. Let us take most of it away.',
        neutral: 'Then less of it.',
        scholarly: 'A refusal, then; I would reduce the dose before I changed the treatment.',
      },
      {
        id: 'decline-c',
        warm: 'All right, not that. I would sooner have your no than a polite yes.',
        neutral: 'All right, not that.',
        scholarly: 'Not that, then. An honest no saves a week of politeness.',
      },
      {
        id: 'decline-d',
        warm: 'Understood. I set the bar where I thought it was low, and it was not.',
        neutral: 'Understood. My bar was too high.',
        scholarly: 'Understood; my estimate of the effort was off.',
      },
    ],
    next: {
      growth_mindset: [
        'What would be so small that you could not be bothered to refuse it? Say, one minute, with nothing to show for it.',
        'Which half of it could you do without minding? The other half is not due yet.',
      ],
      socratic: [
        'What about it did you turn down: the size, the time, or the thing itself?',
        'What would have to be different for it to be a yes?',
      ],
      action_oriented: [
        'If one minute is left before you put this away, then I only lay the thing ready and stop. Would that be a yes?',
        'If it is all too much, then I write its name on a card for tomorrow, and that was it. Would that go?',
      ],
    },
  },
  'dont-know': {
    technique: 'smallest-step',
    templates: [
      {
        id: 'dont-know-a',
        warm: 'Fair. Then a small one:',
        neutral: 'Fair. A smaller one:',
        scholarly: 'Fair; the question was too wide. A narrower one:',
      },
      {
        id: 'dont-know-b',
        warm: 'That is allowed. Let me ask for less:',
        neutral: 'Then I ask for less:',
        scholarly: 'An honest state of knowledge. Let me reduce the question:',
      },
      {
        id: 'dont-know-c',
        warm: 'Nobody has to know that offhand. Easier:',
        neutral: 'Easier, then:',
        scholarly: 'Introspection has its limits. Something observable instead:',
      },
      {
        id: 'dont-know-d',
        warm: 'Then my question was too big. Here is one you can answer from memory:',
        neutral: 'My question was too big. This one is not:',
        scholarly: 'Then the question was at fault. One that memory can answer:',
      },
      {
        id: 'dont-know-e',
        warm: 'All right, we leave the large thing lying. Just this:',
        neutral: 'Leave it. Just this:',
        scholarly: 'We may set it aside. Just this:',
      },
    ],
    next: {
      growth_mindset: [
        'what is the thing you have moved to tomorrow most often this week?',
        'what was a little less hard today than it was a month ago?',
        'what did you try lately that you had not tried before, however minor?',
      ],
      socratic: [
        'when were you last annoyed at yourself, and over what?',
        'what did you do yesterday between supper and bed, and was it what you wanted?',
        'which task did you just think of and hope I would not mention?',
      ],
      action_oriented: [
        'if you had ten free minutes now, then which unfinished thing would nag first?',
        'if you look at your desk, or your floor, then what is lying there half done?',
        'if one small thing could be off your list tonight, then which?',
      ],
    },
  },
  'did-it': {
    technique: 'progress-log',
    templates: [
      {
        id: 'did-it-a',
        warm: 'Good. You said you would, and then you did; that is the whole trick, and it is a hard one.',
        neutral: 'Good. Done is done.',
        scholarly: 'Good. An intention that turned into an act; roughly half of them do not.',
      },
      {
        id: 'did-it-b',
        warm: 'Well done, and I mean the doing. Something made it possible this time.',
        neutral: 'Well done. Something made it possible.',
        scholarly: 'Well done. Now for the cause, while memory is fresh.',
      },
      {
        id: 'did-it-c',
        warm: 'I am glad. Before it turns ordinary, let us look at how it came about.',
        neutral: 'Good. How did it come about?',
        scholarly: 'Noted as a success. One observation more would make it useful.',
      },
      {
        id: 'did-it-d',
        warm: 'There it is, then. You turned up and it moved.',
        neutral: 'It moved. Keep what moved it.',
        scholarly: 'A first confirmation. I would want a second before believing it, and so should you.',
      },
    ],
    next: {
      growth_mindset: [
        'What made it work this time that had not been there before? A line in the journal will keep it.',
        'What did you do differently, and what would you keep? Three lines are enough.',
      ],
      socratic: ['What made it work?', 'What was easier than you had expected, and why?'],
      action_oriented: [
        'If the same hour comes tomorrow, then I do the same amount again, no more. What could prevent the second time?',
        'If it worked once, then it goes into the calendar twice. Which two days?',
      ],
    },
  },
  'did-not': {
    technique: 'reserve-day',
    templates: [
      {
        id: 'did-not-a',
        warm: 'All right. One miss changes very little, and telling me is worth something.',
        neutral: 'All right. One miss changes little.',
        scholarly: 'All right. In Lally and colleagues (2010) one missed day did no lasting harm to a habit.',
      },
      {
        id: 'did-not-b',
        warm: 'Then the plan met a day it was not made for. It happens to most first plans.',
        neutral: 'Then the plan did not fit the day. Change the plan.',
        scholarly: 'Then we have a test result: the cue or the size was wrong.',
      },
      {
        id: 'did-not-c',
        warm: 'Thank you for saying it straight. No accounts are kept here.',
        neutral: 'Fine. Nobody keeps accounts.',
        scholarly: 'Reported without excuses, which is more than most data offer.',
      },
      {
        id: 'did-not-d',
        warm: 'That is what reserve days are for, so let us call it one.',
        neutral: 'Call it a reserve day.',
        scholarly: 'Count it as a reserve day; slack of that kind raised persistence (Sharif and Shu, 2017).',
      },
    ],
    next: {
      growth_mindset: [
        'What do you know now about that hour that you did not know when you chose it?',
        'It has not worked yet in this form. What would you change: the time, the size or the place?',
      ],
      socratic: [
        'What was happening at the moment it should have begun?',
        'What did you do instead, and what was good about that?',
      ],
      action_oriented: [
        'If it is the same hour tomorrow, then I do half of it. Is half small enough?',
        'If the first cue is missed, then there is a second one two hours later. Which would that be?',
      ],
    },
  },
  choice: {
    technique: 'smallest-step',
    templates: [
      {
        id: 'choice-a',
        warm: '“{q}”: good, that narrows it nicely.',
        neutral: '“{q}”. That narrows it.',
        scholarly: '“{q}”: one option fewer is a gain in precision.',
      },
      {
        id: 'choice-b',
        warm: 'Then we stay with “{q}” and leave the others lying.',
        neutral: 'Then “{q}”. The rest waits.',
        scholarly: 'Then “{q}”, and the alternatives are set aside for now.',
      },
      {
        id: 'choice-c',
        warm: '“{q}” came quickly, I think, and quick answers are often the honest ones.',
        neutral: '“{q}” it is.',
        scholarly: '“{q}” it is; a choice one can revise in a week.',
      },
      {
        id: 'choice-d',
        warm: 'Good, “{q}”. You may change your mind once you have tried it.',
        neutral: 'Good, “{q}”. Try it, then judge.',
        scholarly: 'Good, “{q}”. Provisional, as all good choices are.',
      },
    ],
    next: {
      growth_mindset: [
        'Give it a first go of under ten minutes, just to learn how it resists. When?',
        'You do not have to be able to do it yet. What would the first five minutes look like?',
      ],
      socratic: ['What made that one stand out?', 'And what would be the first thing to find out about it?'],
      action_oriented: [
        'If I sit down next, then I {act}. At what hour is that?',
        'If it is chosen, then it gets ten minutes today. Which ten?',
      ],
    },
  },
  content: {
    technique: 'if-then',
    templates: [
      {
        id: 'content-a',
        warm: '“{q}”. Good, that is specific enough to work with.',
        neutral: '“{q}”. That is specific enough.',
        scholarly: '“{q}”: specific enough to be acted on, which is most of the way.',
      },
      {
        id: 'content-b',
        warm: 'Thank you. “{q}” tells me more than the long version would have.',
        neutral: '“{q}”. Good.',
        scholarly: '“{q}” is the sort of detail on which a plan can turn.',
      },
      {
        id: 'content-c',
        warm: '“{q}”: then I would start right there, and nowhere grander.',
        neutral: '“{q}”. Start there.',
        scholarly: '“{q}” would be the place to intervene, if one may call it that.',
      },
      {
        id: 'content-d',
        warm: 'So it is “{q}”. That has edges, and things with edges can be picked up.',
        neutral: 'So: “{q}”. That can be planned.',
        scholarly: 'So: “{q}”. Concrete answers of this kind make better cues than resolutions do.',
      },
      {
        id: 'content-e',
        warm: 'I see, “{q}”. You had that ready, I think.',
        neutral: 'I see: “{q}”.',
        scholarly: 'I see: “{q}”. Let us treat it as a working hypothesis.',
      },
    ],
    next: {
      growth_mindset: [
        'Then the small part, as a trial and not as a test: in the next day, {act}. When would that be?',
        'What you do not know yet is how it goes when you try. So, under ten minutes: {act}. When?',
      ],
      socratic: [
        'What would follow from that, if you took it seriously for one day?',
        'And how would you notice that it had changed a little?',
      ],
      action_oriented: [
        'If the next quiet ten minutes come, then I {act}. When are they?',
        'If I sit down tomorrow, then I {act}. What would get in the way of that?',
      ],
    },
  },
};

/** After a rejection, by how many in a row: she changes approach, then admits it, then steps back. */
export const PUSHBACK: Record<'once' | 'twice' | 'more', readonly ShortTemplate[]> = {
  once: [
    {
      id: 'once-a',
      warm: 'Fair. Then I offered you a tool for a different problem.',
      neutral: 'Fair. Wrong tool.',
      scholarly:
        'Fair. The suggestion did not fit the case; that is my error of diagnosis and not yours of effort.',
    },
    {
      id: 'once-b',
      warm: 'Thank you for saying so; most people just go quiet.',
      neutral: 'Noted. I drop that suggestion.',
      scholarly: 'Noted, and useful: a disagreement tells me more than a nod.',
    },
    {
      id: 'once-c',
      warm: 'All right, I take that one back. You know your situation and I have only read about it.',
      neutral: 'All right, I take it back.',
      scholarly: 'I withdraw it. You have the particulars, I have the averages.',
    },
    {
      id: 'once-d',
      warm: 'You may well be right. I went for the answer before I had the question.',
      neutral: 'You may be right. I answered too early.',
      scholarly: 'Quite possibly. I proposed a remedy on thin evidence.',
    },
  ],
  twice: [
    {
      id: 'twice-a',
      warm: 'Two suggestions, two misses. That is on me, so no third one. What have you already tried, so that I stop handing you things you own?',
      neutral: 'Two misses, mine. No third suggestion. What have you tried?',
      scholarly:
        'Two proposals, two failures, both mine. I stop proposing. What has been tried already, and what did it do?',
    },
    {
      id: 'twice-b',
      warm: 'I have now been wrong twice, and I would rather admit it than get more confident. No technique this time, only a question.',
      neutral: 'Wrong twice. No more techniques for now, one question.',
      scholarly: 'I have been wrong twice, which is reason to change the method: no technique, one question.',
    },
    {
      id: 'twice-c',
      warm: 'This way does not help you, I see that. We can leave the advice alone and simply look at it together for a moment.',
      neutral: 'This is not helping. I stop advising.',
      scholarly: 'The approach is not working, so I set it aside rather than repeat it with more emphasis.',
    },
    {
      id: 'twice-d',
      warm: 'I keep missing, and you are still being patient with me. Let us turn it round: what would help, in your own words?',
      neutral: 'I keep missing. What would help, in your words?',
      scholarly: 'I keep missing the mark. Let us reverse the roles: what would be of use?',
    },
  ],
  more: [
    {
      id: 'more-a',
      warm: 'I do not think I am the right help for this one, at least in this mode; I work from written rules, and they run out. A person who knows you, or who knows the subject, will do better. If you want, we take ten minutes for something else.',
      neutral:
        'I have run out of useful suggestions for this. Somebody who knows you or the subject will do better. We can take something else.',
      scholarly:
        'My material is exhausted on this point, and I would rather say so. A person with knowledge of you or of the subject is the better source. We may turn to another matter.',
    },
    {
      id: 'more-b',
      warm: 'I would only be repeating myself. Leave it for a day, or take it to somebody who can see your face while you tell it. I am here for the smaller things in the meantime.',
      neutral: 'I would only repeat myself. Leave it for a day, or ask a person.',
      scholarly:
        'Anything further would be repetition. A day of distance, or a human interlocutor, seems the better experiment.',
    },
    {
      id: 'more-c',
      warm: 'I have nothing good left for this, and I will not pretend. You may change my approach in the settings, or choose what we speak of instead.',
      neutral: 'I have nothing good left here. Change my approach in the settings, or choose another topic.',
      scholarly:
        'I have nothing adequate left. Another approach can be chosen in the settings, or another topic by you.',
    },
    {
      id: 'more-d',
      warm: 'That makes several misses in a row, so I will be quiet about it now. If there is one sentence you wanted to hear from someone, it is worth asking the right person for it.',
      neutral: 'Several misses. I stop here. Ask somebody who knows you.',
      scholarly:
        'Several misses in sequence; I conclude that I am the wrong instrument. Someone who knows you is the right one.',
    },
    {
      id: 'more-e',
      warm: 'I hear that none of it fits. It may be that there is nothing to fix tonight and only something to put up with, and for that a walk beats a coach.',
      neutral: 'None of it fits. Perhaps nothing is to be fixed tonight.',
      scholarly: 'None of it fits. Perhaps the matter calls for time rather than technique.',
    },
    {
      id: 'more-f',
      warm: 'Then I step back. You were clear, and I did not get there. The next thing you bring me starts on a clean page.',
      neutral: 'Then I step back. The next topic starts clean.',
      scholarly: 'Then I step back; the next matter starts without this one on its record.',
    },
  ],
};

/** After one or two misses: a different way in, by style and personality. */
export const PUSHBACK_QUESTIONS: Record<Style, Record<Personality, readonly string[]>> = {
  growth_mindset: {
    supportive: [
      'What is the part that I have not understood yet?',
      'What have you tried that came closest, even if it was not close?',
    ],
    challenging: [
      'Which part of it did not fit? I would like to be corrected exactly.',
      'What would a suggestion have to contain for you to try it once?',
    ],
    analytical: [
      'What did you try before, and where did it stop working?',
      'Which assumption of mine was wrong?',
    ],
  },
  socratic: {
    supportive: ['What would you want me to ask you?', 'What would it be good to be understood about?'],
    challenging: [
      'What do you already know you should do, and why is it not that?',
      'If no suggestion is good enough, what is it that you would be giving up by taking one?',
    ],
    analytical: [
      'What is different about your case from the one I described?',
      'What would have to be true for my suggestion to be right, and which part is not?',
    ],
  },
  action_oriented: {
    supportive: [
      'If you could have ten minutes of help from anybody, then with which piece?',
      'If we drop the plan altogether, then what is left that bothers you?',
    ],
    challenging: [
      'If mine is wrong, then yours is next: what would you do in the coming ten minutes?',
      'If nothing changes by Friday, then what will that cost you?',
    ],
    analytical: [
      'If you list what you have tried, then which one came closest?',
      'If it failed before, then at which step?',
    ],
  },
};
