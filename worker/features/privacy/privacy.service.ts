import type {
  ModelHere,
  PrivacyPatch,
  PrivacySettings,
  RetentionPreview,
  RetentionQuestion,
} from '#schema/contracts/privacy.ts';
import type { UserContext } from '#worker/context.ts';
import { countOldChats, forgetOldChats } from '#worker/features/coach/retention.service.ts';
import type { Config } from '#worker/settings.ts';
import { findChoices, updateChoices } from './privacy.queries.ts';

const OPENAI = 'https://api.openai.com';

type Choices = Omit<PrivacySettings, 'model'>;

function modelHere({ model }: Config): ModelHere | null {
  return model ? { name: model.model, host: new URL(model.baseUrl ?? OPENAI).host } : null;
}

export async function privacySettings(ctx: UserContext): Promise<PrivacySettings> {
  const [, choices] = await ctx.read([findChoices({ userId: ctx.caller.userId })]);
  return { ...(choices[0] as Choices), model: modelHere(ctx.config) };
}

/** Changes the given choices. A shorter retention deletes older chats in the same batch. */
export async function choosePrivacy(
  ctx: UserContext,
  patch: PrivacyPatch,
): Promise<PrivacySettings> {
  const [choices] = await ctx.write([
    updateChoices(ctx.caller.userId, patch),
    ...(patch.chatRetentionDays ? forgetOldChats(ctx) : []),
  ]);
  return { ...(choices[0] as Choices), model: modelHere(ctx.config) };
}

/** What a retention would delete now. */
export async function previewRetention(
  ctx: UserContext,
  { days }: RetentionQuestion,
): Promise<RetentionPreview> {
  const [, counted] = await ctx.read([countOldChats(ctx, days)]);
  return counted[0] as RetentionPreview;
}
