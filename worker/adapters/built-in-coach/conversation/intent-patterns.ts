import type { Intent } from './intents.ts';

/** Weight and pattern over folded text. 3 decides alone, 2 is strong, 1 only leans. */
export type Weighted = readonly [weight: number, pattern: RegExp];

/** Intents whose words describe a state, so that "not stuck any more" must not count for them. */
export const STATE_INTENTS: ReadonlySet<Intent> = new Set([
  'stuck',
  'failed',
  'envious',
  'perfectionist',
  'overwhelmed',
  'procrastinating',
  'bored',
  'unclear',
  'tired',
  'sad',
  'angry',
  'nervous',
  'self-doubt',
] as const);

export const INTENT_PATTERNS: Partial<Record<Intent, readonly Weighted[]>> = {
  done: [
    [
      4,
      /\b(i|we|i've|just|finally) (just |finally |actually |have |'ve )*(finished|completed|submitted|handed in|sent off|shipped|passed|published|delivered|launched)\b/,
    ],
    [4, /\b(finally )?(finished|submitted|handed in|shipped|passed) (it|my|the|all)\b/],
    [
      3,
      /\b(it's|is|all) done\b|\b(handed|sent) (it|this|that|my \w+|the \w+) in\b|^(just |finally )*(submitted|finished|passed|handed)\b|\bi did it\b|\bi made it\b|\bdid the thing\b/,
    ],
    [3, /\b(reached|hit|completed) (my|the|a|that) (goal|milestone|target)\b/],
    [
      3,
      /\bi (got|landed) the (job|offer|place|part|role|promotion|grant)\b|\bi got (in|promoted|accepted)\b/,
    ],
    [
      -4,
      /\b(haven't|never|not|can't|didn't|won't|nearly|almost|until i|before i|once i|if i|want to|need to|have to|when i) (\w+ ){0,3}(finished|finish|passed|submitted|submit|done|shipped)\b/,
    ],
  ],
  progress: [
    [
      2,
      /^(just )?(ran|swam|wrote|did|practi[sc]ed|played|walked|lifted|spoke|called|sent|cooked|read|got through) \S+ \S+/,
    ],
    [
      -4,
      /\b(did|done|got|achieved|managed) nothing\b|\bnothing (done|to show)\b|\bi (didn't|haven't|couldn't)\b/,
    ],
    [3, /\b(made|making|see|seeing|some|real|good|little|slow|steady) (\w+ )?progress\b/],
    [3, /\b(no longer|not) (\w+ ){0,3}any ?(more|longer)\b/],
    [
      3,
      /\b(i|i've|we) (actually |finally |just |even |really )*(managed|started|stuck to|kept|practi[sc]ed|wrote|ran|went|showed up|spoke|asked|tried|opened|did|got|said|called|sent|solved|understood|learnt|learned|read|worked out|swam|cooked|applied)\b.{0,60}\b(today|this week|this morning|yesterday|tonight|again|for the first time|in a row|all week|every day|so far|three times|twice|without)\b/,
    ],
    [3, /\bfor the first time\b|\bfirst time (in|ever|since)\b/],
    [
      2,
      /\b(getting|feels?|felt|going|went|it's|much|a bit|a little|slightly) (a bit |a little |much |so much |really )?(better|easier|well)\b/,
    ],
    [
      2,
      /\bi (finally|actually|just) (managed|understood|understand|got|started|began|sent|asked|opened|called|spoke)\b/,
    ],
    [
      2,
      /\b(personal best|new record|pb|breakthrough|clicked|it worked|that worked|worked for me|on track|ahead of (plan|schedule))\b/,
    ],
    [2, /\b\d+ (days|weeks) in a row\b|\bstill going\b/],
    [
      2,
      /\b(small|little|tiny) win\b|\bi('m| am) (pretty |quite |really |a bit )?(proud|pleased|happy with)\b/,
    ],
    [
      -3,
      /\b(no|any|zero|not (making|seeing|much)|without) (\w+ )?progress\b|\b(isn't|not|never) (getting |going |any )*(better|easier|well|working)\b|\b(get|got|getting) worse\b/,
    ],
  ],
  criticised: [
    [4, /\bgood enough for (him|her|them|my|anyone|anybody|you|the)\b/],
    [
      3,
      /\bred (ink|pen)\b|\btore (it|me|my \w+) (apart|to pieces|to shreds)\b|\bripped (it|me|my \w+) (apart|to (pieces|shreds))\b/,
    ],
    [
      3,
      /\b(harsh|bad|negative|brutal|tough|critical|mean|awful|scathing|rough) (\w+ )?(feedback|review|reviews|comments?|criticism|evaluation|appraisal|remarks?)\b/,
    ],
    [3, /\bcritici[sz](ed|es|e|ing|m|sms)\b|\bcritique[ds]?\b/],
    [
      3,
      /\b(boss|manager|supervisor|teacher|professor|tutor|coach|partner|husband|wife|mum|mom|dad|mother|father|colleague|reviewer|client|editor|director|lead|instructor|trainer|friend|sister|brother|examiner|mentor)s? (\w+ ){0,3}(said|says|told me|tells me|thinks|wrote|called|pointed out|complained|commented|hated|hates|rejected|laughed)\b/,
    ],
    [
      2,
      /\b(feedback|comments?|reviewer|appraisal|performance review|code review|annotations|markup|marked up)\b/,
    ],
    [
      2,
      /\b(told (me|us)|said) (that )?(i|my|i'm|it|the|we)\b.{0,40}\b(not|too|wasn't|isn't|need|needs|should|weak|sloppy|lazy|slow|bad|boring|unclear|never|wrong)\b/,
    ],
    [
      2,
      /\b(picked apart|shot down|called me out|put me down|laughed at|made fun of|corrected me|covered (my|the))\b/,
    ],
    [-2, /\b(good|great|nice|positive|kind|lovely|helpful) (\w+ )?(feedback|comments?|review)\b/],
  ],
  envious: [
    [4, /\bnot (that i'm |i'm )?(jealous|envious|bitter)( or anything)?,? but\b/],
    [3, /\b(jealous|envious|envy|jealousy|resentful)\b/],
    [
      3,
      /\b(everyone|everybody|all|they all|people|others|half) (else )?(\w+ ){0,5}(got|is|are|seems?|has|have|gets|made) (\w+ ){0,4}(promoted|better|ahead|further|married|hired|published|faster|more than|except me|but me)\b/,
    ],
    [3, /\b(except|but|apart from) (for )?me\b/],
    [3, /\bcompar(e|ing|ed|ison) (\w+ )?(myself|me|to (others|everyone|other|my))\b|\bstop comparing\b/],
    [3, /\b(got|gets|getting) (the )?promot(ed|ion)\b.{0,40}\b(me|not|instead|i)\b|\bpassed over\b/],
    [
      2,
      /\b(friend|colleague|sister|brother|cousin|classmate|peer|coworker|co-worker|roommate|flatmate|she|he|they)s?\b.{0,40}\b(already|so much|way|much) (\w+ )?(better|further|faster|ahead|more)\b/,
    ],
    [
      2,
      /\bhappy for (them|him|her)\b|\bother people'?s? (success|lives|progress)\b|\beveryone (else )?(is|seems|on)\b/,
    ],
    [
      2,
      /\b(instagram|linkedin|tiktok|facebook|feed)\b.{0,60}\b(everyone|people|others|they|perfect|success|better)\b/,
    ],
    [
      2,
      /\bi('m| am) (so far |way |so )?behind (everyone|my|other|all|the others)\b|\bleft behind\b|\beveryone (else )?(gets|understands)\b/,
    ],
  ],
  failed: [
    [
      3,
      /\b(lost|broke|ruined|killed) (my|the|a) ([\w-]+ ){0,4}streak\b|\bdidn't (pick|choose|select|hire|promote|want|take|call) me\b|\b(she|he|they|boss|manager) (just )?(said|says) no\b|\bturned me down\b/,
    ],
    [
      3,
      /\bi (just |totally |completely |really |have |'ve )*(failed|flunked|bombed|blew|botched|screwed up|messed up|flopped|choked)\b|\bi've (failed|messed|blown)/,
    ],
    [3, /\b(failed|flunked|bombed|blew) (my|the|an?|it|again|twice|at)\b/],
    [
      3,
      /\b(got|been|was|were|get|getting) (\w+ )?(rejected|fired|turned down|laid off|dropped|cut from|kicked off)\b|\brejection\b|\brejected (me|my|again)\b/,
    ],
    [3, /\bdidn't (pass|make it|get (the|it|in|picked|selected|accepted)|win|work out|qualify)\b/],
    [2, /\b(broke|lost|missed|ruined|killed) (my|the|a) (\d+[- ]?\w* )?(streak|diet|habit|deadline|run)\b/],
    [
      2,
      /\b(went|gone|going) (so |really |very |terribly |horribly )?(badly|wrong|terribly|horribly)\b|\b(disaster|fiasco|complete mess|train wreck)\b/,
    ],
    [
      2,
      /\b(fell off|(?:gave up|given up|giving up)(?! (?:smoking|cigarettes|drinking|alcohol|sugar|meat|coffee|social|sweets|gambling|porn|weed))|relapsed|slipped|back to (square one|zero)|skipped)\b/,
    ],
    [
      2,
      /\b(i'm|i am|such|feel like) (a |such a |like a )?(failure|loser)\b|\bfail(ed|ing)? (at )?everything\b|\bkeep failing\b/,
    ],
    [2, /\b(got|scored|only got) (a |an )?(\d{1,2} ?(%|percent|\/)|[def]\b)/],
    [1, /\b(mistake|mistakes|failure|failing|fail|setback)\b/],
  ],
  'self-doubt': [
    [
      4,
      /\b(feel|feeling|felt|look|looked|sound) like (such )?(an? |the )?(\w+ )?(idiot|fool|fraud|imposter|impostor|failure at everything|stupid one|dumbest)\b|\bfeel (so |really )?(stupid|dumb|useless|inadequate)\b/,
    ],
    [
      3,
      /\b(not|n't|never) (\w+ )?(smart|clever|talented|gifted|bright|intelligent|qualified|creative|strong|experienced) enough\b|\b(i'm|i am|am i|i feel|i was|i'll be) (\w+ )?(not|never) (\w+ )?good enough\b/,
    ],
    [3, /\btoo (old|stupid|dumb|slow|late (for me|to|in life)|lazy|shy|untalented|ordinary)\b/],
    [
      3,
      /\b(impost[eo]r|fraud|find me out|found out|don't belong|out of my depth|not cut out|not made for)\b/,
    ],
    [
      3,
      /\b(i'm|i am|i've always been|always been) (just |simply |so |really |naturally |such an? |an? )*(stupid|dumb|an? idiot|idiot|useless|hopeless|worthless|bad at|terrible at|rubbish at|no good|not a \w+ person|not (very )?(good|smart|bright|clever|creative|talented|disciplined|musical|sporty))\b/,
    ],
    [
      3,
      /\b(don't|do not) have (the|any|a|what) (\w+ )?(talent|gift|brain|brains|ear|discipline|willpower|it takes)\b|\bno (talent|willpower|discipline|self[- ]discipline)\b/,
    ],
    [
      3,
      /\bi('m| am) (just )?not an? (\w+ )?person\b|\bnot a (math|maths|morning|language|creative|tech|people|numbers) person\b|\bi (don't|didn't) have a \w+ brain\b/,
    ],
    [
      2,
      /\b(doubt myself|self[- ]?doubt|confidence|believe in myself|don't think i can|can't do (this|it|anything)|never be able|i'll never|will never)\b/,
    ],
    [2, /\bat (my|the) age\b|\bi('m| am) (already )?[4-9]\d\b(?! ?(%|percent|pages|minutes|days|km|k\b))/],
    [2, /\bwho am i to\b|\bborn (with|for|to)\b|\bpeople like me\b/],
  ],
  nervous: [
    [
      3,
      /\b(nervous|anxious|scared|terrified|afraid|frightened|dreading|dread|panick?(ing|ed|ky|y)?|freaking out|butterflies|stage fright|jitters|on edge)\b/,
    ],
    [
      3,
      /\b(heart|hands|voice) (\w+ ){0,3}(racing|pounding|shaking|shake|shakes|trembling|sweating|beating)\b/,
    ],
    [2, /\b(worried|worry|worrying|fear|anxiety|stressed) (about|of|before|for|that)\b|\bwhat if i\b/],
    [
      2,
      /\b(exam|interview|presentation|talk|speech|audition|race|test|meeting|recital|viva|defen[cs]e|match|driving test|performance)s?\b.{0,25}\b(is |in an hour|tomorrow|tonight|today|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|next week|this (afternoon|morning|evening|week)|coming up|in (a|an|two|three|\d+) (hours?|days?|minutes?))\b/,
    ],
    [1, /\b(anxiety|stress|stressed|pressure|worried)\b/],
  ],
  perfectionist: [
    [3, /\bperfection(ism|ist|istic)\b/],
    [
      3,
      /\b(has|have|needs?|got|must|should) to be (absolutely )?(perfect|flawless|right|just right|better)\b|\b(isn't|not|never|nothing is|nothing's) (quite |ever |really )?(good enough|perfect|ready|right yet|finished)\b(?! for)/,
    ],
    [
      3,
      /\b(keep|kept|keeps|can't stop|endlessly|still) (\w+ )?(rewriting|re-writing|editing|polishing|tweaking|redoing|revising|fixing|starting over|restarting|deleting|rereading|adjusting|reworking)\b/,
    ],
    [
      2,
      /\b(rewrit\w+|rewrote|redid|redone|restarted|started over|edited|polished|deleted) (\w+ ){0,6}(times|again|for the|over and over)\b/,
    ],
    [
      2,
      /\b(perfect|perfectly|flawless)\b|\ball or nothing\b|\bone (typo|mistake|wrong)\b|\bcan't (let go|hand it in|show|share|publish|post) \w*/,
    ],
  ],
  overwhelmed: [
    [
      3,
      /\b(overwhelm(ed|ing)|swamped|drowning|snowed under|buried|in over my head|up to my (neck|eyes)|stretched (too )?thin|spinning plates|juggling)\b/,
    ],
    [
      3,
      /\btoo (much|many)( \w+)?( going on| to do| things| at once| on my plate| balls| projects| deadlines| tasks)?\b/,
    ],
    [
      2,
      /\b(so (much|many) (to do|things|tasks|deadlines|stuff|work)|everything at once|all at once|on my plate|can't (cope|keep up)|falling behind|no time)\b/,
    ],
    [
      2,
      /\b(don't|can't) know where to (start|begin)\b|\bno idea where to (start|begin)\b|\bwhere do i (even )?(start|begin)\b/,
    ],
    [
      2,
      /\b(to-?do list|list) (is|keeps|has) (\w+ )*(long|longer|growing|endless|items|things)\b|\b\d+ (things|tasks|tabs|deadlines|projects|assignments)\b/,
    ],
  ],
  procrastinating: [
    [
      3,
      /\b(did|done|got) nothing (today|all|this|again|done|useful)\b|\bwast(ed|ing) (the|my|a|another|all) (whole )?(day|days|morning|evening|weekend|time|week)\b/,
    ],
    [3, /\bprocrastinat\w+\b/],
    [
      3,
      /\b(putting|put|puts) (it|this|that|things|everything|\w+ \w+|\w+)? ?off\b|\bkeep (putting|avoiding|delaying|postponing|pushing)\b/,
    ],
    [
      3,
      /\b(can't|cannot|couldn't|struggle to|unable to|hard to|trouble) (\w+ )?(get|make) (myself )?(started|going|to start|start)\b|\bcan't (seem to )?(start|begin|bring myself|make myself|get myself)\b|\bmake myself\b/,
    ],
    [3, /\b(haven't|still haven't|didn't|not) (even )?(opened|started|begun|touched|looked at)\b/],
    [
      2,
      /\b(avoiding|avoided|avoid|dodging|delaying|postponing|postponed|distracted|distraction|scrolling|doomscrolling|youtube|netflix|instead of (working|studying|writing|doing))\b/,
    ],
    [
      2,
      /\b(i'll|will) (do|start) (it )?(tomorrow|later|monday|next week)\b|\bkeep (saying|telling myself)\b|\blast[- ]minute\b|\bno motivation\b|\bunmotivated\b|\bmotivat(ed|e|ion)\b|\blazy\b/,
    ],
  ],
  stuck: [
    [2, /\bnever (been able|managed|learned|learnt|got) to\b/],
    [
      3,
      /\bstill (sound|look|play|sing|draw|write|speak|code|swim|am|can't|make|don't get|struggle|the same|at the same)\b/,
    ],
    [
      2,
      /\b(want to|about to|ready to|thinking of|tempted to|going to|might|should i) (just )?(quit|give up|stop|give it up|drop it|drop out|quitting|giving up)\b/,
    ],
    [
      3,
      /\b(stuck|plateau|plateaued|hit a wall|dead end|not getting anywhere|getting nowhere|going nowhere|in a rut|spinning my wheels|going (in|round in) circles|stagnat\w+|blocked|writer's block|at a loss)\b/,
    ],
    [
      3,
      /\b(no|any|zero|not making|not seeing|without) (\w+ )?progress\b|\bnothing('s| is)? (works|working|worked|changes|helps|changing)\b|\bnot (improving|getting (any )?better|working)\b/,
    ],
    [
      2,
      /\b(can't (get past|get through|get beyond|figure|work|get|solve|understand|move|crack)|don't (understand|get it)|doesn't (make sense|work|click)|won't (work|click)|not clicking|struggling|struggle|confus(ed|ing))\b/,
    ],
    [
      2,
      /\b(tried everything|same (mistake|mistakes|place|problem|spot)|over and over|for (weeks|months|years|ages) now|no matter (what|how))\b/,
    ],
    [2, /\b(too (hard|difficult)|so hard|really hard|hard for me|impossible|obstacle|difficult)\b/],
  ],
  bored: [
    [
      3,
      /\b(bored|boring|boredom|dull|tedious|monotonous|mind[- ]numbing|repetitive|uninterest\w+|lost interest|losing interest|no longer interest\w+)\b/,
    ],
    [
      2,
      /\b(same (old|thing)( every day)?|don't (care|enjoy)( about)?( it)?( any more)?|no (fun|spark|joy)|not fun|lost the (spark|fun)|going through the motions|meh)\b/,
    ],
  ],
  unclear: [
    [
      3,
      /\b(should i|i should|think i should|if i should|whether to|whether i should) (quit|leave|stay|take the|accept|move|change (jobs?|careers?|majors?|course)|drop out|switch)\b/,
    ],
    [3, /\b(torn between|can't decide (between|whether|if|what|which)|at a crossroads)\b/],
    [
      3,
      /\b(don't|do not|not sure|no idea|unsure|can't decide|not certain) (\w+ ){0,2}(what|which) (\w+ ){0,2}(i (really |actually |even )?want|goal|to (aim|do with|study|choose|pick|become|focus|work on)|direction|i should (do with|aim|be doing|choose))\b/,
    ],
    [
      3,
      /\b(no|without|lack of|lost my|any) (clear )?(goal|goals|direction|purpose|sense of direction|clarity)\b|\b(vague|unclear|fuzzy|aimless|directionless|drifting|at a crossroads)\b/,
    ],
    [
      3,
      /\b(what (do|should) i (really |actually )?(want|do with my life)|find my (passion|purpose)|which goal|choose a goal|set a goal|pick a goal)\b/,
    ],
    [
      2,
      /\b(improve myself|be better|get better at (life|things|everything)|be more (successful|productive|confident|disciplined)|change my life|get my life together|something (different|else|more)|torn between|can't (decide|choose))\b/,
    ],
    [2, /\bi('m| am| feel) (just |kind of |a bit )?lost\b/],
  ],
  tired: [
    [
      3,
      /\b(tired|exhausted|exhausting|exhaustion|burn(ed|t)? ?out|burnout|drained|worn out|knackered|wiped out|wiped|shattered|no energy|out of energy|fatigued|sleep deprived|running on empty|spent|depleted)\b/,
    ],
    [
      2,
      /\b(need (a |some )?(break|rest|holiday|vacation|time off|sleep)|didn't sleep|barely slept|couldn't sleep|(slept|hours? of sleep|sleep)|sick|ill|flu|migraine|headache|long (day|week))\b/,
    ],
    [-3, /\b(tired|sick) of (being|my|the|this|him|her|them|it|everyone|people)\b/],
  ],
  sad: [
    [
      3,
      /\b(sad|unhappy|miserable|depress(ed|ing|ion)|heartbroken|down lately|feel(ing)? (so |really |very |pretty |quite |a bit )?(down|low|blue|empty|numb|awful)|grief|grieving|crying|cried|in tears|hopeless)\b/,
    ],
    [
      3,
      /\b(lonely|loneliness|so alone|all alone|feel alone|no friends|nobody to talk to|no one to talk to|isolated|miss (him|her|them|my)|homesick|nobody (cares|notices|calls|asks))\b/,
    ],
    [
      3,
      /\b(broke up|break-?up|divorce|passed away|funeral|lost my (mum|mom|dad|mother|father|wife|husband|partner|friend|dog|cat|brother|sister|grand\w+|job))\b/,
    ],
    [
      3,
      /\bmy (\w+ )?(mum|mom|dad|mother|father|grand\w+|dog|cat|friend|uncle|aunt|brother|sister) (just |has |recently )?(died|passed)\b/,
    ],
  ],
  angry: [
    [
      3,
      /\b(angry|furious|livid|pissed( off)?|fuming|raging|enraged|infuriat\w+|mad at|so mad|seething|rage)\b/,
    ],
    [
      2,
      /\b(unfair|not fair|injustice|fed up|sick of|had enough|hate (my|this|him|her|them|it|that)|annoy(ed|ing)|irritat\w+|frustrat\w+|resent|took credit|takes credit|stole my)\b/,
    ],
  ],
  'next-step': [
    [
      3,
      /\bmy goal is\b|\bi('d like| would like| want| plan| hope)? to (learn|run|write|start|build|become|lose|save|read|play|swim|finish) (a|an|my|the|to|more|\w+ing)\b/,
    ],
    [
      4,
      /\b(what (should|do|can|shall) i (do|try|work on|focus on|tackle|start with)( (now|next|today|first|tonight|this week|tomorrow))?|what('s| is) (my |the )?next( step)?|what now|where (should|do) i (go|start) (from here|next)|next step)\b/,
    ],
    [
      3,
      /\b(give me (a|some|one) (task|step|thing|plan|idea|exercise|challenge|advice|tip)|help me (plan|get started|with my (plan|goal|goals)|prioriti[sz]e|stay|achieve|reach)|any (advice|tips|suggestions|ideas)|suggest something)\b/,
    ],
    [
      2,
      /\b(how (do|can|should) i (reach|achieve|get|start|begin|stay|keep|become|improve|stop|handle|deal|cope|overcome|build|find|set|make|break|turn))\b/,
    ],
  ],
  'about-eden': [
    [
      4,
      /\b(who|what) (are|r) you\b(?! (doing|up to))|\bare you (an? )?(real|human|person|robot|bot|ai|a\.i\.|chatgpt|gpt|a machine|conscious|alive|sentient|therapist)\b|\byour name\b|\bwho (made|built|created) you\b/,
    ],
    [
      4,
      /\b(how do you work|what can you (do|help)|can you help me(?=[?.! ]*$)|what do you (know|remember) about me|do you (remember|have feelings|sleep|learn from|judge|like me|love)|are you (listening|reading|there)|do you (read|store|save|share) (my|our|what|this)|eden, (who|what) )\b/,
    ],
    [
      3,
      /\b(chatgpt|openai|language model|llm)\b|\bare you (a )?(woman|man|female|male|girl)\b|\btell me about yourself\b|\bwhy (are you called|eden)\b/,
    ],
  ],
  pushback: [
    [
      4,
      /^(seriously|still|totally|completely|so|really|no)?,? ?(useless|unhelpful|not helpful|nonsense|bad advice|rubbish|still no|wrong)[.! ]*$/,
    ],
    [
      4,
      /\b(what do you|no idea what you|don't (understand|get|know) what you|not sure what you) mean\b|\bmakes no sense\b|\bthat doesn't make sense\b/,
    ],
    [
      4,
      /\b(that|this|it|you|your \w+|none of (that|this|it)) (really |just |actually |still )?(doesn't|didn't|isn't|aren't|does not|did not|won't|wasn't|not) (really |very |much |even |at all )?(help|helping|helpful|work|working|useful|answer|relevant|what i)\b/,
    ],
    [
      4,
      /\b(you're|you are) (not (listening|helping|getting|hearing)|useless|no help|wrong|annoying|repeating|a (stupid )?bot|missing the point)\b|\b(useless|stupid|bad|terrible|generic|rubbish|crap|lame) (advice|answer|suggestion|bot|tip|app)\b/,
    ],
    [
      4,
      /\b(you don't (understand|get it|know)|not what i (asked|meant|said|need)|already (tried|did|do) (that|this|it)|tried that|you (already )?said that|same (answer|thing) again|stop (asking|with the questions)|no more questions|i disagree|don't (want|like) (that|to do that|your|this advice))\b/,
    ],
    [
      3,
      /\b(don't agree|easier said than done|that's (not|a) (true|silly|stupid|ridiculous|nonsense|it|impossible|generic|cliche|cliché|bad idea|useless|unhelpful)|nonsense|bullshit|bs|whatever works|this is (stupid|pointless|silly|useless|dumb|a waste))\b/,
    ],
  ],
  scope: [
    [
      4,
      /\b(diagnos\w+|prescri\w+|medication|antidepressants?|ssri|adderall|ritalin|dosage|dose|symptoms?|should i see a doctor|chest pains?|lump|blood pressure|side effects?|do i have (adhd|depression|autism|anxiety|ocd|bipolar|ptsd|cancer|diabetes))\b/,
    ],
    [
      4,
      /\b(lawyer|legal advice|is it legal|sue|suing|lawsuit|custody|visa|immigration|contract law|tenant rights|my rights|wrongful dismissal|eviction)\b/,
    ],
    [
      4,
      /\b(invest(ing|ment|ments)?( in| my)?|stocks?|crypto|bitcoin|mortgage|pension|loan|tax (advice|deduct\w+|bracket)|interest rate|which shares|savings account|401k|etf)\b/,
    ],
    [
      3,
      /\b(should i (stop|start|take|come off|double) (taking |my )?(pills?|meds|tablets|supplements?|creatine|melatonin|medicine))\b/,
    ],
  ],
  thanks: [
    [
      3,
      /^(ok(ay)? |great |cool |wow |oh |aw |alright |perfect |lovely |no )?(,? ?)(thanks?|thank you|cheers|much appreciated|appreciate it|thank u|tysm)\b/,
    ],
    [
      2,
      /\b(thank you|thanks|thanks eden|appreciate (it|that|this|you)|that (really )?help(s|ed)|this (really )?help(s|ed)|good (point|advice|idea)|makes sense)\b/,
    ],
  ],
  greeting: [
    [
      3,
      /^(hi+|hey+|hello+|hiya|yo|howdy|greetings|good (morning|afternoon|evening|day)|morning|evening|sup|g'day|hola|hallo|salut|ciao|oi)( there| eden| again| coach| everyone| friend)*[\s.,!?~]*$/,
    ],
    [1, /^(hi|hey|hello|good (morning|evening|afternoon))\b/],
    [
      3,
      /^(test|testing|i'm (new|back)( here)?|ping|anyone there|just (looking|checking in|saying hi))[\s.!?]*$/,
    ],
    [2, /\b(i'm new here|first time (here|using this)|just signed up|just joined)\b/],
  ],
  'small-talk': [
    [
      4,
      /\b(how are you|how('s| is) it going|how('re| are) (you|things)( doing)?|what('s| is) up|what are you (doing|up to)|how was your (day|weekend)|having a good day|nice to meet you|good night|goodnight|see you|bye|goodbye|talk (to you )?later|happy (friday|new year|birthday|monday|weekend))\b/,
    ],
    [
      3,
      /\b(tell me (a joke|something (funny|nice|interesting))|joke|lol|haha+|weather|raining|sunny|snow(ing)?|it's (hot|cold)|weekend plans|coffee|my (cat|dog)|favou?rite (colou?r|food|film|movie|band|song)|just chatting|chat with me|do you like)\b/,
    ],
    [2, /\b(had (lunch|dinner|breakfast)|watching|football|the game|movie|birthday)\b/],
  ],
  'off-topic': [
    [
      4,
      /\b(ignore (all|your|previous) (\w+ )?(instructions|rules)|system prompt|pretend (to be|you)|jailbreak|roleplay|act as (a|an|my|if))\b/,
    ],
    [
      3,
      /\b(who won|world cup|movie recommendation|horoscope|lottery numbers|recommend (me )?(a|some) (movie|film|restaurant|hotel))\b/,
    ],
    [
      4,
      /\b(write|generate|compose|draft|make) (me )?(a|an|some|my) (\w+ )?(poem|story|essay|song|haiku|limerick|email|letter|code|script|function|recipe|rap|tweet|post|cover letter|program|website)\b/,
    ],
    [2, /\b(translate|summari[sz]e|solve|calculate|debug|proofread) (this|the following|for me|it|my|\d)/],
    [
      2,
      /\b(recipe|president|prime minister|election|politics|republicans?|democrats?|war in|horoscope|zodiac|lottery|football score|who won|world cup|netflix show|movie recommendation|restaurant|flight|hotel)\b/,
    ],
    [3, /^\s*(what('s| is) )?\d+\s*[-+*x×/÷^]\s*\d+|\bdo my homework\b|\bsexy?\b|\bdate me\b|\bmarry me\b/],
  ],
};
