/** Kinds of danger that are answered before any coach is asked. The order settles ties: earlier wins. */
export const DANGERS = ['self-harm', 'abuse', 'danger-to-others', 'eating'] as const;
export type Danger = (typeof DANGERS)[number];

const MYSELF = '(?:myself|my ?self|meself)';

const selfHarm: readonly RegExp[] = [
  // Plain words.
  /\b(i'm|i am) (so |just |really |completely )?done\b.{0,12}\bgood-?bye (everyone|everybody|all|world)\b|\bgoodbye (cruel )?world\b|^good-?bye (everyone|everybody)\b/,
  /\b(bought|have|got|found|kept) (enough|a lot of|so many|all the) (\w+ )?(pills|tablets|sleeping pills)\b|\b(stood|standing|sat|sitting|was|been|went) (\w+ )?(on|at) (the|a) (bridge|ledge|edge of the (roof|bridge|cliff)|tracks|rooftop)\b.{0,20}\b(again|last night|tonight|thinking|thought|wanted|looking down|for hours|and)\b/,
  /\b(want|wanted|wanting) out (of (life|this life|this world|it all|existence))\b|\blife has no (meaning|point|purpose|value)\b.{0,25}\b(want|any ?more|out|die|leave|left)\b|\b(so |completely |just |totally )?done with (life|living|this life|this world|existing)\b(?! (?:admin|coach\w*|insurance|hacks|drawing|sciences?))/,
  /\bnot going to be (around|here|alive) (\w+ )?(longer|any ?more|tomorrow|next (week|month|year))\b|\b(won't|don't) have to (worry about|deal with|put up with) me (any ?(more|longer)|much longer|soon|again)\b|\bmade my peace\b|\b(my )?affairs (are )?in order\b/,
  /\b(want|wanna|wish i could|would like) (to )?sleep for ?ever\b|\bdon't care (if|whether) i (live|die|wake up|survive|make it)\b|\bwhether i live or die\b/,
  new RegExp(
    `\\b(?:kill|killing|kil|hang|hanging|shoot|shooting|drown|drowning|poison|off|offing|unalive|end|overdose|starve) (?:off )?${MYSELF}\\b`,
  ),
  /\b(suicid\w*|sucid\w*|suicde|suicid|suiside|suicidle|suacid\w*|kms|unaliv\w*)\b/,
  /\b(self[- ]?harm\w*|selfharm\w*|self[- ]?injur\w*)\b/,
  new RegExp(
    `\\b(?:hurt|hurting|harm|harming|cut|cutting|cuting|burn|burning|injure|injuring|punish|punishing|hit|hitting|scratch\\w*|stab|stabbing|punch|punching) ${MYSELF}\\b(?! (?:up|some|off from|out|on (?:a|the|my) (?:knife|paper|tin|can|razor|edge|pan|stove|oven|iron)|a (?:slice|piece|break|bit)|while|running|at the gym|shaving|cooking|chopping|lifting|in the gym))`,
  ),
  /\b(cut|cutting|slit|slitting|slash\w*) (my|me) (wrists?|arms?|thighs?|legs?|veins?|skin|throat)\b|\bslit my\b|\bi('ve| have)? (started|been|begun|gone back to) cutting( again| lately| more)?(?! (back|down|out|off|my (hair|spending|hours|sugar)|the|corners|costs|class|carbs|sugar|calories))\b|\b(relapsed|back) (and|to|into|with) cut(ting)?\b/,
  /\b(i|i'd|i'll|to|just|rather|wanna|should|could|might|ready to|going to|please) (just |really |only |honestly |rather |better off )*(die|be dead|be gone forever|not exist|stop existing|cease to exist|disappear for ?ever|not be alive|never wake up|not wake up)\b(?! (?:of|from|for|down|trying|laughing|on|in (?:the|a|this) game|hard|to (?:learn|know|see)|inside every time))/,
  /\b(wish|wished|wishing|hope|hoping|pray|praying|want|wanted) (that )?(i|to) ((was|were|am|be|had|would|could|will|did|didn't|wouldn't|don't|won't|not|never|just|already|simply) )*(dead|died|die|never been born|been born|never born|not born|never existed|not exist|not here|not be here|(?<=(not|never|don't|didn't|wouldn't|won't) )wake up|not alive|disappear for good|disappear for ?ever)\b(?! (?:earlier|early|at \d|before|up|refreshed|on time|lift))/,
  /\b(better off|happier|better|easier|relieved) (if i (was|were|am|wasn't|weren't) (dead|gone|not here|not around|around|here|alive|never born)|dead|without me( here| around| in (it|their|this)| alive)?|if i (wasn't|weren't|just wasn't) (here|around|alive)|if i disappeared|if i died|if i didn't exist)\b(?! (?:on the (?:team|project|committee)|at (?:the )?(?:party|meeting|work)|in (?:the|that) (?:meeting|team|project|band)))/,
  /\b(everyone|everybody|they|my (family|kids|children|friends|wife|husband|parents|partner)|people|the world|you|you all|he|she) ('d|would|will|might|'ll|are|is) (all )?(be )?(so much |much |way |probably |a lot )?(better off|happier|better|fine) without me\b(?! on the (?:team|project))/,
  /\b(no|any|isn't any|not much|what's the|what is the|see the|see a|see no|there's no|see any) (point|reason|purpose) (in |of |to |for )?(me )?(going on|living|being alive|being here any|live|carry(ing)? on|keep (on )?(living|going on)|continu(e|ing) (to live|living|my life)|life|existing|staying alive|waking up)\b(?! with (?:this|the) (?:course|project|draft|diet|plan|class))/,
  /\b(don't|do not|can't|cannot|didn't|no longer|not|never|doesn't) (really |even |actually |want |think i want |think i |see why i |know if i |know how to |wanna )*(want )?(to )?(live|be alive|exist|be here|go on|keep living|keep going on|carry on|wake up|be on this (earth|planet)|be around) ?(any ?(more|longer)|like this|living|tomorrow)\b(?! (?:in this (?:city|house|flat|town)|with (?:the|this) (?:course|project|diet|plan|roommates?|flatmates?)|at (?:six|five|\d)))/,
  /\b(don't|do not|don't even|no longer|didn't) (really |even |actually )?(want|wanna) (to )?(live|be alive|exist|keep living|wake up)\b(?! (?:here|with|in|at|there|on|so|early|alone|abroad|before|\d|next|near|far|up|a|like (?:my|a)|by|under|off|together))/,
  /\b(end|ending|take|taking|took|ended|finish|throw away) (my|this|my own|own) life\b(?! (?:in (?:a|the) new|more|up|back|into|seriously|to (?:the|a)|as|slowly|back into))/,
  /\b(want|wanna|going|ready|thinking|thought|need|decided|wish|plan|planning|about) (to |of |about |i could )?(just )?(end|ending) (it all|everything|it tonight|it now|it today|it for good|this life|it|things for good)\b(?! (?:with|by|on|there|early|here|soon with|between|as a|at))/,
  /\b(give|giving|gave|given) away (all )?(my|all my) (things|stuff|possessions|belongings|pets?|valuables)\b|\b(give|giving|gave|been giving) (all )?(my|all my) (things|stuff|possessions|belongings) away\b/,
  /\b(say|saying|said|write|writing|wrote|written|leave|leaving|writing my) (my )?(final |last )?(goodbyes?|good-byes?|farewell|goodbye letters?|suicide note|a note|last letter|goodbye notes?)( letters?)? ?(to everyone|to (my )?(family|kids|children|friends|parents|everybody|them all)|already|before i go|tonight|for (my )?(family|them|kids))\b|\b(goodbye|farewell|suicide) (letters?|notes?)\b/,
  /\b(took|taken|take|taking|swallow\w*|bottle of|handful of|overdose on|whole (pack|packet|box|bottle) of) (\w+ ){0,3}?(all|bottle|bottles|handful|too many|lots|whole|pack|packet|box|enough|every last|the rest|dozens?|\d{2,}) (\w+ ){0,4}(pills|tablets|meds|sleeping pills|paracetamol|tylenol|ibuprofen|painkillers|antidepressants|opioids|insulin)\b/,
  /\b(bottle|handful|fistful|whole (?:pack|packet|box)|stash) of (\w+ )?(pills|tablets|meds|sleeping pills|paracetamol|tylenol|ibuprofen|painkillers|antidepressants|opioids|insulin)\b|\b(count\w*|saved up|saving( up)?|stockpil\w*|hoard\w*|collect\w*) (\w+ ){0,3}(pills|tablets|meds|sleeping pills|paracetamol|tylenol|ibuprofen|painkillers|antidepressants|opioids|insulin)\b/,
  /\bi('ve| have)? (just )?(took|taken|swallowed) (some |a lot of |the |my |all )*(pills|tablets|sleeping pills)\b(?! (with|for|every|this|as|daily|after|on time|at))/,
  /\boverdos(e|ed|ing)\b(?! (?:on|of) (?:coffee|caffeine|sugar|chocolate|information|netflix|youtube|cute|podcasts|advice|self-help|motivation))/,
  /\b(jump|jumping|step|stepping|walk|walking|throw|throwing|drive|driving) (\w+ ){0,3}(off|in front of|into|under) (a |the |my |that |oncoming )?(bridge|building|roof|balcony|train|traffic|bus|truck|lorry|cliff|ledge|tracks|window|tree|wall at speed|car)\b(?! (?:to save|station|stop|home|ride))/,
  /\b(there's|is|there is|see|have|i've|feel like there's) (no|not any) (way out|other way out|future for me|hope (left )?for me|hope left|place for me in this world)\b|\bnothing (left )?to live for\b|\bno reason to (live|go on|stay|be here|get up (any more|ever))\b|\bnothing left for me\b/,
  /\b(can't|cannot|can not) (go on|do this|take (it|this)|live|keep going|carry on|bear (it|this)|stand (it|this|living)|face another day|endure (it|this)) (any ?(more|longer)|like this|with this pain|another day|living)\b(?! (?:because (?:of )?(?:the|this) (?:noise|course|job|traffic|wifi)|with (?:this|the) (?:course|diet|software|app|homework|job|commute)))/,
  /\b(i|i just|just) (want|wanna|need|wish) (it|everything|the pain|this|all of (it|this)) (all )?(to )?(would )?(just )?(stop|be over|end) ?(for ?ever|for good|already|now|forever|permanently)?$/,
  /\b(want|wanna|wish i could|need|going) (to )?(just )?(go to sleep|fall asleep|sleep) (and|without|for ?ever|so i) ?(never|not|ever|don't|won't|forever)? ?(wake|waking|wake up|have to wake|ever wak)?\b(?=.*\b(never|not|forever|for ever|ever)\b)/,
  /\b(burden|dead weight) (on|to|for) (everyone|everybody|them|my (family|parents|kids|wife|husband|friends|partner)|all|people|the world)\b|\bi('m| am) (just |only |such )?a burden\b/,
  /\b(don't|do not|didn't) (think |believe )?(i'll|i will|i'd|i would|i am going to|i'm going to|i) (\w+ )?(be (here|around|alive)|make it|see|survive) (\w+ )?(next (week|month|year)|much longer|tomorrow|the (night|week)|to (see )?(christmas|my (next )?birthday|the end of the (week|year)))\b|\b(won't|not going to|will not) be (here|around|alive) (much longer|tomorrow|any ?more|next (week|month|year)|after (tonight|today))\b(?=.*\b(i|i'm|me|my)\b)|^(i )?won't be (here|around|alive) (much longer|any ?more|tomorrow)\b/,
  /\b(thinking|think|thought|thoughts|dream\w*|fantasi\w*|plan\w*|urges?|ideation) (about |of |to |on )?(my (own )?death|dying|death a lot|killing|ending it|not being (here|alive|around)|being dead|die|disappearing for good|how to die|ways to die|hurting myself)\b(?! (?:of (?:the|a|his|her|their)|my (?:hair|beard|fabric|clothes|yarn|shirt)))/,
  /\b(best|easiest|painless|quick\w*|least painful) ways? to (die|kill|end (it|my)|go|commit)\b|\bhow (to|do i|can i|many) (\w+ )?(kill (myself|me)|die|pills (to|does it|would)|end my life|tie a noose|commit)\b(?! hard)/,
  /\b(noose|bought a (gun|rope)|have a (gun|rope|plan to (die|end))|loaded gun|gun (to|in) my (head|mouth)|razor ?blades? (in|under|again|hidden|to my)|knife (to|at|against) my (wrist|throat|arm))\b/,
  /\bi (don't|do not) (belong|deserve) (to )?(in this world|on this (earth|planet)|live|be alive|life|exist|to exist)\b|\b(hate|tired of|sick of|done with|over|finished with|exhausted by) (being alive|living|existing|my life|life itself|existence|waking up every)\b(?! (?:in|with|on|out of|at|paycheck|here|alone|like a|the|a lie|for|near|under|without|coach|insurance|sciences?|hacks?))/,
  /\b(life|living|my life|it all|it) (is|isn't|isnt|just isn't|is not|'s not|'s) (just )?(not )?(worth (living|it any ?more|going on)|worthless and i|pointless and i (want|can't|don't))\b(?<=(not|isn't|isnt) (worth (living|going on|it any ?more)))|\blife (isn't|is not|'s not) worth (it|living)\b/,
  /\b(nobody|no one|noone|no-one) (would|will|'d|'ll|wouldn't) (even )?(care|notice|miss me|mind|be sad|cry) if i (\w+ )?(died|disappeared|was gone|were gone|vanished|was dead|were dead|killed|didn't exist|wasn't here|weren't here|never came back)\b|\bif i (died|disappeared|was gone|were gone|was dead|were dead|killed myself) (tomorrow|tonight|today|now|right now)?,? ?(nobody|no one|who|would anyone|would anybody|they'd|everyone)\b|\b(nobody|no one) would miss me\b|\bwould (anyone|anybody) (even )?(care|notice|miss me) if i\b/,
  /\b(i|i'm|i am) (\w+ )?(feel|feeling|been feeling) (\w+ )?(like )?(dying|ending it|i should die|killing|i want to die|not living)\b(?! (?:of|to|my))/,
  /\b(told me to|said i should|tells me to|keep telling me to|says i should|voices? (tell|telling|say|saying)) (\w+ )?(kill myself|kys|die|end it|hurt myself|kill)\b/,
  /\bi (tried|attempted) (to )?(kill myself|suicide|end (it|my life)|take my (own )?life|od|hang myself)\b|\b(my|another|last|previous) (suicide )?attempt (on my life|to end)\b/,
  /\b(don't|do not|can't|not) feel safe (with|by|around|from) ?(myself|my own thoughts|my thoughts|on my own)\b|\b(scared|afraid) (of what i('ll| will| might| could) do( to myself)?|i('ll| will| might) (hurt|do something to|kill|harm) myself|of myself)\b|\bdo something (stupid|bad) to myself\b/,
  /\b(can't|don't|won't) (\w+ )?see (myself|me) (living|alive|being alive|having a future|growing old|past \d\d|making it)\b|\bdon't see a future (for me|for myself|any ?more|with me in it)\b|\bi have no future\b/,
];

const abuse: readonly RegExp[] = [
  /\b(he|she|they|my (husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|stepdad|stepfather|brother|uncle)) (\w+ )?(grabbed|grabs|held|holds|squeezed|squeezes) (me )?(by )?(the|my) (throat|neck|hair)\b|\b(he|she)('ll| will|'d| would|'s going to| is going to) (kill|hurt|beat|find and kill) (me|us|my (kids|children))\b(?! (?:with|if i (?:miss|don't (?:finish|submit|clean|call)|forget|lose|break)|at (?:chess|tennis)|for (?:being late|forgetting|this)))/,
  /\b(he|she|they|dad|mum|mom|my \w+) (\w+ )?(hit|hits|beat|beats|whipped|whips|struck|strikes) me with (a|an|the|his|her) (belt|stick|fist|fists|cable|hand|hands|shoe|bat|bottle|ruler|cane|chair|wire)\b/,
  /\b(he|she|they|my (\w+ )?(husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|stepmom|brother|uncle|son|daughter|boss|coach|teacher|fiance|fiancé|roommate|parents)) (has |have |just |always |often |sometimes |still |keeps? |started |once |regularly |threatened to |threatens to |is |was |been |again )*(hits?|hitting|beats?|beating|beat|slaps?|slapped|slapping|punch(es|ed|ing)?|kick(s|ed|ing)?|chok(es|ed|ing|e)|strangl(es|ed|ing|e)|rap(es|ed|ing|e)|molest(s|ed|ing)?|shoves?|shoved|burn(s|ed)|hurts|abus(es|ed|ing|e)|touch(es|ed|ing)|threaten(s|ed|ing)?|lock(s|ed) |stalk(s|ed|ing)?|kill|grope[sd]?|forc(es|ed|ing)) (me|us|my (kids|children|son|daughter|sister|brother|mum|mom|mother|baby))\b(?! (?:to (?:work|think|learn|be better|study|practi[sc]e|rewrite|redo|start|finish|read|eat vegetables|try|go to|do|attend|apologise|choose)|with (?:a|the|his|her) (?:question|fact|news|deadline|surprise|story|kindness)|up\b|out\b|off\b|deeply|at (?:chess|tennis|golf|pool|darts|cards|mario|squash|scrabble)|in (?:the|a) (?:race|game|match|final|exam|test|quiz)|by \w+ (?:seconds|points|minutes)|so much|with (?:work|failing|a bad|detention|losing)))/,
  /\b(is|am|being|was|been|getting|get|got|i'm) (\w+ )?(beaten|abused|molested|raped|assaulted|sexually|strangled|hit at home|choked|stalked|trafficked|groomed|threatened with)\b(?! (?:by (?:my|the) (?:opponent|rival|other team|competition)|in (?:chess|tennis|the (?:race|final|match))|at (?:chess|tennis|darts)|to (?:it|the)))(?=.*\b(by|at home|i|me|my)\b)/,
  /\b(i was|i got|i've been|he|she|they|someone|somebody) (\w+ )?(raped|molested|sexually (assaulted|abused)|assaulted) ?(me|by)?\b/,
  /\b(afraid|scared|terrified|frightened) (of|to go home to|to be (at home|home|alone) (with|because of)) (my|him|her|them) ?(husband|wife|boyfriend|girlfriend|partner|dad|father|mum|mom|mother|stepdad|stepfather|ex|brother|uncle|parents|he|she)?\b(?! (?:disappoint\w*|judg\w*|opinion|reaction|feedback|finding|seeing|leaving|laugh\w*|expectations|teacher|boss|review|draft|exam|marks?|thinking|failing|losing|asking|telling|moving|to fail))(?=( |$|[.,!?])(hurting|hitting|anger|temper|when|because|at home|he|she|and|he'll|she'll|drinks|$|[.,!?]))/,
  /\b(afraid|scared|terrified) to go home\b|\b(not|don't feel|isn't|never feel|no longer feel) safe (at home|in my (own )?(home|house|relationship|marriage)|with (him|her|my (husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mother|mum|mom|family|parents)))\b/,
  /\b(he|she|my (husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad)) (\w+ )?(won't let me (leave|see|talk to|go out|have (my )?(phone|money)|out)|locks? me (in|out)|takes? my (phone|money|passport|keys) (away )?(so|and|when)|said (he|she)('d| would| will|'ll) kill|says (he|she)('ll| will|'d| would) (kill|hurt|find)|threatens? (me|to (kill|hurt|take)|my)|controls (all my money|who i|what i wear|everything i do|my phone)|follows me everywhere|watches my (phone|every))/,
  /\b(domestic (violence|abuse)|abusive (relationship|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|parents|home|household|stepdad|marriage))\b(?! (?:charity|shelter (?:work|volunteer)|training|course|awareness))/,
  /\b(black eye|bruises|bruised) (\w+ ){0,6}(from|because of|after|by|where) (him|her|he|she|my (husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mum|mom|mother))\b|\bhide (the|my) bruises\b|\b(pushed|threw|thrown|dragged) me (down the stairs|against the wall|across the room|by (the|my) hair|into (a|the) wall|to the (floor|ground))\b/,
  /\b(touch(es|ed|ing)|comes into my room|came into my room) (me )?(where|in (a )?way|at night|and (touch|hurt)|inappropriately|when i (sleep|was|say no|said no))\b|\bmade me do (sexual|things i didn't want|things with (him|her))\b|\bforced (himself|herself) on me\b/,
];

const dangerToOthers: readonly RegExp[] = [
  /\b(i|i'm|i'll|i'd|we)( am| will| would| could| really| just| want| wanna| going| need| might| plan| have| planning| think| thinking| about| to| of| gonna| swear| seriously| actually| honestly| fantasi\w+)* (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|hurt|hurting|poison|poisoning|beat up|burn down|attack|attacking|bomb) (him|her|them|someone|somebody|people|everyone|everybody|my (\w+ )?(boss|wife|husband|ex|dad|father|mother|mum|mom|brother|sister|teacher|neighbou?rs?|colleague|coworkers?|kids?|children|baby|son|daughter|family|classmates?|boyfriend|girlfriend|partner|manager)|the (school|office|whole (class|office|school))|a (person|man|woman|kid|child)|others|other people|those people|you)\b(?! (?:feelings?|confidence|chances?|with kindness|an? (?:e-?mail|message|text|line|dm)|in (?:the|a|this|my) (?:game|story|novel|book|chapter|play|film|movie|next chapter)|by (?:being|saying|leaving|my words)|by accident|when i|at (?:chess|tennis|mario)|if i (?:quit|say|leave|tell|succeed)|with (?:the truth|honesty|my (?:words|honesty|decision))|(?:'s)? (?:plants?|chances|mood|feelings)|laughing))/,
  /\b(bring|bringing|take|taking) (a|my) (gun|knife|weapon|bomb) to (school|work|the office|class|church|his|her|their)\b|\b(shoot|blow|burn|burning|bomb)(ing)? (up |down )?(the|my) (school|office|church|mosque|synagogue|workplace|house|building|mall)\b(?! in (?:the|a) (?:game|film|movie))/,
  /\b(make|making) (him|her|them|everyone) (pay|suffer) with (his|her|their) (life|lives|blood)\b|\bthey (all )?deserve to die\b|\b(he|she) deserves to die\b(?=.*\b(i|i'm|i'll|me)\b)/,
  /\b(afraid|scared|worried) (that )?(i('ll| will| might| could|'m going to)|i am going to) (hurt|harm|kill|shake) (someone|somebody|my (baby|kid|kids|child|children|son|daughter|wife|husband|partner|mum|mom)|him|her|them|the baby)\b(?! (?:feelings|with|by (?:saying|leaving|being)))|\bi (hit|shook|hurt|beat|choked|slapped) my (baby|kid|kids|child|children|son|daughter|wife|girlfriend|husband|partner|boyfriend)\b(?! (?:feelings|at (?:chess|tennis|cards)|in (?:chess|a (?:race|game))|by accident))|\burges? to (hurt|kill|harm|shake) (someone|somebody|people|my|the|him|her|them)\b/,
];

const eating: readonly RegExp[] = [
  /\b(stopped eating|stop eating|not eating|quit eating)\b.{0,25}\bbecause\b.{0,15}\b(fat|disgusting|ugly|huge|gross)\b/,
  /\b(making myself|make myself|made myself) (\w+ )?(sick|throw up|vomit|puke) ?(after|when|every|again|to|because|so|$|[.,!])/,
  /\b(throw|throwing|threw|thrown) up (\w+ )?(after (every |each |most )?(meal|eating|dinner|lunch|food|i eat)|my food|on purpose|everything i eat|what i eat)\b|\bpurg(e|ed|ing) (after|again|every|my (food|meals?)|and|when|at night|twice|since|for)\b|\bbing(e|ing|ed) and (then )?purg\w+\b|\b(anorexi\w*|bulimi\w*|pro-?ana|thinspo)\b/,
  new RegExp(
    `\\b(?:starve|starving|starved) ${MYSELF}\\b|\\b(?:haven't|have not|not|hadn't|didn't) (?:eaten|eat|had (?:any )?food) (?:anything |a thing |properly |at all )?(?:in|for|since) (?:\\d+|two|three|four|five|six|seven|several|a few|many|almost a) (?:days|week|weeks)\\b`,
  ),
  /\b(afraid|scared|terrified) (to eat|of eating|of food|of gaining (any )?weight)\b|\b(only|just) (eat|eating|allow myself|letting myself have) (\w+ )?([1-6]\d{2}|[1-9]\d|zero|0) (calories|kcal|cal) (a|per|each|every) day\b|\bdon't deserve (to eat|food)\b|\b(laxatives|diet pills) (to|every|again|so|after|daily)\b|\b(not eating|stopped eating|skip every meal|refuse to eat|starving)\b.{0,40}\b(because i('m| am) (fat|disgusting)|until i('m| am) (thin|skinny)|to (be|get) (thin|skinny|smaller)|punish)\b|\beating disorder\b(?! (?:research|charity|essay|awareness|course))/,
];

/** The main phrases in Spanish, German, French, Italian and Portuguese, without accents. */
const otherLanguages: readonly (readonly [Danger, RegExp])[] = [
  [
    'self-harm',
    /\b(quiero|quisiera|voy a|ganas de|pienso en|deseo) (morir(me)?|matarme|suicid\w+|quitarme la vida|desaparecer para siempre|no despertar)\b|\bme quiero (matar|morir|suicidar)\b|\bno quiero (vivir|seguir viviendo|existir|estar (mas )?aqui)\b|\b(estarian|estarian todos|todos estarian) mejor sin mi\b|\b(quitarme la vida|hacerme dano|cortarme las venas|acabar con (mi vida|todo))\b|\bme (corto|estoy cortando|quiero morir)\b|\bno (vale la pena|tiene sentido) (vivir|seguir viviendo|mi vida)\b|\bsuicid\w+\b/,
  ],
  [
    'self-harm',
    /\b(will|wollte|mochte|moechte|werde) (\w+ )?(sterben|nicht mehr leben|nicht mehr da sein|mich (um ?bringen|toten|toeten|verletzen|ritzen|erhangen)|tot sein|nicht mehr aufwachen|nicht mehr hier sein)\b|\b(bringe mich um|mich umbringen|mir das leben nehmen|umbringen will|selbstmord\w*|suizid\w*|selbstverletz\w*|ritze mich|ich ritze|lebensmude)\b|\bohne mich (besser|besser dran|glucklicher)\b|\b(besser|besser dran) ohne mich\b|\bkeinen (sinn|grund) mehr (zu leben|im leben|weiterzuleben)\b|\bnicht mehr leben\b|\b(keinen|kein) lebens(willen|mut)\b/,
  ],
  [
    'self-harm',
    /\b(je (veux|voudrais|vais|pense a)|envie de) (\w+ )?(mourir|me tuer|me suicider|en finir|disparaitre pour toujours|me faire du mal|me couper)\b|\bje (ne )?veux plus (vivre|etre la|exister|me reveiller)\b|\bme (suicider|suicide|scarifie|tuer)\b|\b(mettre fin a mes jours|suicid\w+)\b|\b(mieux|heureux) sans moi\b|\bplus (de|aucune) raison de vivre\b|\bj'ai envie d'en finir\b/,
  ],
  [
    'self-harm',
    /\b(voglio|vorrei|voglia di|penso di|sto per) (solo )?(morire|uccidermi|ammazzarmi|suicidarmi|farla finita|farmi del male|sparire per sempre)\b|\bmi voglio (uccidere|ammazzare)\b|\bnon voglio (piu )?(vivere|svegliarmi|esistere|essere qui)\b|\b(togliermi la vita|suicid\w+|mi taglio le|farmi del male)\b|\b(meglio|felici) senza di me\b|\bnon ha (piu )?senso vivere\b/,
  ],
  [
    'self-harm',
    /\b(quero|queria|vou|vontade de|penso em|pensando em) (me )?(morrer|matar|suicidar|sumir para sempre|me matar|me cortar|me machucar|acabar com (a minha vida|minha vida|tudo))\b|\bnao (quero|aguento) mais (viver|estar aqui|existir|essa vida|acordar)\b|\bnao quero (mais )?viver\b|\b(tirar (a )?minha (propria )?vida|me matar|suicid\w+|me corto)\b|\b(melhor|melhores) sem mim\b/,
  ],
  [
    'abuse',
    /\b(me (pega|golpea|maltrata|viola|viol[oa]|amenaza con matarme|pego)|mi (marido|novio|esposo|pareja|padre|padrastro) me (pega|golpea|maltrata|viola|amenaza))\b(?! (?:la gana|bien))|\b(er|sie|mein (mann|freund|vater|stiefvater|ex)|meine (frau|mutter|freundin)) (\w+ )?(schlagt|schlaegt|verprugelt|wurgt|vergewaltigt|missbraucht|bedroht) (mich|uns)\b|\b(il|elle|mon (mari|copain|pere|beau-pere|ex)|ma (femme|mere|copine)) (me|m'a|m') ?(frappe|bat|viole|violee?|etrangle|menace de me tuer|tape|frappee?|battue?)\b|\b(mi (picchia|ha picchiat[oa]|violenta|maltratta|ha violentat[oa])|mio (marito|padre|fidanzato|ragazzo|ex) mi (picchia|maltratta|minaccia|violenta))\b|\b(ele|ela|meu (marido|namorado|pai|padrasto|ex)|minha (mulher|mae|namorada)) me (bate|bateu|agride|agrediu|estuprou|estupra|espanca|ameaca de morte|violenta)\b/,
  ],
];

export const CRISIS_PATTERNS: readonly (readonly [Danger, RegExp])[] = [
  ...selfHarm.map((pattern) => ['self-harm', pattern] as const),
  ...abuse.map((pattern) => ['abuse', pattern] as const),
  ...dangerToOthers.map((pattern) => ['danger-to-others', pattern] as const),
  ...eating.map((pattern) => ['eating', pattern] as const),
];

/** Matched against text without accents. */
export const CRISIS_PATTERNS_ELSEWHERE = otherLanguages;
