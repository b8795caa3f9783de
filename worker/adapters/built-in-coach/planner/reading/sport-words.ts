import type { Sport } from '#worker/adapters/built-in-coach/planner/quantities/endurance-target.ts';

/** What the plan of one sport says differently from that of another. */
export interface SportWords {
  readonly go: string;
  /** Behind a distance: which breaks count as part of it. */
  readonly breaks: string;
  /** How slow is slow enough, behind the verb. */
  readonly slowly: string;
  /** A first outing of the next days, where nothing of today was said. */
  readonly sitting: string;
  readonly pace: string;
  readonly calm: string;
  readonly steady: string;
  /** What can be done for it on a day on which more would be too much. */
  readonly ready: string;
  readonly place: string;
  readonly sets: string;
  readonly blocked: string;
  readonly count: string;
  readonly fuel: string;
}

/** The words of each sport. */
export const SPORT_WORDS: Record<Sport, SportWords> = {
  run: {
    go: 'run',
    breaks: ', walking breaks allowed',
    sitting: '20 minutes',
    slowly: 'so slowly that you could talk',
    pace: 'talking pace',
    calm: 'you could have talked in whole sentences all the way, and wrote down how it went.',
    steady: 'you could hold a conversation in the last ten minutes.',
    ready:
      'Choose a flat round and an hour for it, lay out shoes and clothes, and walk for ten minutes.',
    place: 'on your usual route',
    sets: 'six times two minutes brisk with two minutes of walking between',
    blocked:
      'If it rains at the time of a run, then I put on the old shoes and go for half the distance.',
    count:
      'Write down after each long run how fast you breathed in the last kilometre and what you ate before.',
    fuel: 'Try shoes, socks, drink and breakfast of the day on two long runs; nothing new on the day itself.',
  },
  walk: {
    go: 'walk',
    breaks: ', rests allowed',
    sitting: '15 minutes',
    slowly: 'at a pace at which you could talk',
    pace: 'talking pace',
    calm: 'you could have talked in whole sentences all the way, and wrote down how it went.',
    steady: 'you could hold a conversation in the last ten minutes.',
    ready:
      'Choose a round with a bench on the way and an hour for it, lay out shoes and water, and walk for ten minutes.',
    place: 'from your own door',
    sets: 'three times ten minutes brisk with five minutes of strolling between',
    blocked:
      'If it rains at the time of a walk, then I put on the jacket and go for half the distance.',
    count: 'Write down after each long walk what your feet, knees and shoes had to say.',
    fuel: 'Try shoes, socks, pack and food of the day on two long walks; nothing new on the day itself.',
  },
  cycle: {
    go: 'ride',
    breaks: '',
    sitting: '20 minutes',
    slowly: 'so slowly that you could talk',
    pace: 'talking pace',
    calm: 'you could have talked in whole sentences all the way, and wrote down how it went.',
    steady: 'you could hold a conversation in the last ten minutes.',
    ready:
      'Choose a flat round and an hour for it, check tyres and brakes, and ride along the street for ten minutes.',
    place: 'on a road you know',
    sets: 'five times three minutes brisk with three minutes of rolling between',
    blocked:
      'If the weather keeps me off the road, then I do 30 minutes on a trainer or climb stairs for 15.',
    count: 'Write down after each long ride what hurt first: legs, back, hands or seat.',
    fuel: 'Try food, bottles, tyre pressure and clothing of the day on two long rides; nothing new on the day itself.',
  },
  swim: {
    go: 'swim',
    breaks: ', rests at the wall allowed',
    sitting: '200 m',
    slowly: 'so slowly that your breath stays calm',
    pace: 'calm pace',
    calm: 'your breath was as calm at the end as at the start, and you wrote down how it went.',
    steady: 'you needed no longer rest after the last length than after the first.',
    ready: 'Choose a pool and an hour, pack the bag, and stretch your shoulders for ten minutes.',
    place: 'in the pool',
    sets: 'four sets of a quarter of the distance with 30 s rest',
    blocked: 'If the lane is full, then I swim the sets at half length instead of going home.',
    count: 'Write down how many strokes the first and the last length take.',
    fuel: 'Swim twice where and in what you will wear on the day, never alone in open water.',
  },
};
