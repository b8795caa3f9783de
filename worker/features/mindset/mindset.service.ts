import type { Assessment, NewAssessment } from '#schema/contracts/mindset.ts';
import type { UserContext } from '#worker/context.ts';
import { notFound } from '#worker/lib/errors.ts';
import { completeOnboarding, findLatestAssessment, insertAssessment } from './mindset.queries.ts';

/** Keeps an assessment and ends onboarding, both or neither. */
export async function saveAssessment(ctx: UserContext, assessment: NewAssessment): Promise<Assessment> {
  const { userId } = ctx.caller;
  const createdAt = ctx.clock.now().toISOString();
  const [saved] = await ctx.write([
    insertAssessment({
      userId,
      createdAt,
      ...assessment,
      recommendations: assessment.recommendations ?? null,
    }),
    completeOnboarding({ userId }),
  ]);
  return saved[0] as Assessment;
}

/** @throws notFound when the person has not taken the assessment yet. */
export async function latestAssessment(ctx: UserContext): Promise<Assessment> {
  const [, rows] = await ctx.read([findLatestAssessment({ userId: ctx.caller.userId })]);
  if (!rows[0]) throw notFound('Please complete the mindset assessment first');
  return rows[0];
}
