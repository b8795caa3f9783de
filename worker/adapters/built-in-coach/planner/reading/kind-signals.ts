import type { Kind } from '#worker/adapters/built-in-coach/planner/plan-types.ts';

type Signal = readonly [RegExp, number];

/** What speaks for each kind, weight 1 (an everyday word) to 5 (nothing else is meant). */
export const KIND_SIGNALS: readonly (readonly [Kind, readonly Signal[]])[] = [
  [
    'language',
    [
      [/\b(foreign|new|second|another) language\b/, 4],
      [/\b(fluent|fluency|conversational|vocabulary|duolingo|native speakers?)\b/, 2],
      [/\bspeak\b/, 1],
      [/\blanguage\b/, 1],
    ],
  ],
  [
    'programming',
    [
      [/\bprogramming\b/, 5],
      [/\b(learn|start|teach myself)( how)?( to)? (code|coding|program)\b/, 5],
      [
        /\b(coding|software development|web development|data structures|leetcode|machine learning|backend|frontend)\b/,
        3,
      ],
      [
        /\b(build|write|make|code|develop) (a|an|my|my first)( \w+)? (web ?site|app|game|script|compiler|bot)\b/,
        3,
      ],
    ],
  ],
  [
    'instrument',
    [
      [/\b(musical )?instrument\b/, 5],
      [
        /\b(guitar|piano|violin|viola|cello|ukulele|drums|drumming|flute|clarinet|saxophone|sax|trumpet|trombone|banjo|mandolin|harmonica|accordion|oboe|bassoon|sitar|kalimba|handpan)\b/,
        4,
      ],
      [/\bplay(ing)? (the )?(bass|organ|recorder|fiddle|keyboard|harp|horn)\b/, 4],
      [/\b(learn to sing|singing|sing (in|better|a))\b/, 4],
      [/\b(grade \d|chords?|a song|scales)\b/, 1],
    ],
  ],
  [
    'endurance',
    [
      [/\b(half[- ]?)?marathon\b/, 5],
      [/\b(ultramarathon|parkrun|fun run|couch to 5k|c25k|10k|5k)\b/, 5],
      [/\b(run|running|jog|jogging|runner)\b/, 2],
      [/\b(swim|swimming|swimmer|open water)\b/, 3],
      [/\b(cycl(e|ing) (?!to)|cycle|bike ride|century ride|sportive|road bike|bicycle)\b/, 3],
      [/\b(run|jog|swim|cycle|bike|ride|race)\b[^.]{0,30}\d+ ?(km|k|m|mi|miles?|met|kilomet)/, 3],
    ],
  ],
  [
    'strength',
    [
      [
        /\b(strength|muscles?|weight ?lifting|lift weights|deadlift|bench ?press|squats?|push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|plank|kettlebell|handstand)\b/,
        4,
      ],
      [/\b(gym|get (fit|stronger|in shape)|workout|work out|exercise|fitness|be fitter)\b/, 3],
    ],
  ],
  [
    'sleep',
    [
      [/\b(sleep|sleeping|bed ?time|insomnia)\b/, 4],
      [/\b(wake up|get up|go to bed|early riser)\b/, 3],
    ],
  ],
  [
    'food',
    [
      [
        /\b(eat(ing)?|diet|vegetables?|fruit|junk food|sugar|snack(s|ing)?|vegan|vegetarian|nutrition|meal prep|sweets|chocolate|takeaways?)\b/,
        3,
      ],
      [/\b(cook at home|home[- ]?cooked|cook (more|every|dinner))\b/, 4],
    ],
  ],
  [
    'weight',
    [
      [
        /\b(lose|drop|shed|burn)\b[^.]{0,20}(\d+ ?(kg|kgs|kilos?|lbs?|pounds|stone)|weight|belly|fat)\b/,
        5,
      ],
      [/\b(weight loss|slim down|get thin(ner)?|lose weight)\b/, 5],
    ],
  ],
  [
    'drinking',
    [
      [/\b(alcohol|sober|sobriety|dry january|booze)\b/, 4],
      [/\b(less|no|stop|quit|cut|fewer|without)\b.*\b(beer|wine)s?\b/, 4],
      [
        /\b(drink(ing)? less(?! coffee| soda| cola)|(stop|quit|cut down on|give up) drinking(?! coffee| soda| cola)|drink(ing)? too much)\b/,
        4,
      ],
    ],
  ],
  ['smoking', [[/\b(smok(e|ing|er)|cigarettes?|vap(e|ing)|nicotine|tobacco)\b/, 4]]],
  [
    'walking',
    [
      [/\b(walk|walking|walks|steps a day|10,?000 steps|hike|hiking|pilgrimage|camino)\b/, 3],
      [/\bdog[- ]walking\b/, -3],
    ],
  ],
  [
    'meditation',
    [[/\b(meditat(e|ion|ing)|mindful(ness)?|breathing practice|breathwork|zazen|vipassana)\b/, 5]],
  ],
  [
    'business',
    [
      [/\b(side )?(business|hustle|startup|start-up)\b/, 4],
      [
        /\b(side project|online shop|online store|etsy|freelanc(e|ing|er)|first (paying )?(customers?|clients?)|paying customers?|shopify)\b/,
        4,
      ],
      [/\b(launch|sell|selling)\b/, 2],
      [
        /\b(start|open|found|launch|run)\b.*\b(company|cafe|restaurant|shop|store|bakery|studio|agency|consultancy)\b/,
        4,
      ],
      [/\b(app|product|saas|course)\b/, 1.5],
      [/\b(podcast|youtube)\b/, -4],
    ],
  ],
  [
    'saving',
    [
      [/\b(sav(e|ing)) (up|for|money|enough|at least|more|a deposit|[€$£¥₹\d])/, 4],
      [
        /\b(emergency fund|savings?|rainy day|down ?payment|deposit|nest egg|retirement|invest(ing)?)\b/,
        4,
      ],
      [/[€$£]\s?\d|\d\s?(€|\$|£|euros?|dollars)/, 1],
    ],
  ],
  ['debt', [[/\b(debts?|pay (off|down|back)|credit cards?|overdraft|loans?)\b/, 5]]],
  [
    'budget',
    [
      [
        /\b(budget(ing)?|spend(ing)? less|finances|money under control|stop impulse|no[- ]spend|track my spending)\b/,
        4.5,
      ],
    ],
  ],
  [
    'job',
    [
      [
        /\b((new|better|different|change|find a|get a|land a|first|dream) (\w+ ){0,2}jobs?|job (change|search|hunt)|change (careers?|jobs?)|career change|switch (careers?|jobs?)|internship|apprenticeship|get hired|find work)\b/,
        4,
      ],
      [/\b(become (a|an)|(move|transition|switch|get) into)\b/, 1.5],
      [/\bwork as (a|an)\b/, 4],
      [/\b(career|job|cv|resume)\b/, 2],
    ],
  ],
  [
    'promotion',
    [
      [
        /\b(promot(ed|ion)|pay rise|raise at work|salary increase|ask for a raise|get a raise|team lead|senior (role|engineer|developer|position)|become (a )?(manager|team lead|head of))\b/,
        4.5,
      ],
    ],
  ],
  ['interview', [[/\binterviews?\b/, 5]]],
  [
    'writing',
    [
      [
        /\b(novel|novella|memoir|screenplay|manuscript|short stor(y|ies)|thesis|dissertation|nanowrimo|poems?|poetry|term paper|essays?)\b/,
        4,
      ],
      [
        /\b(write|writing|finish|draft|publish|self-publish)( \w+){0,4} (book|paper|article|report|words|pages|stories)\b/,
        4,
      ],
      [/\b(write|writing|draft)\b/, 2],
      [/\bread(ing)?\b/, -1],
    ],
  ],
  ['blog', [[/\b(blog(ging)?|newsletter|substack)\b/, 5]]],
  [
    'exam',
    [
      [
        /\b(exams?|examination|driving test|theory test|finals|a[- ]levels?|gcses?|certificat(e|ion)|toefl|ielts|gmat|gre|sat|lsat|mcat|bar exam|cfa|cpa|pmp|abitur|matura|citizenship test|driving licen[cs]e)\b/,
        5,
      ],
      [/\blearn(ing)? to drive\b/, 5],
      [/\b(pass|ace|resit|retake|revis(e|ion)|grades?|gpa|study for)\b/, 2],
      [/\btest\b/, 1],
    ],
  ],
  [
    'renovation',
    [
      [
        /\b(renovat(e|ion|ing)|redecorat(e|ing)|refurbish|remodel|restore|diy|fix up|repaint|wallpaper|redo)\b/,
        4,
      ],
      [
        /\b(paint|build|finish|tile|insulate)( \w+){0,2} (bedroom|kitchen|bathroom|living room|room|house|flat|walls?|shed|deck|fence|attic|basement|bookshelf|treehouse|garage|hall)\b/,
        4,
      ],
      [/\b(kitchen|bathroom|bedroom|attic|basement|house|shed|living room)\b/, 1],
    ],
  ],
  [
    'garden',
    [
      [
        /\b(garden(ing)?|allotment|raised beds?|vegetable (garden|patch)|grow (my own|tomatoes|vegetables|herbs|food)|balcony plants|lawn|flower beds?)\b/,
        4,
      ],
    ],
  ],
  [
    'declutter',
    [
      [
        /\b(de-?clutter(ing)?|tidy( up)?|clear out|minimalis[mt]|get rid of stuff|konmari|sort out|organi[sz]e my (home|house|flat|room|wardrobe|closet|desk|garage|photos|papers|kitchen))\b/,
        4,
      ],
      [/\b(wardrobe|closet|garage|clutter|attic|cellar)\b/, 1.5],
    ],
  ],
  [
    'people',
    [
      [/\b(find|meet|get) (a |my )?(girlfriend|boyfriend|partner|someone)\b/, 3],
      [
        /\b(friends?|friendships?|marriage|relationships?|dating|loneliness|lonely|social life|social circle|meet (new )?people|reconnect)\b/,
        3.5,
      ],
      [
        /\b(closer to|time with|call my|visit my|better (husband|wife|partner|father|mother|dad|mum|mom|son|daughter|brother|sister|friend|parent))\b/,
        3,
      ],
      [
        /\b(wife|husband|partner|girlfriend|boyfriend|family|mother|father|mum|mom|dad|sister|brother|son|daughter|kids|children|parents|grand(ma|pa|mother|father|parents))\b/,
        1.2,
      ],
    ],
  ],
  [
    'conversation',
    [
      [/\b(difficult|hard|honest|awkward|crucial|tough) (conversations?|talk)\b/, 5],
      [
        /\b(set boundaries|say no|apologi[sz]e|make peace|reconcile|confront|tell my (boss|mother|father|mum|mom|dad|wife|husband|partner|parents|sister|brother|family)|talk to my (boss|mother|father|mum|mom|dad|wife|husband|partner|parents|sister|brother|family))\b/,
        4.5,
      ],
    ],
  ],
  [
    'creative',
    [
      [
        /\b(draw|drawing|sketch(ing|book)?|paint(ing)?|watercolou?rs?|photograph(y|s|er)?|calligraphy|pottery|ceramics|illustrat(e|ion|or)|sculpt(ing|ure)?|oil painting|portraits?)\b/,
        3.5,
      ],
    ],
  ],
  [
    'speaking',
    [
      [/\b(public speaking|toastmasters|ted talk|best man|maid of honou?r|stage fright)\b/, 5],
      [/\b(speech|presentations?|conference talk|give a talk|keynote|present (in|at|to|my))\b/, 4],
    ],
  ],
  [
    'reading',
    [
      [/\bread(ing)?( \w+){0,3} (books?|novels?|pages?|classics?|literature)\b/, 4],
      [/\b(read (more|every|daily|before bed|for)|reading habit|finish reading|book club)\b/, 4],
      [/^(i want to |finish )?read(ing)?\b/, 2.5],
    ],
  ],
];
