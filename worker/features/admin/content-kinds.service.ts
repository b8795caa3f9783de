import type { ContentFields, ContentSummary, FieldsOf } from '#schema/contracts/content-edits.ts';
import type { ContentKind } from '#schema/contracts/content-kinds.ts';
import { materialOf } from '#worker/features/learning/units.service.ts';
import type { Statement } from '#worker/lib/sql.ts';
import {
  findMicroItem,
  findModule,
  findMotivation,
  findPath,
  findUnit,
  listMicroItems,
  listModules,
  listMotivations,
  listPaths,
  listUnits,
  publishMicroItem,
  publishModule,
  publishMotivation,
  publishPath,
  publishUnit,
} from './content.queries.ts';
import { materialPatch, unitFields } from './unit-fields.rules.ts';

/** A row of content as it stands. */
export type Live<Kind extends ContentKind = ContentKind> = Pick<
  ContentSummary,
  'title' | 'place' | 'unitType'
> & { fields: FieldsOf<Kind> };

type Row = Omit<ContentSummary, 'kind' | 'hasDraft' | 'isEdited'> & { hasDraft: number; isEdited: number };

/** How one kind of content is listed, read and written. */
interface Access<Kind extends ContentKind> {
  list(limit: number): Statement<Row[]>;
  /** One row or none. */
  find(id: number): Statement<Live<Kind>[]>;
  publish(id: number, fields: FieldsOf<Kind>, live: Live<Kind>): Statement<unknown>;
}

/** The same statement with its rows made into something else. */
const each = <From, To>({ read, ...statement }: Statement<From[]>, change: (row: From) => To) => ({
  ...statement,
  read: (result: D1Result): To[] => read(result).map(change),
});

const ACCESS: { [Kind in ContentKind]: Access<Kind> } = {
  path: {
    list: (limit) => listPaths({ limit }),
    find: (id) =>
      each(findPath({ id }), (row) => ({
        title: row.title,
        place: null,
        unitType: null,
        fields: { kind: 'path', ...row },
      })),
    publish: (id, { title, description, learningObjectives }) =>
      publishPath({ id, title, description, objectives: JSON.stringify(learningObjectives) }),
  },
  module: {
    list: (limit) => listModules({ limit }),
    find: (id) =>
      each(findModule({ id }), ({ place, ...row }) => ({
        title: row.title,
        place,
        unitType: null,
        fields: { kind: 'module', ...row },
      })),
    publish: (id, { title, description }) => publishModule({ id, title, description }),
  },
  unit: {
    list: (limit) => listUnits({ limit }),
    find: (id) =>
      each(findUnit({ id }), ({ place, ...row }) => ({
        title: row.title,
        place,
        unitType: row.type,
        fields: unitFields(row),
      })),
    publish: (id, fields, { unitType }) => {
      const patch = materialPatch(fields, unitType ?? 'text');
      return publishUnit({
        id,
        title: fields.title,
        content: unitType === 'video' ? null : fields.html,
        hints: JSON.stringify(fields.hints),
        material: JSON.stringify(patch),
        whole: JSON.stringify({ ...materialOf({ material: null }), ...patch }),
      });
    },
  },
  motivation: {
    list: (limit) => listMotivations({ limit }),
    find: (id) =>
      each(findMotivation({ id }), (row) => ({
        title: row.quote,
        place: row.category,
        unitType: null,
        fields: { kind: 'motivation', ...row },
      })),
    publish: (id, { quote, source, category, action }) =>
      publishMotivation({ id, quote, source, category, action }),
  },
  micro: {
    list: (limit) => listMicroItems({ limit }),
    find: (id) =>
      each(findMicroItem({ id }), (row) => ({
        title: row.content,
        place: row.category,
        unitType: null,
        fields: { kind: 'micro', ...row },
      })),
    publish: (id, { content, category, estimatedMinutes, source }) =>
      publishMicroItem({ id, content, category, minutes: estimatedMinutes, source }),
  },
};

export const listOf = (kind: ContentKind, limit: number): Statement<Row[]> => ACCESS[kind].list(limit);

export const liveOf = (kind: ContentKind, id: number): Statement<Live[]> => ACCESS[kind].find(id);

/** Writes these fields into the content's own row. They are of the kind they name. */
export const publishTo = (id: number, fields: ContentFields, live: Live): Statement<unknown> =>
  (ACCESS[fields.kind] as Access<ContentKind>).publish(id, fields, live);
