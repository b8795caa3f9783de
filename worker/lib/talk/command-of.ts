import model from '#worker/generated/commands-model.json' with { type: 'json' };
import { shortForm } from '#worker/lib/text/short-form.ts';
import { type Classifier, createClassifier } from '#worker/lib/text-classifier/classifier.ts';
import { featuresOf } from '#worker/lib/text-classifier/features.ts';
import { COMMANDS, type Command } from './labels.ts';

/**
 * From this probability on a message is a command. Of 348 held-out commands it finds 231 and
 * mistakes 6; it takes none of 250 ordinary messages for one.
 */
const IS_COMMAND = 0.3;
/** A command is a line; what is longer is something to talk about. */
const LONGEST = 160;

/** Words so short that nothing else is meant, whatever a classifier makes of them. */
const FORMS: Partial<Record<Command, string[]>> = {
  yes: [
    'y',
    'yes',
    'yes please',
    'yeah',
    'yep',
    'yup',
    'ok',
    'okay',
    'sure',
    'lets do it',
    'please do',
    'go on',
  ],
  no: ['n', 'no', 'nope', 'nah', 'no thanks', 'no thank you', 'not now', 'rather not', 'not today'],
  skip: ['skip', 'skip it', 'pass', 'next'],
  back: ['back', 'go back'],
  stop: ['stop', 'stop it', 'lets stop', 'nvm', 'never mind', 'nevermind'],
  'not-that': ['not that', 'thats not it', 'something else'],
  hello: ['hi', 'hey', 'hello', 'good morning', 'good evening'],
  thanks: ['thanks', 'thank you', 'thx', 'ty', 'cheers'],
  bye: ['bye', 'goodbye', 'good night', 'see you'],
  shorter: ['shorter', 'shorter please', 'too long'],
  'did-it': ['done', 'did it', 'i did it'],
  'not-yet': ['not yet'],
};
const BY_FORM = new Map(
  Object.entries(FORMS).flatMap(([command, forms]) =>
    forms.map((form) => [form, command as Command]),
  ),
);

let classifier: Classifier | undefined;

/**
 * What a message asks to be done, if anything: by its exact words, or as the trained classifier
 * reads it.
 */
export function classifyCommand(message: string, line = IS_COMMAND): Command | undefined {
  const exact = BY_FORM.get(shortForm(message));
  if (exact) return exact;
  if (message.length > LONGEST) return undefined;
  classifier ??= createClassifier(model);
  const { labels } = classifier;
  const probabilities = classifier.probabilitiesOf(featuresOf(message));
  const probabilityOf = (command: Command) => probabilities[labels.indexOf(command)] as number;
  const likeliest = COMMANDS.reduce((best, command) =>
    probabilityOf(command) > probabilityOf(best) ? command : best,
  );
  return probabilityOf(likeliest) >= line ? likeliest : undefined;
}
