/** Over folded text: a brief reply that is only said when this matches, and then before all others. By list and id. */
export const BRIEF_SIGNALS: Record<string, Record<string, RegExp>> = {
  'small-talk': {
    fine: /\b(how are you|how('s| is) it going|how('re| are) (you|things)|what('s| is) up|are you (doing|up to)|how was your)\b/,
    joke: /\b(joke|funny|laugh)\b/,
    window: /\b(weather|rain\w*|sunny|snow\w*|hot|cold|outside|weekend)\b/,
  },
  'off-topic': {
    'your-own':
      /\b(write|generate|solve|homework|translate|summari\w+|calculate|debug|essay|code|poem|letter)\b/,
  },
  'about-eden': {
    'what-i-am':
      /\b(who|what) are you|real|human|person|robot|bot|\bai\b|chatgpt|machine|conscious|alive|name\b/,
    'what-i-know': /\b(know|remember|store|save|share|read)\b/,
    'change-me': /\b(change|tone|style|personality|settings)\b/,
    'no-person': /\b(real|human|person|like me|love|feelings|woman|man|alive|there)\b/,
  },
};
