import { usualOf } from '#worker/adapters/built-in-coach/planner/first-sitting.ts';
import type { KindText, PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import {
  countOf,
  sittingsIn,
  timesAWeek,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { inFigures } from '#worker/adapters/built-in-coach/planner/quantities/number-words.ts';
import { INSTRUMENTS } from '#worker/adapters/built-in-coach/planner/reading/known-names.ts';
import { findName } from '#worker/adapters/built-in-coach/planner/reading/recognise-kind.ts';
import { upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';

interface Sound {
  readonly it: string;
  readonly play: string;
  readonly playing: string;
  readonly known: boolean;
}

function readSound(goal: PlannerGoal): Sound {
  if (/\b(sing|singing)\b/.test(goal.plainTitle))
    return { it: 'your voice', play: 'sing', playing: 'singing', known: true };
  const name = findName(goal.plainText, INSTRUMENTS);
  const it = name ? `the ${name === 'sax' ? 'saxophone' : name}` : 'your instrument';
  return { it, play: 'play', playing: 'playing', known: name !== undefined };
}

/** How many pieces the person wants to play, when they name a number. */
function askedPieces({ plainText }: PlannerGoal): number {
  const named = /\b(\d{1,2}) (?:[a-z]+ )?(?:songs?|pieces?|tunes?)\b/.exec(
    inFigures(plainText),
  )?.[1];
  return Math.max(1, Number(named ?? 3));
}

/** A musical instrument or the voice: short daily sittings, slow before fast, one listener early. */
export function instrumentText(goal: PlannerGoal): KindText {
  const { it, play, playing, known } = readSound(goal);
  const sings = play === 'sing';
  const often = goal.namedDays ?? 5;
  const sitting = usualOf(goal, 'min', 15);
  const pieces = Math.min(askedPieces(goal), goal.span < 60 ? 1 : goal.span < 200 ? 2 : 3);
  const get = known
    ? `Choose one teacher, book or video course for ${sings ? 'singing' : it} and stay with it for a month.`
    : 'Choose the instrument you most like to hear, and borrow or hire one before you buy; until it is there, a keyboard on your phone will do.';
  const piece = goal.pick('piece', [
    'one you already hum',
    `one you would like to hear yourself ${play}`,
    'one you know by heart as a listener',
  ]);
  const ready = known
    ? `Leave ${sings ? 'the song sheet' : it} where you see it from where you usually sit.`
    : 'Leave it out of its case, in the room where you sit in the evening.';
  return {
    stages: [
      {
        title: sings
          ? 'Eight bars of a song you know, sung and recorded'
          : `Three clean notes on ${it}, recorded on your phone`,
        why: 'The first recording will sound rough; it is there so that later ones have something to be better than.',
        know: sings
          ? 'you hear where you were sure of the note and where you slid to it.'
          : 'each of the three sounds for four counts without a buzz or a break.',
        tasks: [
          get,
          sings
            ? 'Hum up and down five notes until they meet a note from an app, then record the eight bars.'
            : `Learn to hold and tune ${it}, then play three notes, each for four slow counts.`,
          ready,
        ],
        ifThen: sings
          ? 'When I come home in the evening, then I sing the eight bars before I sit down.'
          : 'When I come home in the evening, then I play the three notes before I sit down.',
      },
      {
        title: `${upperFirst(countOf(sittingsIn(goal.dayOf(2), often), 'sitting'))} of ${countOf(sitting, 'minute')}, and a steady beat at 60`,
        why: 'A little on most days beats two hours on a Sunday: hands and ears learn between sittings.',
        know: 'you keep with a metronome at 60 for one minute, mistakes included.',
        tasks: [
          `Practise ${timesAWeek(often)} for ${countOf(sitting, 'minute')}: a third warm-up, a third new, a third something you like.`,
          'Set the metronome to 60 and stay with it for a whole minute, however few notes that leaves.',
        ],
        ifThen: `If I have only five minutes, then I ${play} the warm-up and count the sitting.`,
      },
      {
        title: `The first half of a short piece, slow and without stopping`,
        why: 'Two bars at a time and slow is how mistakes are kept from being learnt along with the piece.',
        know: 'you get through the half at half speed, three times out of four.',
        tasks: [
          `Choose a short piece in a version for beginners, ${piece}.`,
          'Practise two bars at a time at half speed, and join them only when both are sure.',
          'Write down the two places where it breaks every time, and begin with them.',
        ],
        ifThen:
          'If I make the same mistake three times, then I take the bar apart at half the speed.',
      },
      {
        title: 'One whole piece for one listener',
        why: 'A kind listener changes how it sounds in your own ears, and early on costs least.',
        know: 'you reached the end without starting again.',
        tasks: [
          'Ask one person to listen for three minutes, and name the piece beforehand.',
          'Practise going on after a mistake: run the piece once a day without any repair.',
          'Write down what the listener noticed and what you had expected them to notice.',
        ],
        ifThen: 'If I slip in front of someone, then I go on at the next bar and do not look up.',
      },
      {
        title: 'A teacher’s or better player’s remarks, worked into one piece',
        why: 'Posture, hand and breath are hard to judge from inside; one outside hour saves months.',
        know: 'you can say which one thing you changed and hear the difference on a recording.',
        tasks: [
          'Book one lesson, or send a two-minute video to someone who knows more.',
          `Change one thing only in how you ${play}, and keep at it for two weeks before the next.`,
        ],
        ifThen:
          'If the change makes everything worse at first, then I use it in the warm-up alone for three days.',
      },
      {
        title:
          pieces === 1
            ? 'A whole piece at its proper speed'
            : `${upperFirst(countOf(pieces, 'piece'))} at their proper speed, one of them from memory`,
        why: 'Speed comes last, four beats a minute at a time, once nothing in it needs watching any more.',
        know: 'a recording of it could be sent to a friend without an apology.',
        tasks: [
          'Raise the metronome by four beats whenever three runs in a row were clean.',
          `Practise the last bars first in every sitting, because they have been ${sings ? 'sung' : 'played'} least.`,
        ],
        ifThen: 'If the speed falls apart, then I go back eight beats and stay there for the day.',
      },
      {
        title: `A small concert: ${goal.span < 21 ? 'your eight bars' : pieces === 1 ? 'your piece' : `your ${countOf(pieces, 'piece')}`} for people you like`,
        why: 'An evening with three listeners gives the practice an end, and what comes after it a beginning.',
        know: 'it was heard from the first note to the last, and you know what you want to learn next.',
        tasks: [
          'Invite two or three people, or record the programme in one go and send it to them.',
          'Listen to your very first recording afterwards and write down three things that have changed.',
          'Choose the next piece while the last one is still in your ears.',
        ],
        ifThen: `When the evening is over, then I set the next sitting for the day after tomorrow, ${countOf(sitting, 'minute')} as before.`,
      },
    ],
    short: {
      title: 'Eight bars of a tune, slow and without stopping',
      why: 'Eight bars repeated daily become music; a whole book leafed through does not.',
      know: 'someone in the next room recognises it.',
      tasks: [
        `Practise ${countOf(sitting, 'minute')} a day ${sings ? 'with a recording' : `on ${it}`}, two bars at a time, at half speed.`,
        'Record the eight bars every third day and keep all recordings.',
        'Write down which bar breaks most often, and begin there the next day.',
      ],
      ifThen: `If a neighbour or a late hour is in the way, then I go through the bars silently for five minutes.`,
    },
    sprint: {
      opening: sings
        ? 'One verse, sung and recorded'
        : `Three notes${known ? ` on ${it}` : ''}, recorded`,
      result: sings
        ? 'one verse of a song, sung to the end for one listener'
        : `four bars of a tune${known ? ` on ${it}` : ''}, slow and without stopping`,
      begin: sings
        ? 'Choose a song in a comfortable range and record one verse as it comes.'
        : known
          ? `Borrow or take out ${it}, tune it, and play three notes for four counts each.`
          : 'Borrow an instrument or open a keyboard on your phone, and play three notes for four counts each.',
      improve: `Practise the same four bars three times a day for ten minutes, ${playing} at half speed.`,
    },
    result:
      goal.span < 21
        ? 'eight bars of a tune, slow and without stopping'
        : 'one short piece from beginning to end',
    smallest: `I ${play} for two minutes and count the sitting`,
  };
}
