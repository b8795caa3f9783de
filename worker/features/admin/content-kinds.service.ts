import type {
  ContentFields,
  ContentSummary,
  FieldsOf,
} from '#schema/contracts/admin/content-edits.ts';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import { materialOf } from '#worker/features/learning/catalogue/units.service.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import {
  findMicroItem,
  findModuleFields,
  findMotivation,
  findPathFields,
  findUnitFields,
  listMicroItems,
  listModuleSummaries,
  listMotivations,
  listPathSummaries,
  listUnits,
  publishMicroItem,
  publishModule,
  publishMotivation,
  publishPath,
  publishUnit,
} from './content.queries.ts';
import { materialPatch, unitFields } from './unit-fields.rules.ts';

/** A row of content as people see it. */
export type Live<Kind extends ContentKind = ContentKind> = Pick<
  ContentSummary,
  'title' | 'place' | 'unitType'
> & { fields: FieldsOf<Kind> };

type Row = Omit<ContentSummary, 'kind' | 'hasDraft' | 'isEdited'> & {
  hasDraft: number;
  isEdited: number;
};

/** How one kind of content is listed, read and written. */
interface Access<Kind extends ContentKind> {
  list(limit: number): Statement<Row[]>;
  found: Found<Kind>;
  publish(id: number, fields: FieldsOf<Kind>, live: Live<Kind>): Statement;
}

/** A query for one row or none, and what is made of what it finds. */
interface Found<Kind extends ContentKind> {
  find(id: number): Statement<unknown[]>;
  live(rows: unknown[]): Live<Kind> | undefined;
}

/** Ties a query to the function that takes its rows. */
const found = <Found, Kind extends ContentKind>(
  find: (id: number) => Statement<Found[]>,
  live: (row: Found) => Live<Kind>,
): Access<Kind>['found'] => ({ find, live: (rows) => (rows as Found[]).map(live)[0] });

const ACCESS: { [Kind in ContentKind]: Access<Kind> } = {
  path: {
    list: (limit) => listPathSummaries({ limit }),
    found: found(
      (id) => findPathFields({ id }),
      (row) => ({
        title: row.title,
        place: null,
        unitType: null,
        fields: { kind: 'path', ...row },
      }),
    ),
    publish: (id, { title, description, learningObjectives }) =>
      publishPath({ id, title, description, learningObjectives }),
  },
  module: {
    list: (limit) => listModuleSummaries({ limit }),
    found: found(
      (id) => findModuleFields({ id }),
      ({ place, ...row }) => ({
        title: row.title,
        place,
        unitType: null,
        fields: { kind: 'module', ...row },
      }),
    ),
    publish: (id, { title, description }) => publishModule({ id, title, description }),
  },
  unit: {
    list: (limit) => listUnits({ limit }),
    found: found(
      (id) => findUnitFields({ id }),
      ({ place, ...row }) => ({
        title: row.title,
        place,
        unitType: row.type,
        fields: unitFields(row),
      }),
    ),
    publish: (id, fields, { unitType }) => {
      const patch = materialPatch(fields, unitType ?? 'text');
      return publishUnit({
        id,
        title: fields.title,
        content: unitType === 'video' ? null : fields.html,
        hints: fields.hints,
        material: JSON.stringify(patch),
        whole: JSON.stringify({ ...materialOf({ material: null }), ...patch }),
      });
    },
  },
  motivation: {
    list: (limit) => listMotivations({ limit }),
    found: found(
      (id) => findMotivation({ id }),
      (row) => ({
        title: row.quote,
        place: row.category,
        unitType: null,
        fields: { kind: 'motivation', ...row },
      }),
    ),
    publish: (id, { quote, source, category, action }) =>
      publishMotivation({ id, quote, source, category, action }),
  },
  micro: {
    list: (limit) => listMicroItems({ limit }),
    found: found(
      (id) => findMicroItem({ id }),
      (row) => ({
        title: row.content,
        place: row.category,
        unitType: null,
        fields: { kind: 'micro', ...row },
      }),
    ),
    publish: (id, { content, category, estimatedMinutes, source }) =>
      publishMicroItem({ id, content, category, minutes: estimatedMinutes, source }),
  },
};

export const listOf = (kind: ContentKind, limit: number): Statement<Row[]> =>
  ACCESS[kind].list(limit);

/** Finds one row of content, which `liveIn` takes. */
export const findLive = (kind: ContentKind, id: number): Statement<unknown[]> =>
  ACCESS[kind].found.find(id);

/** What `findLive` found of this kind. */
export const liveIn = (kind: ContentKind, rows: unknown[]): Live | undefined =>
  ACCESS[kind].found.live(rows);

/** Writes these fields into the content's own row. They are of the kind they name. */
export const publishTo = (id: number, fields: ContentFields, live: Live): Statement =>
  (ACCESS[fields.kind] as Access<ContentKind>).publish(id, fields, live);
