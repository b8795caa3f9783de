import { describe, expect, it } from 'vitest';
import { readAmounts } from '#worker/adapters/built-in-coach/planner/course/read-amounts.ts';
import type { Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { goalKindOf } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import type { OtherLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { readWeek } from '#worker/adapters/built-in-coach/planner/reading/answers.ts';
import { readWords } from '#worker/adapters/built-in-coach/planner/reading/goal-words.ts';
import { numbersInEnglish } from './numbers-in-english.ts';

function amountsOf(language: OtherLanguage, kind: string, title: string, description: string) {
  const words = readWords({ title, description }, language);
  const measure = goalKindOf(kind).measure as Measure;
  const { today, target } = readAmounts(measure, words.inEnglish ?? words);
  return [today, target];
}

describe('what a number is to somebody', () => {
  it.each<[OtherLanguage, string, string, string, number | undefined, number]>([
    ['de', 'run-a-distance', '10 km laufen', 'Zurzeit schaffe ich 4 km.', 4, 10],
    ['de', 'run-a-distance', 'von 5 auf 12 Kilometer', '', 5, 12],
    ['de', 'saving', '10.000 € sparen', '2.500 € habe ich schon.', 2500, 10_000],
    ['de', 'saving', '2.000 von 10.000 Euro sind gespart', '', 2000, 10_000],
    ['es', 'run-a-distance', 'correr 10 km', 'Ahora corro 3 km sin parar.', 3, 10],
    ['es', 'run-a-distance', 'pasar de 5 a 15 kilómetros', '', 5, 15],
    ['es', 'saving', 'ahorrar 5.000 euros', 'Ya tengo 800 euros.', 800, 5000],
    ['es', 'reading', 'leer doce libros este año', '', undefined, 12],
    ['fr', 'run-a-distance', 'courir 10 km', 'Je cours 4 km aujourd’hui.', 4, 10],
    ['fr', 'run-a-distance', 'passer de 5 à 15 kilomètres', '', 5, 15],
    ['fr', 'saving', 'économiser 5 000 euros', 'J’ai déjà mis de côté 800 euros.', 800, 5000],
    ['fr', 'reading', 'lire douze livres cette année', '', undefined, 12],
  ])('%s, %s: %s. %s', (language, kind, title, description, today, target) => {
    expect(amountsOf(language, kind, title, description)).toEqual([today, target]);
  });

  it.each<[OtherLanguage, string, object]>([
    ['de', '3 Stunden pro Woche', { hours: 3 }],
    ['de', 'eine halbe Stunde am Tag', { days: 7, hours: 3.5 }],
    ['es', 'dos horas por semana', { hours: 2 }],
    ['es', 'media hora cada día', { days: 7, hours: 3.5 }],
    ['fr', 'trois fois par semaine', { days: 3 }],
    ['fr', 'une demi-heure par jour', { days: 7, hours: 3.5 }],
  ])('%s, of a week: %s', (language, answer, week) => {
    expect(readWeek(numbersInEnglish(answer, language))).toEqual(week);
  });

  it('leaves all other words as they are', () => {
    const text = 'Ein Buch über Wolken, und danach nach Bremen';
    expect(numbersInEnglish(text, 'de')).toContain('Wolken, und danach nach Bremen');
    expect(numbersInEnglish(text, undefined)).toBe(text);
  });
});
