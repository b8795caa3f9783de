import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { ClarificationResponse } from '#schema/contracts/goals.ts';
import type { Roadmap } from '#schema/contracts/roadmaps.ts';

/** The outside world as the features see it. Adapters implement these; `deps.ts` chooses which. */

export interface Clock {
  now(): Date;
}

export interface PlanRequest {
  title: string;
  description: string;
  answers: ClarificationResponse[];
  /** The person's own today. */
  today: CalendarDate;
  targetDate: CalendarDate;
}

/** The coach: Eden, whoever lends her the words. */
export interface Coach {
  /** A plan from today to the target date. Always answers; says in `coach` who wrote it. */
  planRoadmap(request: PlanRequest): Promise<Roadmap>;
}
