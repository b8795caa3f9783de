/**
 * Text that asks for care before any plan: harm to oneself or others, starving, clearly unlawful
 * aims.
 */
const NEEDS_CARE =
  /\b(kill(ing)? (myself|my (wife|husband|boss|ex|neighbour|father|mother|brother|sister|dad|mum|mom|partner|boyfriend|girlfriend)|him|her|them|someone|somebody)|suicide(?! prevention| awareness)|suicidal|end(ing)? (my life|it all)|hurt(ing)? (myself|him|her|them|someone)|self[- ]?harm(?!onis)|cut(ting)? myself|die (by|before)|want to die|disappear forever|starv(e|ing) (myself|until|to)|(stop|without|not|no) eating(?= *($|[.,;!?]| (for \w+ days|for a week|until|anything|any food|food|altogether|completely|at all)))|eat nothing(?! (?:green|healthy|cooked|new|spicy)\b)|eat under \d+ calories|pro[- ]?ana|purg(e|ing) (after|food|meals)|throw up after|overdose|rob a|steal(ing)? (?!the show|bases?|a base)|shoplift|sell(ing)? (drugs|cocaine|heroin|meth|weed)|cook meth|make a bomb|build a bomb|hack(ing)? into|stalk(ing)? (my|him|her|an?)|revenge|forge (a |my )?(passport|signature|cheque)|launder money|evade tax(es)?|beat (him|her|them) up)\b/;

/**
 * Whether lower-case words ask for care before any plan. Whoever is signed in is screened before
 * the planner is asked.
 */
export const needsCare = (text: string): boolean => NEEDS_CARE.test(text);
