import {
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { toSecondPerson } from '#worker/lib/talk/reading/second-person.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { HELP } from './help-words.ts';

const HOW_TO =
  /\b(?:what (?:can|could|should) [^.?!,;]{1,30}? do to|how (?:to|i can|(?:do|can|could|should|would|shall) (?:i|you|one|people))) (?:actually |even |just |best |exactly |ever )?([^.?!,;]{3,70})/i;
const TAKES_TO =
  /\b(?:take|takes|need|long|until|till|before)\b[^.?!,;]{0,20}? to ([^.?!,;]{3,60})/i;
const ABOUT =
  /\b(?:about|for|against|with) ((?:the |my |his |her |this |that )?[^.?!,;]{3,40})[.?!]*$/i;
const LONGEST = 9;

const phrase = (words: string | undefined): string | undefined => {
  const turned =
    words && countSpacedWords(words) <= LONGEST ? toSecondPerson(words.trim()) : undefined;
  return turned && !/["“”{}]/.test(turned) ? turned : undefined;
};

/** What a question of how to do something is about, as it follows “how to”. */
export const howToWhat = (text: string) => phrase(HOW_TO.exec(text)?.[1]);

/** What a question of how long something takes is about, as it follows “how long it takes to”. */
export const takesToWhat = (text: string) => phrase(TAKES_TO.exec(text)?.[1]);

/** That she does not know enough, with what she does not know it of. */
export function notKnown(text: string, context: TalkContext): EdenReply {
  const { unknownHow, unknownAbout, unknown } = HELP.answers;
  const templateId = 'help.unknown';
  const how = howToWhat(text);
  const about = how ? undefined : phrase(ABOUT.exec(text)?.[1]);
  const lines = how ? unknownHow : about ? unknownAbout : unknown;
  const message = withFacts(pickPreferringUnused(lines, context), { what: how ?? about ?? '' });
  return { message, templateId };
}
