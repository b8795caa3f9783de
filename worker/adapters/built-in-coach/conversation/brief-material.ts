import type { ShortTemplate } from './material.ts';

export const GREETINGS: readonly ShortTemplate[] = [
  { id: 'hello', warm: 'Hello. Good that you are here.', neutral: 'Hello.', scholarly: 'Good day to you.' },
  {
    id: 'in-the-door',
    warm: 'Hello, come in. Take your time.',
    neutral: 'Hello. Ready when you are.',
    scholarly: 'Hello. The floor is yours.',
  },
  {
    id: 'kettle',
    warm: 'Hello. I would put the kettle on if I had one.',
    neutral: 'Hello again.',
    scholarly: 'Welcome; we can begin where you like.',
  },
  {
    id: 'where-were-we',
    warm: 'Hello to you. We can talk about a plan, or about why it is not one yet.',
    neutral: 'Hello. A plan, a problem, or a result?',
    scholarly: 'Hello. In coaching one usually begins with what has changed.',
  },
  {
    id: 'short',
    warm: 'Good to see you, in the way in which I see things.',
    neutral: 'Hi. What is it today?',
    scholarly: 'Greetings, and no preliminaries needed.',
  },
  {
    id: 'day',
    warm: 'Hello. However the day has been, it may be said here.',
    neutral: 'Hello. Let us keep it short and useful.',
    scholarly: 'Hello. A plain description of the day is a fine place to start.',
  },
];

export const THANKS: readonly ShortTemplate[] = [
  {
    id: 'yours',
    warm: 'You are welcome. The thinking was mostly yours; I only held the other end.',
    neutral: 'You are welcome. Come back and say how it went.',
    scholarly: 'You are welcome. Report back with a result, even a poor one; it is all useful.',
  },
  {
    id: 'test-it',
    warm: 'Gladly. Try it out first, and thank me or scold me afterwards.',
    neutral: 'Gladly. Try it first.',
    scholarly: 'With pleasure. The proof is in the trying, and one trial is a small sample.',
  },
  {
    id: 'small',
    warm: 'You are welcome. Keep it small; small survives the week.',
    neutral: 'You are welcome. Keep it small.',
    scholarly: 'You are welcome. In the studies, planned and small tends to outlast keen and large.',
  },
  {
    id: 'door',
    warm: 'You are welcome. The door stays open, also for bad news.',
    neutral: 'You are welcome. Bad news is fine too.',
    scholarly: 'You are welcome. Negative results are just as publishable here.',
  },
  {
    id: 'write-down',
    warm: 'I am glad it was of use. A line in the journal will keep it longer than either of us can.',
    neutral: 'Good. Put it in the journal, so that it keeps.',
    scholarly: 'Glad to hear it. Writing it down improves the odds a little; so say the monitoring studies.',
  },
  {
    id: 'now-do',
    warm: 'You are welcome. Now close this and go and do the small thing.',
    neutral: 'You are welcome. Off you go.',
    scholarly: 'You are welcome. What remains is the experiment.',
  },
];

export const FAREWELLS: readonly ShortTemplate[] = [
  {
    id: 'good-night',
    warm: 'Sleep well. Nothing here needs you before tomorrow.',
    neutral: 'Good night. It keeps until tomorrow.',
    scholarly: 'Good night. Sleep does some of the learning, by most accounts.',
  },
  {
    id: 'see-you',
    warm: 'See you. Take the small step with you and leave the rest here.',
    neutral: 'See you. One small step is enough.',
    scholarly: 'Until next time. One step, observed, is worth several intended.',
  },
  {
    id: 'go-well',
    warm: 'Go well. If the plan bends before we talk again, that is what plans are for.',
    neutral: 'Goodbye for now.',
    scholarly: 'Goodbye for now. I shall be curious about the result.',
  },
  {
    id: 'rest',
    warm: 'Goodbye, and have some rest that you do not have to earn.',
    neutral: 'Goodbye. Rest is allowed.',
    scholarly: 'Goodbye. Recovery is part of the programme.',
  },
  {
    id: 'later',
    warm: 'Until later. It will all still be here, which is meant kindly.',
    neutral: 'Until later.',
    scholarly: 'Until later; nothing decays in the meantime.',
  },
  {
    id: 'out',
    warm: 'Goodbye. I hope something outside this screen is pleasant.',
    neutral: 'Goodbye. Have a good one.',
    scholarly: 'Goodbye. May the variance be in your favour.',
  },
];

