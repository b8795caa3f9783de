/** What a question holds, over folded text, and which fact answers it. Earlier ones win. */
export const FACT_SIGNALS: readonly (readonly [id: string, asks: RegExp])[] = [
  [
    'mindset-evidence',
    /\b(growth[- ]?mindset|mindset)\b.*\b(evidence|proven?|proof|true|real|work|works|research|science|scientific|replicat\w+|critici\w+|debunked|studies|effective|myth)\b|\b(evidence|science|research|proof)\b.*\bmindset\b/,
  ],
  [
    'develop-mindset',
    /\b(develop|build|get|cultivate|have|grow|learn|adopt|create|foster|change) (a |my |an? )?(\w+ )?(growth[- ]?)?mindset\b|\bmindset\b.*\b(develop|improve|change|daily|practice|habits)\b/,
  ],
  [
    'growth-mindset',
    /\bgrowth[- ]?mindset\b|\bfixed[- ]?mindset\b|\bcarol dweck\b|\bdweck\b|\bwhat('s| is) (a )?mindset\b/,
  ],
  [
    'neuroplasticity',
    /\b(neuroplasticity|brain|neurons?)\b.*\b(change|changes|grow|grows|plastic\w*|adult\w*|age|learn\w*|rewire\w*)\b|\bneuroplasticity\b|\brewire\b/,
  ],
  [
    'too-old',
    /\b(can|do|are|is it|could) (\w+ ){0,4}(adults?|older people|old people|you|one|people)\b.*\b(learn|too late|age|older|old)\b|\btoo (old|late) to learn\b/,
  ],
  [
    'habit-time',
    /\b(how long|how many (days|weeks)|21 days|66 days)\b.*\b(habits?|routine)\b|\bhabits?\b.*\b(how long|how many days|21 days|66 days)\b|\b(21|66)[- ]days?\b/,
  ],
  [
    'build-habit',
    /\b(build|form|start|make|create|keep|stick (to|with)|establish|maintain) (a |an |new |good |my |better )*(\w+ )?(habits?|routine)\b|\bbreak (a |my )?(bad )?habits?\b/,
  ],
  ['learning-styles', /\blearning styles?\b|\b(visual|auditory|kin(a)?esthetic) learners?\b/],
  [
    'study-best',
    /\b(best|better|good|effective|efficient|fastest|quickest|right) (way|ways|method|methods|technique|techniques) (to|of|for) (study\w*|learn\w*|memori[sz]\w*|revis\w*|remember\w*)\b|\bhow (do|can|should|to) (i |you |we |one )?(study|learn|memori[sz]e|revise|remember)\b|\b(learn|study) (faster|better|more effectively|effectively|efficiently|(a )?new (skills?|things?))\b/,
  ],
  ['retrieval', /\b(retrieval practice|active recall|testing effect|self[- ]testing|flash ?cards?)\b/],
  ['spacing', /\b(spac(ed|ing)|spaced repetition|cramming|cram|forgetting curve)\b/],
  ['ten-thousand-hours', /\b10[., ]?000 hours?\b|\bten thousand hours\b|\bdeliberate practi[cs]e\b/],
  [
    'procrastination',
    /\b(what|why) (is|causes|are|do|does) (\w+ )?(procrastinat\w+)\b|\bwhy (do|does) (people|we|one|everyone) procrastinat\w+\b/,
  ],
  ['track-progress', /\b(track|tracking|measure|measuring|monitor|log) (my |your |the |our )?progress\b/],
  [
    'break-down',
    /\b(break|breaking|split|divide|cut) (\w+ ){0,5}(into|down)\b.*\b(steps?|pieces|parts|tasks|milestones)\b|\b(big|large|huge) goals?\b.*\bsmaller\b/,
  ],
  [
    'focus',
    /\b(improve|better|keep|stay|increase|get) (my |your |the )?(focus\w*|concentrat\w+|attention)\b|\bhow (do|can|to|should) (i |you |we )?(focus|concentrate)\b/,
  ],
  ['is-it-normal', /\bis (it|this|that) (normal|common|usual|weird|strange|bad|ok|okay)\b/],
  [
    'motivation',
    /\b(what is|where does|how does|does) (\w+ )?motivation\b|\bstay(ing)? motivated\b|\bmotivation\b.*\b(last|come from|fade|discipline)\b/,
  ],
  [
    'smart-goals',
    /\b(s\.?m\.?a\.?r\.?t\.?) goals?\b|\b(set|setting|achievable|realistic|good|make|write) (\w+ )?goals?\b.*\?|\bhow (do|can|should|to) (i |you |we )?set\b.*\bgoals?\b|\bwhat makes a (good )?goal\b/,
  ],
  ['woop', /\bwoop\b|\bmental contrasting\b/],
  ['if-then', /\bif[- ]then (plans?|planning)?\b|\bimplementation intentions?\b/],
  [
    'visualise',
    /\b(visuali[sz](e|ing|ation)|manifest(ing|ation)?|affirmations?|vision board|law of attraction|positive thinking)\b/,
  ],
  [
    'praise-children',
    /\b(praise|praising|compliment)\b.*\b(child\w*|kids?|son|daughter|students?|pupils?|team)\b|\b(child\w*|kids?|son|daughter|students?)\b.*\b(praise|praising)\b|\bhow (to|should|do) (i |you |we )?praise\b/,
  ],
  [
    'streaks',
    /\bstreaks?\b.*\b(good|bad|work|help|useful|important|matter|break|lose)\b|\b(are|do|should) (\w+ )?streaks?\b/,
  ],
  [
    'handle-criticism',
    /\bhow (do|can|should|to) (i |you |people |we )?(handle|take|deal with|respond to|accept|cope with) (\w+ )?(criticism|feedback)\b/,
  ],
  [
    'handle-setbacks',
    /\bhow (do|can|should|to) (i |you |people |we )?(handle|overcome|deal with|recover from|bounce back from|learn from|cope with|get over|face) (\w+ )?(setbacks?|failures?|failing|mistakes?|obstacles?|challenges?|rejections?)\b|\bbounce back\b/,
  ],
  [
    'stress-good',
    /\b(is|can) (\w+ )?stress (\w+ )?(good|bad|helpful|useful|harmful|help)\b|\bstress mindset\b/,
  ],
  [
    'sleep-learning',
    /\bsleep\b.*\b(learn\w*|memory|study\w*|remember)\b|\b(learn\w*|memory|study\w*)\b.*\bsleep\b/,
  ],
  ['multitasking', /\bmulti-?task\w*\b/],
  ['pomodoro', /\bpomodoro\b/],
  [
    'five-categories',
    /\b(five|5) (categories|habits|areas)\b|\bwhat (do|does|are|is) (\w+ )*(categor(y|ies)|scores?|profile)\b|\b(assessment|quiz)\b.*\b(work|mean|measure|retake|again|score|valid|accurate)\b|\bretake\b/,
  ],
  [
    'app-roadmap',
    /\b(roadmap|milestones?)\b.*\b(work|what|how|create|made|make|change|edit|tick|reach)\b|\b(what|how)\b.*\b(roadmap|milestones?)\b/,
  ],
  [
    'app-goals',
    /\b(add|create|make|set up|delete|edit|complete|finish|how many) (a |an |my |new )*goals?\b|\bhow (do|does) goals? work\b/,
  ],
  [
    'app-journal',
    /\bjournal\b.*\b(work|how|where|what|private|write|feedback|for)\b|\b(how|where|what|why)\b.*\bjournal(ling|ing)?\b/,
  ],
  ['app-stickers', /\bstickers?\b|\bachievement tree\b|\bgrowth tree\b|\bbadges?\b/],
  [
    'app-plans',
    /\b(price|prices|pricing|cost|costs|subscription|subscribe|premium|pro plan|pro version|free (plan|version)|upgrade|cancel|refund|billing|how much)\b/,
  ],
  ['app-paths', /\blearning paths?\b|\bmodules?\b|\bunits?\b|\bcourses? (here|in this app|do you have)\b/],
  [
    'app-privacy',
    /\b(privacy|private|my data|incognito|who (can )?(see|read)s?|encrypted|delete my (account|data)|export)\b/,
  ],
];
