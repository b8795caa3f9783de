import { eq, sql } from 'drizzle-orm';
import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import { users } from '#schema/tables/users.ts';
import { userFields } from '#worker/lib/sessions.ts';
import { query, write } from '#worker/lib/sql.ts';

export const updateCoachPreferences = query<{ userId: number } & CoachPreferences>()((p) =>
  write
    .update(users)
    .set({
      coachPersonality: sql`${p.coachPersonality}`,
      coachTone: sql`${p.coachTone}`,
      coachStyle: sql`${p.coachStyle}`,
    })
    .where(eq(users.id, p.userId))
    .returning(userFields),
);
