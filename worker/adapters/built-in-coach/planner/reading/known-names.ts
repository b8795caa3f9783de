/**
 * Names the planner may write in its own sentences, keyed as they appear in lower-case text without
 * accents.
 */
function named(names: string): ReadonlyMap<string, string> {
  return new Map(
    names
      .split(', ')
      .map((name) => [name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''), name]),
  );
}

const LANGUAGE_NAMES = named(
  'English, Spanish, French, German, Italian, Portuguese, Dutch, Swedish, Norwegian, Danish, Finnish, Icelandic, ' +
    'Polish, Czech, Slovak, Hungarian, Romanian, Bulgarian, Greek, Russian, Ukrainian, Croatian, Serbian, Slovenian, ' +
    'Turkish, Arabic, Hebrew, Persian, Farsi, Urdu, Hindi, Bengali, Punjabi, Tamil, Telugu, Thai, Vietnamese, ' +
    'Indonesian, Malay, Tagalog, Mandarin, Cantonese, Chinese, Japanese, Korean, Swahili, Zulu, Afrikaans, Irish, ' +
    'Welsh, Gaelic, Catalan, Basque, Galician, Esperanto, Estonian, Latvian, Lithuanian, Albanian, Georgian, ' +
    'Armenian, Mongolian, Nepali, Maori, Hawaiian, Yiddish, Luxembourgish, Brazilian Portuguese, Swiss German',
);

/**
 * Names that are also common English words: they count only after a verb of learning or speaking.
 */
const DOUBTFUL_NAMES = new Set([
  'polish',
  'english',
  'latin',
  'georgian',
  'irish',
  'go',
  'swift',
  'ruby',
  'dart',
  'julia',
  'c',
  'r',
  'react',
  'rust',
  'spring',
  'chinese',
  'french',
  'greek',
  'italian',
  'thai',
  'turkish',
  'scratch',
  'elixir',
  'bass',
  'organ',
  'horn',
  'recorder',
  'voice',
  'keyboard',
  'fiddle',
]);

const CODE_NAMES = named(
  'Python, JavaScript, TypeScript, Java, Kotlin, Swift, Rust, Go, Golang, Ruby, PHP, Perl, Scala, Haskell, Elixir, ' +
    'Erlang, Clojure, OCaml, Julia, MATLAB, SQL, HTML, CSS, React, Angular, Svelte, Django, Flutter, Dart, Zig, ' +
    'Fortran, COBOL, Lua, Bash, Scratch, C++, C#, C, R, Assembly, Prolog, Lisp, Node.js',
);

/** Names keep their capital letter when a title in title case or capitals is written small. */
export const PROPER = new Map<string, string>([
  ...LANGUAGE_NAMES,
  ...[...CODE_NAMES].filter(([plain]) => !DOUBTFUL_NAMES.has(plain)),
  ...[
    'AWS',
    'TOEFL',
    'IELTS',
    'GMAT',
    'GRE',
    'SAT',
    'LSAT',
    'MCAT',
    'CPA',
    'CFA',
    'PMP',
    'GCSE',
    'MBA',
    'PhD',
    'CV',
    'UX',
    'UI',
    'IT',
    'AI',
    'HR',
    'Excel',
    'Photoshop',
    'Kubernetes',
    'Docker',
    'Linux',
    'Azure',
    'DELE',
    'DELF',
    'HSK',
    'JLPT',
    'Japan',
    'Europe',
    'Iceland',
    'Italy',
    'Spain',
    'France',
    'Norway',
    'Africa',
    'Asia',
    'America',
    'India',
    'Christmas',
    'Etsy',
    'YouTube',
    'B1',
    'B2',
    'C1',
    'C2',
    'A1',
    'A2',
    'MBA',
    'YouTube',
    'TED',
    'DJ',
    '3D',
    'TV',
    'London',
    'Paris',
    'Berlin',
    'New York',
    'Latin',
    'Ableton',
    'Blender',
    'Figma',
    'Unity',
    'WordPress',
    'Lightroom',
    'Mexico',
    'Thai',
    'Morse',
  ].map((name) => [name.toLowerCase(), name] as const),
]);
