import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { homeDb, type Person } from './harness.ts';

/** Ids of their own, far from the content's. */
let made = 1000;

const option = (isCorrect: boolean) => ({ text: 'An answer', isCorrect, feedback: 'Why.' });
/** Three questions of two options; the first option is right. */
const QUIZ = Array.from({ length: 3 }, (_, index) => ({
  question: `Question ${index + 1}?`,
  options: [option(true), option(false)],
}));
const PROMPTS = [
  { label: 'What happened', help: 'In a line.', rows: 2 },
  { label: 'What next', help: 'In a line.', rows: 2 },
];

function aMaterial(input: Partial<UnitMaterial> = {}): UnitMaterial {
  return {
    minutes: 10,
    claim: 'Practice changes what was practised.',
    source: 'Somebody (2020)',
    act: 'Write down one thing.',
    summary: null,
    video: null,
    questions: null,
    prompts: null,
    retrieval: [
      { question: 'What changes?', answer: 'What was practised.' },
      { question: 'What does not?', answer: 'The rest.' },
    ],
    ...input,
  };
}

type UnitType = 'text' | 'quiz' | 'exercise' | 'video';

interface PathInput {
  tier?: SubscriptionTier;
  title?: string;
  difficulty?: 'beginner' | 'intermediate' | 'advanced';
  targetWeaknesses?: string[];
  targetProfileTypes?: string[];
  /** The types of its units, module by module. */
  units?: UnitType[][];
  material?: Partial<UnitMaterial>;
  content?: string;
}

export interface MadePath {
  id: number;
  title: string;
  moduleIds: number[];
  /** In the order of the path. */
  unitIds: number[];
}

const MATERIAL_OF: Record<UnitType, Partial<UnitMaterial>> = {
  text: {},
  quiz: { questions: QUIZ },
  exercise: { prompts: PROMPTS },
  video: {
    summary: '<p>What the talk says.</p>',
    video: { title: 'A talk', speaker: 'Somebody', minutes: 12, page: 'https://talks.test/1' },
  },
};

/** A path with its modules and units; two modules of two text units unless said otherwise. */
export async function aPath({
  tier = 'free',
  difficulty = 'beginner',
  targetWeaknesses = [],
  targetProfileTypes = [],
  units = [
    ['text', 'text'],
    ['text', 'text'],
  ],
  material = {},
  content = '<p>Something worth reading.</p>',
  ...input
}: PathInput = {}): Promise<MadePath> {
  const DB = homeDb;
  const id = ++made;
  const title = input.title ?? `Path ${id}`;
  const path: MadePath = { id, title, moduleIds: [], unitIds: [] };
  const statements = [
    DB.prepare(
      `insert into learning_paths (id, title, description, difficulty, estimated_hours, "order", subscription_tier,
         target_weaknesses, target_profile_types) values (?, ?, 'A path', ?, 1.5, ?, ?, ?, ?)`,
    ).bind(
      id,
      title,
      difficulty,
      id,
      tier,
      JSON.stringify(targetWeaknesses),
      JSON.stringify(targetProfileTypes),
    ),
  ];
  for (const [place, types] of units.entries()) {
    const moduleId = ++made;
    path.moduleIds.push(moduleId);
    statements.push(
      DB.prepare(
        `insert into learning_modules (id, path_id, title, description, "order", estimated_minutes)
           values (?, ?, ?, 'A module', ?, 20)`,
      ).bind(moduleId, id, `Module ${place + 1}`, place + 1),
    );
    for (const [index, type] of types.entries()) {
      const unitId = ++made;
      path.unitIds.push(unitId);
      statements.push(
        DB.prepare(
          `insert into learning_units (id, module_id, title, type, content, "order", adaptive_content, difficulty_level)
             values (?, ?, ?, ?, ?, ?, ?, 2)`,
        ).bind(
          unitId,
          moduleId,
          `Unit ${path.unitIds.length} of ${title}`,
          type,
          content,
          index + 1,
          JSON.stringify(aMaterial({ ...MATERIAL_OF[type], ...material })),
        ),
      );
    }
  }
  await DB.batch(statements);
  return path;
}

/** Ticks all of a path's units, one after the other. */
export const finish = async (person: Person, { unitIds }: Pick<MadePath, 'unitIds'>) => {
  for (const unitId of unitIds) {
    await person.post(`/api/learning-units/${unitId}/progress`, { completed: true });
  }
};

/** Puts a person on a plan, until an instant or without end. */
export async function onPlan(
  person: Person,
  tier: SubscriptionTier,
  expiresAt: string | null = null,
) {
  await homeDb
    .prepare('update users set subscription_tier = ?, subscription_expires_at = ? where id = ?')
    .bind(tier, expiresAt, person.user.id)
    .run();
}

const CATEGORIES = ['challenges', 'obstacles', 'effort', 'criticism', 'success'] as const;

/** Saves an assessment with these category scores; the overall score is their mean. */
export async function assessed(person: Person, perCategory: number[]) {
  const overallScore = perCategory.reduce((sum, score) => sum + score, 0) / perCategory.length;
  const figures = Object.fromEntries(
    CATEGORIES.map((name, index) => [`${name}Score`, perCategory[index]]),
  );
  const answer = await person.post('/api/mindset/assessments', { overallScore, ...figures });
  if (answer.status !== 201)
    throw new Error(`assessment answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** How many rows of a table are a person's. */
export const countRows = async (table: string, person: Person, condition = 'true') =>
  (
    await homeDb
      .prepare(`select count(*) as n from ${table} where user_id = ? and ${condition}`)
      .bind(person.user.id)
      .first<{ n: number }>()
  )?.n;
