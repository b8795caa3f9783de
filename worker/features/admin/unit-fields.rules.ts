import type { FieldsOf } from '#schema/contracts/admin/content-edits.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { withoutTags } from '#worker/lib/text/html-words.ts';

type UnitType = 'video' | 'text' | 'quiz' | 'exercise';

export interface StoredUnit {
  type: UnitType;
  title: string;
  /** HTML; of a talk the address of its player. */
  content: string;
  personalizedHints: string[];
  material: UnitMaterial | null;
}

/** The editable fields of a unit, from its row. */
export const unitFields = ({
  type,
  title,
  content,
  personalizedHints,
  material,
}: StoredUnit): FieldsOf<'unit'> => ({
  kind: 'unit',
  title,
  html: type === 'video' ? (material?.summary ?? '') : content,
  claim: material?.claim ?? '',
  source: material?.source ?? '',
  act: material?.act ?? '',
  hints: personalizedHints,
  retrieval: material?.retrieval ?? [],
  questions: material?.questions ?? null,
  prompts: material?.prompts ?? null,
});

/** What of a unit's material the fields say; the rest of it stays. */
export const materialPatch = (
  { html, claim, source, act, retrieval, questions, prompts }: FieldsOf<'unit'>,
  type: UnitType,
): Partial<UnitMaterial> => ({
  claim,
  source,
  act,
  retrieval,
  ...(questions && { questions }),
  ...(prompts && { prompts }),
  ...(type === 'video' && { summary: html }),
});

/** The last part of a text and a talk, in which the act is told. */
const LAST_PART = 'Your turn';

const textOf = (html: string) => withoutTags(html, '').trim();

/** The words of each second and third heading, as HTML. What is opened and not closed is none. */
function headingsOf(html: string): string[] {
  const headings: string[] = [];
  const open = /<h([23])>/g;
  const unclosed = new Set<string>();
  for (let found = open.exec(html); found; found = open.exec(html)) {
    const level = found[1] as string;
    if (unclosed.has(level)) continue;
    const end = html.indexOf(`</h${level}>`, open.lastIndex);
    if (end < 0) {
      unclosed.add(level);
      continue;
    }
    headings.push(html.slice(open.lastIndex, end));
    open.lastIndex = end + '</h2>'.length;
  }
  return headings;
}

/** What a unit of this type must have. One sentence a problem, with the field it belongs to. */
export function unitProblems(
  fields: FieldsOf<'unit'>,
  type: UnitType,
): { path: string; message: string }[] {
  const headings = headingsOf(fields.html);
  const problem = (isOne: boolean, path: string, message: string) =>
    isOne ? [{ path: `fields.${path}`, message }] : [];
  return [
    ...problem(textOf(fields.html) === '', 'html', 'A unit needs its text'),
    ...problem(
      headings.some((words) => textOf(words) === ''),
      'html',
      'A heading has no words in it',
    ),
    ...problem(
      (type === 'text' || type === 'video') && textOf(headings.at(-1) ?? '') !== LAST_PART,
      'html',
      `The last part of a ${type === 'text' ? 'text' : 'talk'} is headed <h2>${LAST_PART}</h2>`,
    ),
    ...problem(
      (type === 'quiz') !== (fields.questions !== null),
      'questions',
      'Questions belong to a quiz',
    ),
    ...problem(
      (type === 'exercise') !== (fields.prompts !== null),
      'prompts',
      'Prompts belong to an exercise',
    ),
  ];
}
