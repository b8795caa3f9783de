/*
 * Texts that a pattern nearly matches: what makes a pattern slow is a long stretch that fits and an
 * end that does not. A regular expression is read into a tree of the few forms that stand in this
 * project, and texts are made from the tree.
 */

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'repeat'; of: Node; least: number; most: number }
  /** Anchors, and what is looked for ahead or behind: no text of their own. */
  | { kind: 'nothing' };

/** A letter for each class that a backslash names. */
const ESCAPES: Record<string, string> = {
  d: '5',
  D: 'a',
  w: 'a',
  W: ' ',
  s: ' ',
  S: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '',
  B: '',
};

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #takes(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found) this.#at = sticky.lastIndex;
    return found;
  }

  choice(): Node {
    const options = [this.#sequence()];
    while (this.#takes(/\|/)) options.push(this.#sequence());
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) {
      parts.push(this.#counted(this.#one()));
    }
    return { kind: 'sequence', parts };
  }

  #counted(of: Node): Node {
    const found = this.#takes(/(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/);
    if (!found) return of;
    const [, sign, least, comma, most] = found;
    if (sign) {
      return {
        kind: 'repeat',
        of,
        least: sign === '+' ? 1 : 0,
        most: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
      };
    }
    return {
      kind: 'repeat',
      of,
      least: Number(least),
      most: comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least),
    };
  }

  #one(): Node {
    if (this.#takes(/\((?:\?(?:[=!]|<[=!]))/)) return this.#closed(() => ({ kind: 'nothing' }));
    if (this.#takes(/\((?:\?:|\?<\w+>)?/)) return this.#closed((inside) => inside);
    const listed = this.#takes(/\[((?:\\.|[^\]\\])*)\]/);
    if (listed) return { kind: 'text', text: letterOf(listed[1] as string) };
    if (this.#takes(/[\^$]/)) return { kind: 'nothing' };
    if (this.#takes(/\./)) return { kind: 'text', text: 'a' };
    const named = this.#takes(
      /\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|.)/,
    );
    if (named) return { kind: 'text', text: escaped(named[0]) };
    return { kind: 'text', text: this.#takes(/[\s\S]/)?.[0] ?? '' };
  }

  #closed(as: (inside: Node) => Node): Node {
    const inside = this.choice();
    this.#takes(/\)/);
    return as(inside);
  }
}

function escaped(sign: string): string {
  const code = /^\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))$/.exec(sign);
  if (code) return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '61', 16));
  if (/^\\p\{(?:M|Mn)\}/.test(sign)) return '\u0301';
  if (/^\\p\{(?:N|Nd)/.test(sign)) return '5';
  if (/^\\p\{Ex/.test(sign)) return '\u{1f389}';
  if (/^\\[pP]/.test(sign)) return 'a';
  if (/^\\[1-9]/.test(sign)) return 'a';
  return ESCAPES[sign.slice(1)] ?? sign.slice(1);
}

/** A letter that a class in brackets has, or none of them where it says what it has not. */
function letterOf(inside: string): string {
  if (inside.startsWith('^'))
    return ['a', ' ', '5', '~'].find((sign) => !inside.includes(sign)) ?? 'a';
  const [first = 'a'] =
    /\\(?:[pP]\{[^}]*\}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|.)|[\s\S]/u.exec(inside) ?? [];
  return first.startsWith('\\') ? escaped(first) : first;
}

/** A text that fits, by turns of `pick`, which is asked for a number below the one it is given. */
function fitting(node: Node, pick: (below: number) => number): string {
  switch (node.kind) {
    case 'nothing':
      return '';
    case 'text':
      return node.text;
    case 'sequence':
      return node.parts.map((part) => fitting(part, pick)).join('');
    case 'choice':
      return fitting(node.options[pick(node.options.length)] as Node, pick);
    case 'repeat':
      return Array.from({ length: Math.min(node.most, node.least + pick(2)) }, () =>
        fitting(node.of, pick),
      ).join('');
  }
}

/** Each part that may come again, with what stands before it. */
function repeatsIn(
  node: Node,
  before: string,
  pick: (below: number) => number,
): { before: string; of: string }[] {
  switch (node.kind) {
    case 'sequence': {
      let head = before;
      return node.parts.flatMap((part) => {
        const found = repeatsIn(part, head, pick);
        head += fitting(part, pick);
        return found;
      });
    }
    case 'choice':
      return node.options.flatMap((option) => repeatsIn(option, before, pick));
    case 'repeat': {
      const inside = repeatsIn(node.of, before, pick);
      return node.most < 3 ? inside : [{ before, of: fitting(node.of, pick) }, ...inside];
    }
    default:
      return [];
  }
}

/**
 * The pieces of which a text is made that a pattern nearly matches: said once, then again and
 * again, then an end that fits not.
 */
export interface NearMatch {
  before: string;
  again: string;
}

/**
 * What a pattern nearly matches: all of it again and again, its first half, and each part of it
 * that may come again.
 */
export function nearMatchesOf(source: string, pick: (below: number) => number): NearMatch[] {
  const tree = new Reader(source).choice();
  const options = tree.kind === 'choice' ? tree.options : [tree];
  return options
    .flatMap((option) => {
      const parts = option.kind === 'sequence' ? option.parts : [option];
      const half = parts.slice(0, Math.ceil(parts.length / 2)).map((part) => fitting(part, pick));
      const whole = fitting(option, pick);
      return [
        { before: '', again: `${whole} ` },
        { before: '', again: `${half.join('')} ` },
        { before: '', again: half.join('') },
        ...repeatsIn(option, '', pick).flatMap(({ before, of }) => [
          { before, again: of },
          { before: '', again: before + of },
        ]),
      ];
    })
    .filter(({ again }) => again.trim() !== '' || again.includes('\n') || again === ' ');
}
