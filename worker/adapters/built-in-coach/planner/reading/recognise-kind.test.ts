import { describe, expect, it } from 'vitest';
import type { Kind } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { readGoal } from './read-goal.ts';

const kindOf = (title: string, description = '') =>
  readGoal({ title, description, answers: [] }, [0, 1, 30]).kind;

describe('readGoal recognises', () => {
  it.each<[string, Kind]>([
    ['Learn a New Programming Language', 'programming'],
    ['Establish a Daily Meditation Practice', 'meditation'],
    ['Run a Marathon', 'endurance'],
    ['Start a Side Business', 'business'],
    ['Learn a Musical Instrument', 'instrument'],
    ['Learn Spanish', 'language'],
    ['improve my english', 'language'],
    ['I want to speak Polish with my in-laws', 'language'],
    ['pick up a foreign language', 'language'],
    ['learn spansh', 'language'],
    ['Polish my CV', 'job'],
    ['Learn Rust', 'programming'],
    ['get good at C++', 'programming'],
    ['Learn to code', 'programming'],
    ['Build my first website', 'programming'],
    ['Learn python for data science', 'programming'],
    ['learn the gitar', 'instrument'],
    ['Play the piano again', 'instrument'],
    ['Learn to sing', 'instrument'],
    ['Run a half marathon in April', 'endurance'],
    ['run a marathn', 'endurance'],
    ['Couch to 5k', 'endurance'],
    ['Run 10 km under an hour', 'endurance'],
    ['Swim 1.8 km across the lake', 'endurance'],
    ['Cycle 100 miles', 'endurance'],
    ['Do 50 push-ups', 'strength'],
    ['Get stronger at the gym', 'strength'],
    ['Get fit', 'strength'],
    ['Sleep eight hours', 'sleep'],
    ['Wake up at 6 every day', 'sleep'],
    ['Eat more vegetables', 'food'],
    ['Cook at home more', 'food'],
    ['Lose 10 kg', 'weight'],
    ['Drink less alcohol', 'drinking'],
    ['Dry January', 'drinking'],
    ['Quit smoking', 'smoking'],
    ['stop vaping', 'smoking'],
    ['Walk 10,000 steps a day', 'walking'],
    ['meditate every morning', 'meditation'],
    ['Start a dog-walking business', 'business'],
    ['Open an Etsy shop for candles', 'business'],
    ['Find my first paying customer', 'business'],
    ['Save €3,000', 'saving'],
    ['Build an emergency fund', 'saving'],
    ['Pay off my credit card', 'debt'],
    ['Stick to a budget', 'budget'],
    ['Find a new job', 'job'],
    ['Change careers into UX design', 'job'],
    ['Get promoted to senior engineer', 'promotion'],
    ['Ask for a raise', 'promotion'],
    ['Prepare for my job interview at the library', 'interview'],
    ['Write a novel', 'writing'],
    ['finish my thesis on bees', 'writing'],
    ['Write a book about running', 'writing'],
    ['Start a blog about birds', 'blog'],
    ['Pass my driving test', 'exam'],
    ['Pass the AWS certification', 'exam'],
    ['Pass my Spanish B2 exam', 'exam'],
    ['Renovate the bathroom', 'renovation'],
    ['Paint the living room', 'renovation'],
    ['Plant a vegetable garden', 'garden'],
    ['Declutter the garage', 'declutter'],
    ['Make new friends', 'people'],
    ['Spend more time with my kids', 'people'],
    ['Have a difficult conversation with my boss', 'conversation'],
    ['Learn to say no', 'conversation'],
    ['Learn to draw', 'creative'],
    ['Get better at photography', 'creative'],
    ['Give the best man speech', 'speaking'],
    ['Get over my fear of public speaking', 'speaking'],
    ['Read 24 books', 'reading'],
    ['Read more', 'reading'],
    ['Learn to bake bread', 'skill'],
    ['Get better at chess', 'skill'],
    ['Floss every evening', 'habit'],
    ['Stop biting my nails', 'habit'],
    ['Plan our trip to Iceland', 'outcome'],
    ['Aprender a bailar salsa', 'outcome'],
    ['日本語を話す', 'outcome'],
    ['', 'outcome'],
  ])('%j as %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it('the title before the description', () => {
    expect(kindOf('Learn the piano', 'I have always wanted to run a marathon and read books')).toBe(
      'instrument',
    );
  });

  it('the description where the title says nothing', () => {
    expect(kindOf('My big year', 'I want to finally run a marathon')).toBe('endurance');
  });

  it.each([
    'Lose weight by not eating',
    'I want to kill myself',
    'Starve until I fit the dress',
    'hack into my ex’s phone',
    'Sell drugs for money',
  ])('%j as a goal that asks for care', (title) => {
    expect(kindOf(title)).toBe('care');
  });

  it.each<[string, Kind]>([
    ['Kill it at my presentation', 'speaking'],
    ['Volunteer for suicide prevention', 'outcome'],
    ['Stop eating sugar', 'food'],
    ['Stop eating meat', 'food'],
    ['Kill my darlings: edit my novel', 'writing'],
    ['Learn about wine', 'skill'],
    ['Launch my podcast', 'outcome'],
    ['Drink more water', 'habit'],
    ['Open a café', 'business'],
    ['Be a better husband', 'people'],
    ['Learn to drive', 'exam'],
  ])('%j without alarm', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });
});
