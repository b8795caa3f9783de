import { expect, test } from 'vitest';
import { routeFor } from '#frontend/app/routes.ts';
import { isMeant, PLACES_TO_GO, placeForKey } from './places.rules.ts';

const all = PLACES_TO_GO.flatMap(({ places }) => places);

test('every place is there, under one name, with a key of its own', () => {
  for (const { href } of all)
    expect(routeFor(new URL(href, 'http://yet.test').pathname).path).not.toBe('*');
  const keys = all.flatMap(({ key }) => key ?? []);
  for (const list of [all.map(({ name }) => name), all.map(({ href }) => href), keys])
    expect(new Set(list).size).toBe(list.length);
});

test('a place is found by its name or by what one calls it', () => {
  const found = (typed: string) => all.filter((place) => isMeant(place, typed)).map((p) => p.name);
  expect(found('jour')).toEqual(['Journal', 'Journey']);
  expect(found('dashboard')).toEqual(['Home']);
  expect(found('eden kn')).toEqual(['What Eden knows']);
  expect(found('zebra')).toEqual([]);
  expect(found('')).toHaveLength(all.length);
});

test('keys lead to their places, and others nowhere', () => {
  expect(placeForKey('KeyJ')?.href).toBe('/journal');
  expect(placeForKey('KeyQ')).toBeUndefined();
  expect(placeForKey('Digit1')).toBeUndefined();
});
