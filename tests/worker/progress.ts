import type { Person } from './harness.ts';

/** For tests of learning: what a person's progress is read from. */

export const progressUrl = (unitId: number | undefined) => `/api/learning-units/${unitId}/progress`;

export const ten = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, act));

export const stickersOf = async (person: Person): Promise<string[]> =>
  (await person.get('/api/stickers/user')).body.map(
    ({ sticker }: { sticker: { name: string } }) => sticker.name,
  );

export const activityTypes = async (person: Person): Promise<string[]> =>
  (await person.get('/api/activities')).body.map(({ type }: { type: string }) => type);

export const milestonesOf = async (person: Person) =>
  (await person.get('/api/profile/journey-analysis')).body.journeyEvents.filter(
    ({ eventType }: { eventType: string }) => eventType === 'learning_milestone',
  );

export const enrollmentIn = async (person: Person, pathId: number) =>
  (await person.get('/api/user/enrollments')).body.find(
    (one: { pathId: number }) => one.pathId === pathId,
  );
