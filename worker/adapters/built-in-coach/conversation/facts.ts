import type { TechniqueId } from './techniques.ts';

/** One thing Eden can answer, with its hedge. `answer` never changes with the preferences; only `cite` is optional. */
export interface Fact {
  id: string;
  asks: RegExp;
  answer: string;
  /** Study and hedge, for those who chose a scholarly tone. */
  cite?: string;
  technique?: TechniqueId;
}

/** Earlier entries win. Only what is documented in the project's evidence table, or beyond doubt. */
export const FACTS: readonly Fact[] = [
  {
    id: 'mindset-evidence',
    asks: /\b(growth[- ]?mindset|mindset)\b.*\b(evidence|proven?|proof|true|real|work|works|research|science|scientific|replicat\w+|critici\w+|debunked|studies|effective|myth)\b|\b(evidence|science|research|proof)\b.*\bmindset\b/,
    answer:
      'Partly, and less than posters claim. Two short online lessons raised grades of lower-achieving pupils by about 0.10 points in a large trial. Over all studies the average effect is small and disputed: one review finds next to nothing after correction, another finds modest effects where the lessons were well done.',
    cite: 'That is Yeager and colleagues (2019), Macnamara and Burgoyne (2023), Burnette and colleagues (2023), and Tipton and colleagues (2023) disputing the second.',
  },
  {
    id: 'develop-mindset',
    asks: /\b(develop|build|get|cultivate|have|grow|learn|adopt|create|foster|change) (a |my |an? )?(\w+ )?(growth[- ]?)?mindset\b|\bmindset\b.*\b(develop|improve|change|daily|practice|habits)\b/,
    answer:
      'Less by believing something than by doing three things after a setback: look for the strategy and not for the flaw, ask for one piece of help, and try once more with one thing changed. Putting “yet” behind a sentence is a reminder to do that. The effects in studies are small, so I treat it as a useful habit.',
    cite: 'The lessons in Yeager and colleagues (2019) worked with exactly this: how abilities grow, and a letter to somebody who struggles.',
    technique: 'yet',
  },
  {
    id: 'growth-mindset',
    asks: /\bgrowth[- ]?mindset\b|\bfixed[- ]?mindset\b|\bcarol dweck\b|\bdweck\b|\bwhat('s| is) (a )?mindset\b/,
    answer:
      'It is the belief that an ability can grow with practice, better strategies and help, as against the belief that it is given once and for all. Most people hold some of both and slide towards “fixed” when something hurts. It describes a way of answering to difficulty and not a kind of person.',
    cite: 'The term is Carol Dweck’s; the average effect of teaching it is small and contested (Macnamara and Burgoyne 2023; Burnette and colleagues 2023).',
    technique: 'yet',
  },
  {
    id: 'neuroplasticity',
    asks: /\b(neuroplasticity|brain|neurons?)\b.*\b(change|changes|grow|grows|plastic\w*|adult\w*|age|learn\w*|rewire\w*)\b|\bneuroplasticity\b|\brewire\b/,
    answer:
      'Yes, brains change with learning at every age: connections that are used get stronger, and skills leave traces that can be measured. It gets slower with the years and it is no magic; “your brain grows like a muscle” is a picture and not a measurement.',
    cite: 'A careful reading would be: plasticity is certain, its size in any one case is not.',
  },
  {
    id: 'too-old',
    asks: /\b(can|do|are|is it|could) (\w+ ){0,4}(adults?|older people|old people|you|one|people)\b.*\b(learn|too late|age|older|old)\b|\btoo (old|late) to learn\b/,
    answer:
      'Adults learn new things all their lives. Some things get slower, new vocabulary or an accent for instance; in return adults know how they learn and what for. The usual obstacle is the number of hours and not the number of years.',
  },
  {
    id: 'habit-time',
    asks: /\b(how long|how many (days|weeks)|21 days|66 days)\b.*\b(habits?|routine)\b|\bhabits?\b.*\b(how long|how many days|21 days|66 days)\b|\b(21|66)[- ]days?\b/,
    answer:
      'In the best-known study it took between 18 and 254 days until a simple daily act ran by itself, with about 66 in the middle. So “21 days” has no basis. Missing one day did no lasting harm there, which I find the more useful result.',
    cite: 'Lally and colleagues, 2010: a small group, simple habits, self-reports.',
    technique: 'reserve-day',
  },
  {
    id: 'build-habit',
    asks: /\b(build|form|start|make|create|keep|stick (to|with)|establish|maintain) (a |an |new |good |my |better )*(\w+ )?(habits?|routine)\b|\bbreak (a |my )?(bad )?habits?\b/,
    answer:
      'Tie it to something that happens anyway, make it so small that a bad day can hold it, and allow for two misses a month beforehand. As a sentence: if I have poured my morning coffee, then I do two minutes of it. Repetition in the same place does the rest, slowly.',
    cite: 'If-then plans: 94 tests, d = .65 (Gollwitzer and Sheeran, 2006). Habit growth: 18 to 254 days (Lally and colleagues, 2010).',
    technique: 'if-then',
  },
  {
    id: 'learning-styles',
    asks: /\blearning styles?\b|\b(visual|auditory|kin(a)?esthetic) learners?\b/,
    answer:
      'The idea that people learn better when teaching matches their “style” has not held up when tested properly. People do have preferences; following them just does not seem to improve the result. In this app the setting of that name stands for pace.',
    cite: 'Pashler and colleagues reviewed it in 2008 and found no adequate evidence for matching.',
  },
  {
    id: 'study-best',
    asks: /\b(best|better|good|effective|efficient|fastest|quickest|right) (way|ways|method|methods|technique|techniques) (to|of|for) (study\w*|learn\w*|memori[sz]\w*|revis\w*|remember\w*)\b|\bhow (do|can|should|to) (i |you |we |one )?(study|learn|memori[sz]e|revise|remember)\b|\b(learn|study) (faster|better|more effectively|effectively|efficiently|(a )?new (skills?|things?))\b/,
    answer:
      'Two things have the best support: testing yourself from memory, and spreading it over days. So close the book, write what you remember, check, and come back in one, three and seven days. Rereading and highlighting feel better and do less.',
    cite: 'Dunlosky and colleagues (2013) rate practice testing and spacing highest; spaced against massed retrieval gave g = 0.74 (Latimier and colleagues, 2021). The day counts are our choice.',
    technique: 'retrieval',
  },
  {
    id: 'retrieval',
    asks: /\b(retrieval practice|active recall|testing effect|self[- ]testing|flash ?cards?)\b/,
    answer:
      'It means pulling a thing out of memory instead of looking at it again. The effort of recalling is what makes it stay, also when you get some of it wrong and then check. Flashcards are one form; a blank page is another and needs no app.',
    cite: 'Practice testing is one of the two top-rated techniques in Dunlosky and colleagues (2013).',
    technique: 'retrieval',
  },
  {
    id: 'spacing',
    asks: /\b(spac(ed|ing)|spaced repetition|cramming|cram|forgetting curve)\b/,
    answer:
      'The same study time, spread over several days, keeps more than one long session. Cramming can carry you through tomorrow and is mostly gone next week. Whether the gaps should widen or stay equal makes no clear difference.',
    cite: 'Latimier and colleagues, 2021: g = 0.74 for spaced against massed retrieval.',
    technique: 'spacing',
  },
  {
    id: 'ten-thousand-hours',
    asks: /\b10[., ]?000 hours?\b|\bten thousand hours\b|\bdeliberate practi[cs]e\b/,
    answer:
      'Ten thousand hours was an average among some violinists, later turned into a rule that the researchers had not made. Practice matters; it explains part of the differences between people, more in games and music than in most jobs. What one does in the hours, and with what feedback, counts too.',
    cite: 'Ericsson and colleagues (1993) for the violinists; Macnamara and colleagues (2014) for the share that practice explains.',
  },
  {
    id: 'procrastination',
    asks: /\b(what|why) (is|causes|are|do|does) (\w+ )?(procrastinat\w+)\b|\bwhy (do|does) (people|we|one|everyone) procrastinat\w+\b/,
    answer:
      'It looks less like bad time-keeping than like mood repair: the task feels unclear, dull or frightening, and turning away feels better at once. So calendars help little by themselves. Making the first two minutes small and fixing their moment helps more.',
    cite: 'Steel (2007) on aversive and distant tasks; Sirois and Pychyl (2013) on mood repair.',
    technique: 'if-then',
  },
  {
    id: 'track-progress',
    asks: /\b(track|tracking|measure|measuring|monitor|log) (my |your |the |our )?progress\b/,
    answer:
      'In writing, and by something you can count: minutes, pages, attempts, lengths. One line on the day it happens is worth more than a summary at the end of the month. Tell one person the number now and then; reported progress seems to work a little better than private progress.',
    cite: 'Harkin and colleagues (2016): 138 studies, d = 0.40, more when recorded or reported.',
    technique: 'progress-log',
  },
  {
    id: 'break-down',
    asks: /\b(break|breaking|split|divide|cut) (\w+ ){0,5}(into|down)\b.*\b(steps?|pieces|parts|tasks|milestones)\b|\b(big|large|huge) goals?\b.*\bsmaller\b/,
    answer:
      'Begin at the end and ask what would have to be true just before it, and before that, until you reach something you could do today. Three to seven stages are plenty. Give each a date and a sign by which somebody else could see that it is reached. The first should be doable this week.',
    cite: 'Near goals helped in Bandura and Schunk (1981), a small study with children; the number of stages is our judgement.',
    technique: 'smallest-step',
  },
  {
    id: 'focus',
    asks: /\b(improve|better|keep|stay|increase|get) (my |your |the )?(focus\w*|concentrat\w+|attention)\b|\bhow (do|can|to|should) (i |you |we )?(focus|concentrate)\b/,
    answer:
      'Make the distraction farther away and the beginning smaller: phone in another room, one question written on paper, fifteen minutes, and then a real pause. Attention tends to follow a clear task; if it wanders at once, the task is usually not clear enough yet.',
    technique: 'smallest-step',
  },
  {
    id: 'is-it-normal',
    asks: /\bis (it|this|that) (normal|common|usual|weird|strange|bad|ok|okay)\b/,
    answer:
      'As far as goals and learning go, mostly yes. Practice happens where things do not work yet, and that is seldom pleasant; doubt, boredom and envy turn up in nearly everyone who stays long enough. If it spreads over everything for weeks, or frightens you, that is a question for a doctor and not for a coach.',
  },
  {
    id: 'motivation',
    asks: /\b(what is|where does|how does|does) (\w+ )?motivation\b|\bstay(ing)? motivated\b|\bmotivation\b.*\b(last|come from|fade|discipline)\b/,
    answer:
      'Motivation comes and goes, and it often comes after starting and not before. What lasts better is a fixed cue, a small first step and a visible record of what was done. When it is gone for weeks, the goal deserves a look and not only the will.',
    cite: 'Monitoring: 138 studies, d = 0.40, more when recorded or reported (Harkin and colleagues, 2016).',
    technique: 'progress-log',
  },
  {
    id: 'smart-goals',
    asks: /\b(s\.?m\.?a\.?r\.?t\.?) goals?\b|\b(set|setting|achievable|realistic|good|make|write) (\w+ )?goals?\b.*\?|\bhow (do|can|should|to) (i |you |we )?set\b.*\bgoals?\b|\bwhat makes a (good )?goal\b/,
    answer:
      'A goal that works can be seen, has a date, and is a stretch without being a fantasy. “Swim 600 m without stopping by 28 November” does; “get fitter” does not. On something quite new, aim at learning one thing before you aim at a result.',
    cite: 'Locke and Latham (2002): specific and demanding beats “do your best”, given commitment, feedback and ability.',
    technique: 'learning-goal',
  },
  {
    id: 'woop',
    asks: /\bwoop\b|\bmental contrasting\b/,
    answer:
      'WOOP is short for wish, outcome, obstacle, plan. You name a wish, picture the best part of it, find what in you gets in the way, and make an if-then plan for that. The obstacle has to be an inner one; “my boss” does not work.',
    cite: 'Wang and colleagues (2021): g = 0.34 over 24 effects, 0.47 when done interactively, publication bias likely.',
    technique: 'woop',
  },
  {
    id: 'if-then',
    asks: /\bif[- ]then (plans?|planning)?\b|\bimplementation intentions?\b/,
    answer:
      'An if-then plan ties an act to a moment that comes anyway: if I have had breakfast, then I open the file. It spares you deciding, and deciding is where most plans are lost. It works better when you want the thing and have said the sentence over once or twice.',
    cite: 'Gollwitzer and Sheeran (2006): 94 tests, d = .65. Sheeran and colleagues (2024): 642 tests, d between .27 and .66.',
    technique: 'if-then',
  },
  {
    id: 'visualise',
    asks: /\b(visuali[sz](e|ing|ation)|manifest(ing|ation)?|affirmations?|vision board|law of attraction|positive thinking)\b/,
    answer:
      'Picturing the success alone seems to do little and can even use up some of the drive. Picturing the steps, and the obstacle, does more. About manifesting I know of no evidence at all.',
    cite: 'Pham and Taylor (1999) found picturing the process better than picturing the outcome: one well-known study with students.',
    technique: 'woop',
  },
  {
    id: 'praise-children',
    asks: /\b(praise|praising|compliment)\b.*\b(child\w*|kids?|son|daughter|students?|pupils?|team)\b|\b(child\w*|kids?|son|daughter|students?)\b.*\b(praise|praising)\b|\bhow (to|should|do) (i |you |we )?praise\b/,
    answer:
      'Praise what was done: the strategy, the second try, the asking for help. In the classic study, children praised for ability gave up sooner after a failure than those praised for effort. But praising effort that did not work is hollow, so name what helped and what to try next.',
    cite: 'Mueller and Dweck (1998); Dweck’s later warning about “false growth mindset” concerns the second half.',
  },
  {
    id: 'streaks',
    asks: /\bstreaks?\b.*\b(good|bad|work|help|useful|important|matter|break|lose)\b|\b(are|do|should) (\w+ )?streaks?\b/,
    answer:
      'Streaks help until they break; then a highlighted gap makes people stop. Two planned misses a month take the sting out. For the habit itself one missed day matters very little.',
    cite: 'Silverman and Barasch (2023) on broken streaks; Sharif and Shu (2017) on reserves; Lally and colleagues (2010) on misses.',
    technique: 'reserve-day',
  },
  {
    id: 'handle-criticism',
    asks: /\bhow (do|can|should|to) (i |you |people |we )?(handle|take|deal with|respond to|accept|cope with) (\w+ )?(criticism|feedback)\b/,
    answer:
      'Sort it before you answer it: what you understand, what you do not, what you will leave with the critic. Ask for one example if there is none. It reads better after a night, and about a third of it is usually worth using, by my own unscientific estimate.',
    cite: 'High standards with assurance raised revisions in small school studies (Yeager and colleagues, 2014).',
    technique: 'sort-first',
  },
  {
    id: 'handle-setbacks',
    asks: /\bhow (do|can|should|to) (i |you |people |we )?(handle|overcome|deal with|recover from|bounce back from|learn from|cope with|get over|face) (\w+ )?(setbacks?|failures?|failing|mistakes?|obstacles?|challenges?|rejections?)\b|\bbounce back\b/,
    answer:
      'In this order: let it sting for an evening, separate what happened from what you concluded, find the one cause that did most of the damage, and change that for the next attempt. Written down it takes ten minutes. Skipping the first step makes the others dishonest.',
    cite: 'Explanations by strategy leave more to do than explanations by ability (Diener and Dweck, 1978, and much since).',
    technique: 'facts-and-story',
  },
  {
    id: 'stress-good',
    asks: /\b(is|can) (\w+ )?stress (\w+ )?(good|bad|helpful|useful|harmful|help)\b|\bstress mindset\b/,
    answer:
      'Short stress before something that counts is mostly preparation: fast heart, awake, ready. Reading it that way helped people in several trials when it came together with the belief that ability can grow. Long stress without recovery is another thing, and bad for nearly everybody.',
    cite: 'Yeager and colleagues (2022), six trials; the benefit needed both beliefs.',
    technique: 'stress-as-fuel',
  },
  {
    id: 'sleep-learning',
    asks: /\bsleep\b.*\b(learn\w*|memory|study\w*|remember)\b|\b(learn\w*|memory|study\w*)\b.*\bsleep\b/,
    answer:
      'Sleep helps memory settle, and a short night makes learning the next day harder; that much is well supported. How many hours you need is individual. As a plan: stop earlier rather than read a fourth time.',
  },
  {
    id: 'multitasking',
    asks: /\bmulti-?task\w*\b/,
    answer:
      'What we call multitasking is mostly switching, and every switch costs some time and attention. For anything that needs thought, one thing at a time is quicker. Folding laundry with a podcast is fine.',
  },
  {
    id: 'pomodoro',
    asks: /\bpomodoro\b/,
    answer:
      'Twenty-five minutes of work, five of pause, after Francesco Cirillo’s kitchen timer. The numbers are a convention and not a finding. The useful part is that it makes a beginning small and an end certain, so choose any length that you really start.',
    technique: 'smallest-step',
  },
  {
    id: 'five-categories',
    asks: /\b(five|5) (categories|habits|areas)\b|\bwhat (do|does|are|is) (\w+ )*(categor(y|ies)|scores?|profile)\b|\b(assessment|quiz)\b.*\b(work|mean|measure|retake|again|score|valid|accurate)\b|\bretake\b/,
    answer:
      'The assessment asks how you answer to challenges, obstacles, effort, criticism and the success of others, four questions each, from 1 to 5. The scores describe your answers that day and not you. A change of less than 0.75 on a category counts as “about the same”; six weeks is a sensible time until the next one.',
  },
  {
    id: 'app-roadmap',
    asks: /\b(roadmap|milestones?)\b.*\b(work|what|how|create|made|make|change|edit|tick|reach)\b|\b(what|how)\b.*\b(roadmap|milestones?)\b/,
    answer:
      'When you create a goal you get a roadmap: three to seven milestones with dates and small tasks. You reach milestones in order, one at a time, and can step back if one was ticked too early. It is a draft for you to change and not a verdict.',
  },
  {
    id: 'app-goals',
    asks: /\b(add|create|make|set up|delete|edit|complete|finish|how many) (a |an |my |new )*goals?\b|\bhow (do|does) goals? work\b/,
    answer:
      'On the Goals page, Add Goal asks for a title, a description and a target date, and then builds a roadmap. Ticking the goal completes it. A free account can hold 25 open goals, though three at a time is already a busy life.',
  },
  {
    id: 'app-journal',
    asks: /\bjournal\b.*\b(work|how|where|what|private|write|feedback|for)\b|\b(how|where|what|why)\b.*\bjournal(ling|ing)?\b/,
    answer:
      'Each goal on the Goals page has its own journal. You write an entry, it is stored first, and then I answer with a few lines; you can carry an entry over into this chat. In incognito mode my feedback is not stored. Writing helps most when it ends in a next step.',
    technique: 'progress-log',
  },
  {
    id: 'app-stickers',
    asks: /\bstickers?\b|\bachievement tree\b|\bgrowth tree\b|\bbadges?\b/,
    answer:
      'Stickers mark things you did, such as reaching a milestone or finishing a goal; you find them on the Goals page and can pin some. The tree grows with completed goals and never withers. Neither is a measure of you.',
  },
  {
    id: 'app-plans',
    asks: /\b(price|prices|pricing|cost|costs|subscription|subscribe|premium|pro plan|pro version|free (plan|version)|upgrade|cancel|refund|billing|how much)\b/,
    answer:
      'There is a free plan, Pro at $19.99 a month and Premium at $39.99. If you cancel, the paid features stay until the end of the period. The plan page in your account has the details and is the authority, not me.',
  },
  {
    id: 'app-paths',
    asks: /\blearning paths?\b|\bmodules?\b|\bunits?\b|\bcourses? (here|in this app|do you have)\b/,
    answer:
      'The learning paths hold 32 short units in 8 modules: each makes one claim, names its source and ends in one thing to do in your own goal. Some are free, some belong to Pro or Premium. A path is complete when all its units are.',
  },
  {
    id: 'app-privacy',
    asks: /\b(privacy|private|my data|incognito|who (can )?(see|read)s?|encrypted|delete my (account|data)|export)\b/,
    answer:
      'Your goals, journal and chat belong to your account. In the settings you choose how long chats are kept and whether a language model may lend me words; with incognito mode switched on there, neither this chat nor journal feedback is stored. What the service keeps, and how to have it deleted, is in the privacy policy; that page counts, and not my summary.',
  },
];
