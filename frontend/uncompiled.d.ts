/**
 * The texts compiled from `content/` are not there in a fresh clone. Until `npm start` or `npm run
 * typecheck` has made them, editors and `tsc -b` take these; a pattern gives way to the file that
 * is there, and to its exact type.
 */
declare module '#frontend/generated/*.json';

declare module '#frontend/generated/category-*.json' {
  interface Side {
    title: string;
    traits: string[];
  }
  interface Category {
    id: string;
    name: string;
    short: string;
    fixed: string;
    mixed: string;
    growth: string;
    tip: string;
  }
  type Opening = 'fixed' | 'mixedBelow' | 'mixed' | 'mixedAbove' | 'growth' | 'strongGrowth';
  const texts: {
    categories: Category[];
    openings: Record<Opening, string>;
    summary: Record<'fixed' | 'mixed' | 'growth', string>;
    explanation: { title: string; intro: string; fixed: Side; growth: Side; note: string };
    tips: string[];
  };
  export default texts;
}

declare module '#frontend/generated/check-*.json' {
  interface Result {
    range: number[];
    title: string;
    description: string;
    suggestion: string;
  }
  const texts: {
    title: string;
    questions: {
      id: string;
      category: string;
      question: string;
      options: string[];
      presentation: string;
      order: string;
    }[];
    results: Record<'fixed' | 'mixed' | 'growth', Result>;
  };
  export default texts;
}

declare module '#frontend/generated/beliefs*.json' {
  const texts: {
    title: string;
    intro: string;
    statements: { keyed: string; text: string }[];
    agreement: string[];
    readings: Record<'settled' | 'between' | 'changing' | 'apart', string>;
  };
  export default texts;
}
