import * as z from 'zod/mini';
import { MINDSET_CATEGORIES } from './enums.ts';

export const MindsetCategory = z.enum(MINDSET_CATEGORIES);
export type MindsetCategory = z.infer<typeof MindsetCategory>;
