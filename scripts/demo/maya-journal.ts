/** An entry in the journal of a goal, so many days ago. `asked`: Eden’s words stand below it. */
export interface DemoEntry {
  goal: string;
  day: number;
  /** Of the day, 0 to 23; the evening where nothing is said. */
  hour?: number;
  asked?: true;
  text: string;
}

const asked = true;

export const ENTRIES: DemoEntry[] = [
  {
    goal: 'five',
    day: 350,
    text: 'Ran for one minute, walked for two, eight times over. I was overtaken by a man with a pram. It was dark and nobody looked, which helped.',
    asked,
  },
  {
    goal: 'five',
    day: 343,
    hour: 7,
    text: 'A run before work, for the first time. I had laid out my running clothes the evening before, and that made it easy.',
  },
  {
    goal: 'five',
    day: 334,
    text: 'Stitch after ten minutes. Went too fast again because two people were ahead of me. Next time I start behind the bridge, where it is empty.',
    asked,
  },
  {
    goal: 'five',
    day: 321,
    text: 'I missed the whole week. Cold, then work, then rain, then no reason at all. Today twenty minutes, slow. It was less bad than I had made it in my head.',
    asked,
  },
  {
    goal: 'five',
    day: 307,
    text: 'Three kilometres without a break. Halfway I began to plan our weekend, so it cannot have been too fast.',
  },
  {
    goal: 'five',
    day: 290,
    hour: 7,
    text: 'Frost on the path, four kilometres, and the heron was there. I might be somebody who does this.',
  },
  {
    goal: 'five',
    day: 268,
    hour: 8,
    text: 'Five kilometres without a break, in thirty-eight minutes! Jonas was at the finish with my jacket. I used to think that runners are a different kind of people.',
    asked,
  },

  {
    goal: 'talk',
    day: 316,
    text: 'Wrote down what I am afraid of: that somebody asks for a number and I do not have it. That is a short list to prepare for.',
    asked,
  },
  {
    goal: 'talk',
    day: 300,
    text: 'First try for the kitchen wall. Nineteen minutes, and I lost my thread twice at the same slide. The slide is the problem, it holds three thoughts.',
    asked,
  },
  {
    goal: 'talk',
    day: 281,
    text: 'Rehearsed for Tomas. He said the beginning explains what everybody knows and the good part comes too late. It stung for an hour. Then I moved the end to the front, and it is better.',
    asked,
  },
  {
    goal: 'talk',
    day: 262,
    text: 'Eleven minutes, standing, with cards. I shook at the start and not at the end.',
  },
  {
    goal: 'talk',
    day: 246,
    hour: 17,
    text: 'Done. My voice was thin for the first minute and then I forgot about it. Two questions, and one I could not answer: I said so, and that I will look it up. Nothing happened. I had dreaded exactly that.',
    asked,
  },

  {
    goal: 'exam',
    day: 303,
    text: 'Took a mock test: 78 in reading, 41 in listening. So listening is where my hours will go from now on.',
    asked,
  },
  {
    goal: 'exam',
    day: 277,
    text: 'The podcast at half speed, three times the same four minutes. The third time I heard that they swallow the ends of words, and not that I am slow.',
    asked,
  },
  {
    goal: 'exam',
    day: 251,
    hour: 6,
    text: 'Learned twenty words over coffee, like every morning this week. It has become a habit without my counting.',
  },
  {
    goal: 'exam',
    day: 226,
    text: 'Second mock: listening 49. I had hoped for more after all these weeks. Eight points in two months is also not nothing.',
    asked,
  },
  {
    goal: 'exam',
    day: 204,
    text: 'Fell behind since the move at work. Took two chapters out of the plan in place of pretending that I would catch up at weekends.',
    asked,
  },
  {
    goal: 'exam',
    day: 161,
    text: 'The online class was embarrassing. I understood the question and my mouth made nothing. I have changed the plan: ten minutes of speaking aloud each day, to the plants if need be.',
    asked,
  },
  {
    goal: 'exam',
    day: 139,
    text: 'Listening 68 in the third mock. Speaking to the plants works, they never interrupt.',
  },
  {
    goal: 'exam',
    day: 118,
    hour: 18,
    text: 'Passed, with 71 in listening, the one I was afraid of. I sat on the steps outside and rang Inés, and we spoke Spanish for about a minute before we both had to laugh.',
    asked,
  },

  {
    goal: 'bread',
    day: 233,
    text: 'A discus. The starter was too cold, I think; it had hardly risen. Tomas says to wait for the dough and not for the clock.',
    asked,
  },
  {
    goal: 'bread',
    day: 219,
    text: 'Changed one thing only: the bowl stood above the heating overnight. Twice the height. Still a pale crust.',
  },
  {
    goal: 'bread',
    day: 205,
    text: 'It stuck to the basket and tore when I turned it out. Rice flour next time. It tasted very good, so we ate the evidence.',
    asked,
  },
  {
    goal: 'bread',
    day: 183,
    hour: 11,
    text: 'Dark crust, an ear, and it sang when it came out. Took it over to Mrs Okafor on the second floor, still warm. She asked for the recipe, and I gave her starter.',
  },

  {
    goal: 'jumper',
    day: 186,
    text: 'Cast on, counted, was four stitches short, began again. Twice. The third time I put a marker every twenty.',
  },
  {
    goal: 'jumper',
    day: 160,
    text: 'The body of the jumper is knitted up to the sleeves. Knitting goes well with the radio and badly with films.',
  },
  {
    goal: 'jumper',
    day: 128,
    hour: 22,
    text: 'Unravelled the whole left sleeve. It was a mistake from eleven rows down, and I had seen it and gone on knitting for an hour because I did not want it to be true. The wool can be used again. I would like to notice that sooner in other places too.',
    asked,
  },
  {
    goal: 'jumper',
    day: 97,
    text: 'Jonas is taller than the pattern thinks. Moved the dates by two weeks and made a drawing first.',
    asked,
  },
  {
    goal: 'jumper',
    day: 55,
    text: 'The jumper is finished! One sleeve is a little longer, and Jonas says that one is for the watch. He has worn it three days in a row.',
  },

  {
    goal: 'books',
    day: 150,
    hour: 22,
    text: 'The phone charges in the kitchen now. First evening I reached for it four times, and then I read ninety pages.',
  },
  {
    goal: 'books',
    day: 109,
    text: 'Gave up on the third one after a hundred pages. It is allowed to be a good book and not for me. Took a short one next.',
    asked,
  },
  {
    goal: 'books',
    day: 70,
    text: 'Four of six. On the train I missed my stop, for the best reason there is.',
  },
  {
    goal: 'books',
    day: 24,
    hour: 23,
    text: 'The sixth. Cried at the last page with cold tea beside me. I had forgotten that one can live in a book for a week.',
  },

  {
    goal: 'half',
    day: 146,
    text: 'Signed up before I could think. Twenty-one kilometres is a very abstract number.',
  },
  {
    goal: 'half',
    day: 120,
    hour: 7,
    text: 'Ten kilometres, the first time two digits. Slow ones on purpose: I could have sung.',
    asked,
  },
  {
    goal: 'half',
    day: 91,
    text: 'Intervals with Inés. She is so much faster that it is no comparison, and today I could see it like that for once. I asked her how she breathes uphill.',
    asked,
  },
  {
    goal: 'half',
    day: 68,
    text: 'The knee. Not bad, but there. Could not finish the long run and walked home, disappointed and cold. The physiotherapist says hips, not knee, and two weeks easy.',
    asked,
  },
  {
    goal: 'half',
    day: 66,
    text: 'Made the plan smaller for two weeks: bike, and the four exercises while the kettle boils. I would rather arrive late at the start than not at all.',
  },
  {
    goal: 'half',
    day: 41,
    hour: 8,
    text: 'Back to twelve kilometres and the knee kept quiet. Exercises are dull and they work.',
  },
  {
    goal: 'half',
    day: 18,
    hour: 8,
    text: 'Fifteen. The last three were hard, and I counted lamp posts. I have learned that hard is a place one can walk through.',
    asked,
  },
  {
    goal: 'half',
    day: 4,
    hour: 7,
    text: 'Sixteen in the rain with Inés, and talked the whole way. Hands were so cold that Jonas had to open the door from inside.',
    asked,
  },

  {
    goal: 'spanish',
    day: 80,
    text: 'Eleven minutes, then a word for “landlord” was missing and I was back in English before I noticed. She suggests that I describe the word in place of the word.',
    asked,
  },
  {
    goal: 'spanish',
    day: 57,
    text: 'Described “scaffolding” as “a house of sticks for a house”. She understood. I am keeping that one.',
  },
  {
    goal: 'spanish',
    day: 36,
    text: 'Missed two Tuesdays because one of us was always away. We have moved it to the Sunday run, speaking while jogging takes care of the hurry.',
    asked,
  },
  {
    goal: 'spanish',
    day: 11,
    text: 'Eighteen minutes on the phone with no English. On the phone there are no hands to help. I was tired after that like after a run.',
    asked,
  },

  {
    goal: 'piano',
    day: 61,
    text: 'Practised the left hand alone, eight bars, slowly. It goes better when I do not watch the keys. The F sharp sticks.',
  },
  {
    goal: 'piano',
    day: 33,
    text: 'First song up to the bridge. I always play the part that I can and hurry through the part I cannot. Today only the two bad bars, ten minutes, and nothing else.',
    asked,
  },
  {
    goal: 'piano',
    day: 9,
    text: 'The first song by heart, in front of the cat. She left at the repeat. Played it to my mother over the phone without telling her why.',
    asked,
  },

  {
    goal: 'crawl',
    day: 21,
    text: 'One length, then a long rest. Another swimmer gave me a tip: breathe out the whole time under water. I had never learned that.',
    asked,
  },
  {
    goal: 'crawl',
    day: 13,
    hour: 7,
    text: 'Only breathing today, at the edge and with the board. It felt silly for ten minutes and then it felt like something.',
  },
  {
    goal: 'crawl',
    day: 2,
    hour: 7,
    text: 'Swam two lengths in one go, and a slow third. I can see now what to practise: I lift my head when I should turn it.',
    asked,
  },

  {
    goal: 'letters',
    day: 3,
    text: 'The first one, to Ruth, two pages. I did not know how to begin after four years, so I began with that.',
  },
];
