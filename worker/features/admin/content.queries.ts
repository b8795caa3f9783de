import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { contentEdits } from '#schema/tables/admin.ts';
import { motivations } from '#schema/tables/coach.ts';
import {
  learningModules,
  learningPaths,
  learningUnits,
  microLearningItems,
} from '#schema/tables/learning.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

/** Table names are spelt out within selected expressions: Drizzle drops them there. */
const editState = {
  hasDraft: sql<number>`content_edits.draft is not null`.as('has_draft'),
  isEdited: sql<number>`content_edits.published is not null`.as('is_edited'),
  editedAt: sql<string | null>`content_edits.updated_at`.as('edited_at'),
  editedBy: sql<
    string | null
  >`(select users.username from users where users.id = content_edits.updated_by)`.as('edited_by'),
};

const editOf = (kind: ContentKind, id: SQLiteColumn) =>
  and(eq(contentEdits.kind, kind), eq(contentEdits.refId, id));

const none = sql<null>`null`;
const moduleTitle = sql<string>`learning_modules.title`;
const pathTitle = sql<string>`learning_paths.title`;

type Asked = { limit: number };

export const listPathSummaries = (p: Asked) =>
  queryBuilder
    .select({
      id: learningPaths.id,
      title: learningPaths.title,
      place: none.as('place'),
      unitType: none.as('unit_type'),
      ...editState,
    })
    .from(learningPaths)
    .leftJoin(contentEdits, editOf('path', learningPaths.id))
    .orderBy(asc(learningPaths.order), asc(learningPaths.id))
    .limit(p.limit);

export const listModuleSummaries = (p: Asked) =>
  queryBuilder
    .select({
      id: learningModules.id,
      title: learningModules.title,
      place: pathTitle.as('place'),
      unitType: none.as('unit_type'),
      ...editState,
    })
    .from(learningModules)
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .leftJoin(contentEdits, editOf('module', learningModules.id))
    .orderBy(asc(learningPaths.order), asc(learningPaths.id), asc(learningModules.order))
    .limit(p.limit);

const placeOfUnit = sql<string>`${pathTitle} || ' / ' || ${moduleTitle}`.as('place');

export const listUnits = (p: Asked) =>
  queryBuilder
    .select({
      id: learningUnits.id,
      title: learningUnits.title,
      place: placeOfUnit,
      unitType: learningUnits.type,
      ...editState,
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .leftJoin(contentEdits, editOf('unit', learningUnits.id))
    .orderBy(
      asc(learningPaths.order),
      asc(learningPaths.id),
      asc(learningModules.order),
      asc(learningUnits.order),
    )
    .limit(p.limit);

export const listMotivations = (p: Asked) =>
  queryBuilder
    .select({
      id: motivations.id,
      title: motivations.quote,
      place: motivations.category,
      unitType: none.as('unit_type'),
      ...editState,
    })
    .from(motivations)
    .leftJoin(contentEdits, editOf('motivation', motivations.id))
    .orderBy(asc(motivations.id))
    .limit(p.limit);

export const listMicroItems = (p: Asked) =>
  queryBuilder
    .select({
      id: microLearningItems.id,
      title: microLearningItems.content,
      place: microLearningItems.category,
      unitType: none.as('unit_type'),
      ...editState,
    })
    .from(microLearningItems)
    .leftJoin(contentEdits, editOf('micro', microLearningItems.id))
    .orderBy(asc(microLearningItems.id))
    .limit(p.limit);

type One = { id: number };

export const findPathFields = (p: One) =>
  queryBuilder
    .select({
      title: learningPaths.title,
      description: learningPaths.description,
      learningObjectives: learningPaths.learningObjectives,
    })
    .from(learningPaths)
    .where(eq(learningPaths.id, p.id));

export const findModuleFields = (p: One) =>
  queryBuilder
    .select({
      title: learningModules.title,
      description: learningModules.description,
      place: pathTitle.as('place'),
    })
    .from(learningModules)
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(eq(learningModules.id, p.id));

export const findUnitFields = (p: One) =>
  queryBuilder
    .select({
      title: learningUnits.title,
      type: learningUnits.type,
      content: learningUnits.content,
      personalizedHints: learningUnits.personalizedHints,
      material: learningUnits.adaptiveContent,
      place: placeOfUnit,
    })
    .from(learningUnits)
    .innerJoin(learningModules, eq(learningModules.id, learningUnits.moduleId))
    .innerJoin(learningPaths, eq(learningPaths.id, learningModules.pathId))
    .where(eq(learningUnits.id, p.id));

export const findMotivation = (p: One) =>
  queryBuilder
    .select({
      quote: motivations.quote,
      source: motivations.source,
      category: motivations.category,
      action: motivations.action,
    })
    .from(motivations)
    .where(eq(motivations.id, p.id));

export const findMicroItem = (p: One) =>
  queryBuilder
    .select({
      content: microLearningItems.content,
      category: microLearningItems.category,
      estimatedMinutes: microLearningItems.estimatedMinutes,
      source: microLearningItems.source,
    })
    .from(microLearningItems)
    .where(eq(microLearningItems.id, p.id));

export const publishPath = (
  p: One & { title: string; description: string; learningObjectives: string[] },
) =>
  queryBuilder
    .update(learningPaths)
    .set({
      title: p.title,
      description: p.description,
      learningObjectives: p.learningObjectives,
    })
    .where(eq(learningPaths.id, p.id));

export const publishModule = (p: One & { title: string; description: string }) =>
  queryBuilder
    .update(learningModules)
    .set({ title: p.title, description: p.description })
    .where(eq(learningModules.id, p.id));

interface PublishedUnit extends One {
  title: string;
  /** Null where it stays: of a talk. */
  content: string | null;
  hints: string[];
  /** JSON of the material's fields that change; the others stay (RFC 7396). */
  material: string;
  /** JSON of a whole material, where there was none. */
  whole: string;
}

export const publishUnit = (p: PublishedUnit) =>
  queryBuilder
    .update(learningUnits)
    .set({
      title: p.title,
      content: sql`coalesce(${p.content}, content)`,
      personalizedHints: p.hints,
      adaptiveContent: sql`coalesce(json_patch(adaptive_content, ${p.material}), ${p.whole})`,
    })
    .where(eq(learningUnits.id, p.id));

export const publishMotivation = (
  p: One & { quote: string; source: string; category: MindsetCategory; action: string },
) =>
  queryBuilder
    .update(motivations)
    .set({
      quote: p.quote,
      source: p.source,
      category: p.category,
      action: p.action,
    })
    .where(eq(motivations.id, p.id));

export const publishMicroItem = (
  p: One & { content: string; category: MindsetCategory; minutes: number; source: string | null },
) =>
  queryBuilder
    .update(microLearningItems)
    .set({
      content: p.content,
      category: p.category,
      estimatedMinutes: p.minutes,
      source: p.source,
    })
    .where(eq(microLearningItems.id, p.id));
