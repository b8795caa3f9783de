import type { JournalEntry } from '#schema/contracts/journal.ts';

const PASSWORD = 'Correct-horse-7';
const PAGE = 100;

interface Entry {
  key: string;
  content: string;
}

/**
 * A person who writes into a journal as fast as it is saved, and remembers what the server said yes
 * to.
 */
export class Writer {
  /** What the server answered with 201, and so promised to keep. */
  readonly acknowledged: string[] = [];
  /** Sent, and no answer came. */
  inFlight: Entry | undefined;
  private readonly name: string;
  private readonly origin: string;
  private cookie = '';
  private goalId = 0;
  private written = 0;

  constructor(name: string, origin: string) {
    this.name = name;
    this.origin = origin;
  }

  private async send(method: string, path: string, body?: object, key?: string): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.cookie && { Cookie: this.cookie }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: body && JSON.stringify(body),
    });
  }

  async begin(): Promise<void> {
    const joined = await this.send('POST', '/api/register', {
      username: this.name,
      password: PASSWORD,
    });
    this.cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const goal = await this.send('POST', '/api/goals', {
      title: 'Write it down',
      targetDate: '2099-01-01',
    });
    this.goalId = ((await goal.json()) as { id: number }).id;
  }

  private write({ key, content }: Entry): Promise<Response> {
    return this.send(
      'POST',
      `/api/goals/${this.goalId}/journal`,
      { content, feedback: false },
      key,
    );
  }

  /** Entry after entry, until an answer stays away. */
  async writeUntilCutOff(): Promise<void> {
    for (;;) {
      const entry = { key: crypto.randomUUID(), content: `${this.name} ${++this.written}` };
      this.inFlight = entry;
      const status = await this.write(entry)
        .then(wholeStatus)
        .catch(() => 0);
      if (status === 0) return;
      if (status !== 201) throw new Error(`An entry was answered with ${status}`);
      this.inFlight = undefined;
      this.acknowledged.push(entry.content);
    }
  }

  /**
   * Sends the one that was cut off again, under its key; whatever happened to it, it is
   * acknowledged after this.
   */
  async retry(): Promise<void> {
    const entry = this.inFlight;
    if (!entry) return;
    const answer = await this.write(entry);
    const hasHappened = answer.status === 201 || answer.headers.has('idempotency-replayed');
    if (!hasHappened) throw new Error(`A retry was answered with ${answer.status}`);
    this.inFlight = undefined;
    this.acknowledged.push(entry.content);
  }

  /** All entries there are, as the app lists them. */
  async stored(): Promise<string[]> {
    const all: string[] = [];
    for (let before = ''; ; ) {
      const answer = await this.send(
        'GET',
        `/api/goals/${this.goalId}/journal?limit=${PAGE}${before}`,
      );
      const page = (await answer.json()) as JournalEntry[];
      all.push(...page.map(({ content }) => content));
      if (page.length < PAGE) return all;
      before = `&before=${page.at(-1)?.id}`;
    }
  }
}

/** An answer is one when it has come whole. */
async function wholeStatus(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}

/** Writes that were confirmed and are missing, and writes that are there more than once. */
export function holdToPromise(
  acknowledged: string[],
  stored: string[],
): { lost: string[]; doubled: string[] } {
  const found = new Set(stored);
  return {
    lost: acknowledged.filter((content) => !found.has(content)),
    doubled: stored.filter((content, index) => stored.indexOf(content) !== index),
  };
}
