import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RoadmapReply } from '#schema/contracts/goals.ts';
import { faultOf } from '#schema/rules/goals/roadmap.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { heldOutGoals } from '#scripts/train/goals/fit-goals.ts';
import { readPlanSamples, renderPlanSamples, talkOf } from './render-plan-samples.ts';

const samples = readPlanSamples();

describe('the forty plans', () => {
  it('are of goals by other hands, each of them once', () => {
    const goals = samples.map(({ goal, about }) => [goal, about].filter(Boolean).join(' '));
    const known = new Set(heldOutGoals().map(({ text }) => text));
    expect(goals).toHaveLength(40);
    expect(new Set(goals).size).toBe(40);
    expect(goals.filter((goal) => !known.has(goal))).toEqual([]);
  });

  it.each(samples.map((sample) => [sample.goal, sample] as const))(
    'of %j keep the contract, and the talk ends in a plan',
    (_goal, sample) => {
      const { plan, answers } = talkOf(sample);
      expect(RoadmapReply.parse(plan)).toEqual(plan);
      expect(plan.roadmap.milestones.length).toBeGreaterThanOrEqual(3);
      expect(faultOf(plan.roadmap, '2026-11-23', sample.date)).toBeUndefined();
      expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
    },
  );

  it('stand on their page with every goal and every mark', () => {
    const page = readFileSync(inRoot('docs', 'plan-samples.md'), 'utf8');
    const headings = (text: string) => text.match(/^## .+$/gm);
    expect(headings(page)).toEqual(headings(renderPlanSamples()));
    for (const { marks = [] } of samples)
      for (const { mark } of marks) expect(page).toContain(`Coach’s mark: ${mark} of 10.`);
  });
});
