import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import type { Learning, PathSource, UnitSource, Work } from './files.ts';
import { toUnitHtml } from './html.ts';

const COVERS = '/covers.svg';

/** The address of a talk for an embedded player that sets no cookie of its own, and of its page. */
const playerOf = (slug: string) => `https://embed.ted.com/talks/${slug}`;
const pageOf = (slug: string) => `https://www.ted.com/talks/${slug}`;

/**
 * Minutes as a range: a fifth quicker, a quarter slower. People differ by more, but a wider range
 * says nothing.
 */
const rangeOf = (minutes: number) => ({
  from: Math.max(1, Math.floor(minutes * 0.8)),
  to: Math.ceil(minutes * 1.25),
});

/** What a unit holds beside its text, in the words of the contract. */
export function compileMaterial(unit: UnitSource, works: Work[]): UnitMaterial {
  const { minutes, claim, source, act } = unit;
  const video = unit.type === 'video' ? unit.video : null;
  return {
    minutes,
    claim,
    source,
    act,
    summary: video && toUnitHtml(unit.body, works),
    video: video && {
      title: video.title,
      speaker: video.speaker,
      minutes: video.minutes,
      page: pageOf(video.slug),
    },
    questions:
      unit.type === 'quiz'
        ? unit.questions.map(({ q, options }) => ({
            question: q,
            options: options.map(({ text, correct, feedback }) => ({
              text,
              isCorrect: correct,
              feedback,
            })),
          }))
        : null,
    prompts: unit.type === 'exercise' ? unit.prompts : null,
    retrieval: unit.retrieval.map(({ q, a }) => ({ question: q, answer: a })),
  };
}

export const unitRow = (unit: UnitSource, works: Work[]) => ({
  id: unit.id,
  module_id: unit.module,
  title: unit.title,
  type: unit.type,
  content: unit.type === 'video' ? playerOf(unit.video.slug) : toUnitHtml(unit.body, works),
  order: unit.order,
  adaptive_content: compileMaterial(unit, works),
  required_mastery_score: unit.requiredMasteryScore,
  time_estimate_range: rangeOf(unit.minutes),
  personalized_hints: unit.hints,
  difficulty_level: unit.difficultyLevel,
});

const pathRow = (path: PathSource, index: number) => ({
  id: path.id,
  title: path.title,
  description: path.description,
  difficulty: path.difficulty,
  estimated_hours: path.estimatedHours,
  cover_image: `${COVERS}#${path.slug}`,
  order: index + 1,
  featured: path.featured,
  subscription_tier: path.subscriptionTier,
  target_profile_types: path.targetProfileTypes,
  target_weaknesses: path.targetWeaknesses,
  prerequisite_skills: path.prerequisiteSkills,
  learning_objectives: path.learningObjectives,
});

const moduleRows = (path: PathSource) =>
  path.modules.map(({ id, title, description, estimatedMinutes }, index) => ({
    id,
    path_id: path.id,
    title,
    description,
    order: index + 1,
    estimated_minutes: estimatedMinutes,
  }));

/**
 * All of it as rows with ids of their own, named as the tables name them; the same content gives
 * the same rows.
 */
export const learningRows = ({ paths, units, works }: Learning) => ({
  paths: paths.map(pathRow),
  modules: paths.flatMap(moduleRows),
  units: units.map((unit) => unitRow(unit, works)),
});
