import * as z from 'zod/mini';

/** The five response habits the assessment asks about. The order settles ties. */
export const MINDSET_CATEGORIES = ['challenges', 'obstacles', 'effort', 'criticism', 'success'] as const;

export const MindsetCategory = z.enum(MINDSET_CATEGORIES);
export type MindsetCategory = z.infer<typeof MindsetCategory>;
