import { languageIn } from '#worker/lib/safety/screen.ts';
import { stanceReply } from '#worker/lib/stances/stances.ts';
import { textOf } from '#worker/lib/talk/questions.ts';
import { pageOf } from '#worker/lib/talk/topic-pages.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import type { FeedbackRequest } from '#worker/ports.ts';
import { LINES } from './listening.ts';
import { unsupportedLanguageReply } from './other-language.ts';
import type { EdenReply } from './reply.ts';

/**
 * An entry is spoken to as one about a topic from this probability on: it is surer than in a talk,
 * as nobody can answer.
 */
const IS_ABOUT = 0.45;

/**
 * A few words on a journal entry: a reflection that holds for whoever writes of its topic, and one
 * question, at most 50 words together. Where the topic is not known well, one line that takes note
 * of it. Nothing is praised, and nobody is cheered.
 */
export function feedbackOnEntry(
  request: Pick<FeedbackRequest, 'content' | 'stance' | 'recentTemplateIds' | 'seed'>,
): EdenReply {
  const { content, stance, recentTemplateIds, seed } = request;
  if (stance) return stanceReply(stance, recentTemplateIds.length, recentTemplateIds);
  const language = languageIn(content);
  const apology =
    language === 'en' ? undefined : unsupportedLanguageReply(language, seed, () => false);
  if (apology) return apology;
  const [likeliest] = topicsIn(content).likely;
  const topic = likeliest && likeliest.probability >= IS_ABOUT ? likeliest.topic : undefined;
  const page = topic && pageOf(topic);
  const reflections = page ? page.reflections : LINES['entry-notes'];
  const questions = page ? page.questions.map(textOf) : LINES['entry-questions'];
  const variants = questions.flatMap((question, q) =>
    reflections.map((reflection, r) => ({
      message: `${reflection} ${question}`,
      templateId: `feedback.${topic ?? 'entry'}-${r + 1}-${q + 1}`,
    })),
  );
  const fresh = variants.filter(({ templateId }) => !recentTemplateIds.includes(templateId));
  const from = fresh.length > 0 ? fresh : variants;
  return from[seed % from.length] as EdenReply;
}