export const SMALL_TALK: readonly ShortTemplate[] = [
  {
    id: 'fine',
    when: /\b(how are you|how('s| is) it going|how('re| are) (you|things)|what('s| is) up|are you (doing|up to)|how was your)\b/,
    warm: 'Well enough, thank you. I am a set of written-out rules, so my days are much alike; yours are the interesting ones.',
    neutral: 'Fine. I am a rule-based coach; nothing much happens to me.',
    scholarly: 'In good order, thank you, as a deterministic system should be.',
  },
  {
    id: 'listening',
    warm: 'I like a bit of ordinary talk, though I am better at plans than at weather.',
    neutral: 'I can chat a little. I am better with plans.',
    scholarly: 'Small talk is not my field, but I respect the genre.',
  },
  {
    id: 'joke',
    when: /\b(joke|funny|laugh)\b/,
    warm: 'The best I can offer: a perfectionist walks into a bar and has it lowered. She does not stay.',
    neutral: 'One joke: I was going to tell it yesterday.',
    scholarly: 'A modest joke: the study on procrastination has been delayed.',
  },
  {
    id: 'window',
    when: /\b(weather|rain\w*|sunny|snow\w*|hot|cold|outside|weekend)\b/,
    warm: 'I have no window, so I take your word for everything outside. It sounds like an ordinary human day, and those are good ones to work with.',
    neutral: 'I have no window and no weekend. You do.',
    scholarly: 'I lack the senses for it, so I defer to the witness.',
  },
  {
    id: 'human',
    warm: 'That is pleasant to hear about. Talk like this is a kind of rest, and rest counts.',
    neutral: 'Fair. Not everything has to be a project.',
    scholarly: 'Agreed. Not every hour needs an objective.',
  },
  {
    id: 'quiet',
    warm: 'Fair. We can also keep it light today.',
    neutral: 'Fair enough. Light is fine.',
    scholarly: 'Quite so. Light conversation has its uses.',
  },
];

export const OFF_TOPIC: readonly ShortTemplate[] = [
  {
    id: 'not-mine',
    warm: 'That one is outside my garden, and I would only be making it up. What I can do is goals, setbacks and the next ten minutes.',
    neutral: 'I cannot help with that. I coach goals and how you go about them.',
    scholarly:
      'That lies outside my competence, which is narrow on purpose: goals, setbacks, learning and the next step.',
  },
  {
    id: 'other-tool',
    warm: 'A search engine or a bookshop will serve you better there; I keep to plans and the people who have them.',
    neutral: 'Use a search engine for that. I do plans.',
    scholarly:
      'A reference work would serve you better; I hold only a small, curated shelf on learning and habits.',
  },
  {
    id: 'honest-no',
    warm: 'I would rather say no than do it badly. If there is something of yours behind it, a deadline or a dread, then I am your coach for that.',
    neutral: 'No, not my job. If it is for a goal of yours, I can help you plan it.',
    scholarly:
      'I must decline, since a poor answer would be worse than none. If it serves a goal of yours, the planning is within my remit.',
  },
  {
    id: 'your-own',
    when: /\b(write|generate|solve|homework|translate|summari\w+|calculate|debug|essay|code|poem|letter)\b/,
    warm: 'I do not write or solve things for people; the small gain would be a loss for you later. Starting it with you is another matter.',
    neutral: 'I do not do the work itself. I help you to start it.',
    scholarly:
      'Producing the work is not my part. The literature on learning would side with me: the doing is where it happens.',
  },
  {
    id: 'detour',
    warm: 'A nice detour, and I am the wrong guide for it. Back on our road there may be something small to do.',
    neutral: 'Not my subject. Back to yours.',
    scholarly: 'An interesting question for somebody else. I return to my subject, which is yours.',
  },
  {
    id: 'opinion',
    warm: 'On that I have no view worth borrowing. On how you spend the next ten minutes I have several.',
    neutral: 'I have no view on that.',
    scholarly: 'I hold no view there that would deserve citation.',
  },
];

export const ABOUT_EDEN: readonly ShortTemplate[] = [
  {
    id: 'what-i-am',
    when: /\b(who|what) are you|real|human|person|robot|bot|\bai\b|chatgpt|machine|conscious|alive|name\b/,
    warm: 'I am Eden, the built-in coach of Yet. Not a person and not a language model: I work from written rules and material, on this service alone, and you can see why I said a thing behind each reply.',
    neutral:
      'I am Eden, a rule-based coach. Not a human, not a therapist, not a language model in this mode.',
    scholarly:
      'I am Eden, a deterministic coach: recognised patterns, curated techniques, stated sources. No person, no therapist, and in this mode no language model.',
  },
  {
    id: 'what-i-do',
    warm: 'I listen for what kind of trouble it is, hand back a few of your own words, and suggest one technique and one small step. I am not a therapist, and I have no feelings to hurt, so you may disagree freely.',
    neutral:
      'I read what you write, suggest one technique, ask one question. I do not do therapy, and I do not get offended.',
    scholarly:
      'My method is plain: reflect, normalise, one technique with its source, one question, one step. A scripted coach did help people reach goals in one trial (Terblanche and colleagues, 2022), not their well-being.',
  },
  {
    id: 'what-i-know',
    when: /\b(know|remember|store|save|share|read)\b/,
    warm: 'I am told your open goals, your last few messages here, and the one area your answers show as hardest, and nothing beyond. The page What Eden knows, in your settings, shows it and lets you take it away. In incognito mode the chat is not stored.',
    neutral:
      'I see your open goals and our last few messages; the page What Eden knows shows all of it. In incognito mode the chat is not stored.',
    scholarly:
      'My data are your open goals, some ten recent turns, and one category from your assessment, as the page What Eden knows sets out. In incognito mode the chat leaves no record.',
  },
  {
    id: 'limits',
    warm: 'My limits, so that you need not find them by accident: I get things wrong, I speak English only, and for illness, law and money I send you to people who know.',
    neutral: 'Limits: English only, patterns instead of understanding, no medical, legal or money advice.',
    scholarly:
      'As to limitations: I match patterns and do not understand, I speak English, and I leave medicine, law and finance to the qualified.',
  },
  {
    id: 'change-me',
    when: /\b(change|tone|style|personality|settings)\b/,
    warm: 'You can change how I talk: personality, tone and approach are in the settings of this chat. The facts and the safety stay the same whichever you choose.',
    neutral: 'My personality, tone and approach can be changed in the chat settings.',
    scholarly:
      'My manner has three adjustable parameters in the chat settings: personality, tone and approach. Facts and safety are not among them.',
  },
  {
    id: 'no-person',
    when: /\b(real|human|person|like me|love|feelings|woman|man|alive|there)\b/,
    warm: 'Nobody sits behind this, which has its good side: nobody gets tired of you. It also means that for company you deserve better than me.',
    neutral: 'There is no person here. For company, people are better.',
    scholarly: 'There is no one behind the text. I recommend persons for company and myself for plans.',
  },
];

export const UNREADABLE: readonly ShortTemplate[] = [
  {
    id: 'no-words',
    warm: 'I work with words and could not find any I know in that.',
    neutral: 'I could not read that.',
    scholarly: 'That did not resolve into words I know.',
  },
  {
    id: 'keys',
    warm: 'That could be a code, a cat, or a feeling without words yet. All three are welcome.',
    neutral: 'That reads like a slip of the keys.',
    scholarly: 'I can make out the characters and not the meaning.',
  },
  {
    id: 'picture',
    warm: 'I can see that you sent something, and not what it means to you.',
    neutral: 'One word more would help me.',
    scholarly: 'The signal arrived, the meaning did not.',
  },
  {
    id: 'try-a-word',
    warm: 'Let us try it with words; three are plenty.',
    neutral: 'Three words are enough.',
    scholarly: 'A short sentence would remove the ambiguity.',
  },
  {
    id: 'maybe-tired',
    warm: 'It may be that there are no words for it at the moment, and that is allowed.',
    neutral: 'No words is fine. A single one is better.',
    scholarly: 'Absence of words is also a datum, though a thin one.',
  },
  {
    id: 'again',
    warm: 'I did not get that one. It is me; I only read plain English.',
    neutral: 'I did not understand. Please say it another way.',
    scholarly: 'I failed to parse that; the limitation is mine.',
  },
];

export const SCOPE: readonly ShortTemplate[] = [
  {
    id: 'not-qualified',
    warm: 'That belongs with somebody who is qualified and can see the whole of it: a doctor or pharmacist for health, a lawyer for law, an independent adviser for money. I would be guessing, and a guess could cost you. What I can do is help you get there: write down the two questions you would ask them, three minutes, and choose when you call.',
    neutral:
      'I cannot advise on health, law or money. Ask a doctor or pharmacist, a lawyer, or an independent adviser. Write down your two questions first; that takes three minutes.',
    scholarly:
      'Questions of medicine, law and finance need a qualified person with the particulars before them; general remarks of mine would be worth little and might mislead. Preparing the consultation is within my scope: two written questions, in order of importance, three minutes.',
  },
  {
    id: 'appointment',
    warm: 'I am careful here, because being wrong would fall on you: this is one for a professional. If making the appointment is the hurdle, that I know something about. If you have the phone in your hand next, then dial before you rehearse.',
    neutral:
      'That needs a professional. I can help with making the appointment: if you pick up the phone next, then call first.',
    scholarly:
      'This exceeds what a goals coach may responsibly say; please consult a professional. On getting oneself to make the appointment the evidence for if-then plans is decent, and one would fit here.',
  },
  {
    id: 'write-questions',
    warm: 'I am not the right one to ask, and I would rather say so than sound wise. A doctor, a lawyer, or a money adviser without something to sell is. Bring them dates and facts on half a page; they work better with that than with worry.',
    neutral: 'Not something I can judge. Ask somebody qualified, and bring dates and facts on half a page.',
    scholarly:
      'I hold no competence in this. A qualified adviser will do better with half a page of dates and facts than with a summary of worries; drawing that up takes ten minutes.',
  },
  {
    id: 'two-parts',
    warm: 'There are two parts in this: the expert part, which I leave alone, and the part about how you carry it until you have an answer. For the first, please ask somebody qualified. With the second I can be of some use.',
    neutral: 'The expert part is not mine. How you deal with the waiting is.',
    scholarly:
      'I would separate the technical question, which I must leave to a qualified person, from the question of how to act until it is answered, which I may discuss.',
  },
  {
    id: 'who-to-ask',
    warm: 'I do not know, and it matters too much for guessing. Many places have a free first call: a pharmacist or health line, a legal advice centre, a debt or consumer advice office. Ten minutes finds you the number.',
    neutral:
      'I do not know. Try a pharmacist or health line, a legal advice centre, or a consumer advice office; the first call is often free.',
    scholarly:
      'I cannot answer that responsibly. A pharmacist or health line, a legal advice centre or a consumer office is the proper address, and the first call is often free.',
  },
  {
    id: 'not-guess',
    warm: 'Here I hold back on purpose. It needs someone who can examine, read the papers, or run the numbers. Who in your life has dealt with such a person lately and could give you a name?',
    neutral: 'I do not advise on that. Who could give you the name of someone qualified?',
    scholarly:
      'I abstain here deliberately; the matter calls for examination, documents or calculation. Who among your acquaintances could recommend someone qualified?',
  },
];

export const AFTER_CRISIS: readonly ShortTemplate[] = [
  {
    id: 'still-here',
    warm: 'I am glad you wrote back. What I said before still stands: the people on those lines are there for exactly this, and one person near you should know how it is tonight. If you are in danger at this moment, please call 112, 911 or 999.',
    neutral:
      'Good that you wrote. What I said before still stands: please call one of those lines, or tell one person near you now. In immediate danger: 112, 911 or 999.',
    scholarly:
      'Thank you for writing back. What I said before still stands: please speak with one of those lines or with a person near you, now rather than later. In immediate danger: 112, 911 or 999.',
  },
  {
    id: 'no-plan',
    warm: 'No goals and no tasks now; they can wait. Please let one person be with you, in the room or on the phone. findahelpline.com has a number for wherever you are, and 988 (US and Canada) or 116 123 (UK and Ireland) answer at any hour.',
    neutral:
      'Goals can wait. Please reach one person now. findahelpline.com lists a number where you are; 988 in the US and Canada, 116 123 in the UK and Ireland.',
    scholarly:
      'The plan can wait. Please reach one person now: findahelpline.com lists lines by country; 988 in the US and Canada, 116 123 in the UK and Ireland.',
  },
  {
    id: 'with-someone',
    warm: 'You need not explain it well. “I am not all right, can you stay with me for a bit” is enough to say to somebody. If nobody comes to mind, a line from findahelpline.com is somebody.',
    neutral:
      'You do not need to explain it well. “I am not all right, can you stay on the phone” is enough. findahelpline.com has numbers.',
    scholarly:
      'It need not be put well. “I am not all right, could you stay with me” suffices. Where no one comes to mind, findahelpline.com lists people who answer.',
  },
  {
    id: 'i-cannot',
    warm: 'I am a program for goals and I cannot look after you as you deserve, so I keep pointing to people who can: 112, 911 or 999 in danger, 988 or 116 123 to talk, findahelpline.com elsewhere.',
    neutral:
      'I cannot give you what you need here. People can: 112, 911 or 999 in danger, 988 or 116 123 to talk, findahelpline.com elsewhere.',
    scholarly:
      'This lies beyond what a program for goals can do. People can help: 112, 911 or 999 in danger, 988 or 116 123 to talk, findahelpline.com elsewhere.',
  },
  {
    id: 'slowly',
    warm: 'All right. Slowly, then. First where you are safe, then one person, then everything else; the rest of the order does not matter today. findahelpline.com has the number if you need one.',
    neutral:
      'First be where you are safe. Then call one person. findahelpline.com has numbers. The rest can wait.',
    scholarly:
      'In this order: a safe place, then one person, then all else. findahelpline.com has the numbers. Nothing besides is urgent.',
  },
  {
    id: 'false-alarm',
    when: /\b(exaggerat\w+|joking|kidding|joke|didn't mean|not serious|wasn't serious|figure of speech|misread|misunderst\w+|i'm (fine|ok|okay|safe)|not like that)\b/,
    warm: 'If I misread you, then I am glad, and I would still rather ask once too often. If I did not, please let one person know today; findahelpline.com has a number for where you are.',
    neutral: 'If I misread you, good. If not, please tell one person today; findahelpline.com has numbers.',
    scholarly:
      'If I misread you, I am glad of it. If I did not, please tell one person today; findahelpline.com lists numbers by country.',
  },
];

/** A word or two with nothing yet to hold on to. */
export const VAGUE: readonly ShortTemplate[] = [
  {
    id: 'one-line',
    warm: 'Gladly. One line on what it is about will do; it need not be a good line.',
    neutral: 'One line on what it is about, please.',
    scholarly: 'Gladly. A single observation is enough to begin with.',
  },
  {
    id: 'start-anywhere',
    warm: 'I am here. You may begin in the middle, most things do.',
    neutral: 'Begin anywhere.',
    scholarly: 'One may begin in the middle; the order can be restored later.',
  },
  {
    id: 'small-door',
    warm: 'That leaves much open, which is fine. Let me hold out a small door.',
    neutral: 'That leaves much open. Something smaller:',
    scholarly: 'The description is sparse, so I propose a narrower question.',
  },
  {
    id: 'no-form',
    warm: 'There is no form to fill in here. A thing, a person, a date: any of them will do.',
    neutral: 'A thing, a person or a date is enough.',
    scholarly: 'A noun, a person, or a date would suffice as a starting point.',
  },
  {
    id: 'quiet-day',
    warm: 'Not every day brings a topic with it, and that is fine.',
    neutral: 'No topic is fine too.',
    scholarly: 'The absence of a topic is also a finding.',
  },
  {
    id: 'guess',
    warm: 'I could guess, but I would guess wrong and you would be polite about it.',
    neutral: 'I would have to guess, so I ask.',
    scholarly: 'Any guess of mine would be underdetermined.',
  },
];
