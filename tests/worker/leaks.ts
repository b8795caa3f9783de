/** What no answer may reveal to anybody: how the server is built. */
const INTERNALS: [string, RegExp][] = [
  ['a password’s hash', /scrypt\$|\$2[aby]\$/],
  ['a stack', /\bat (async )?[\w.<>]+ \(|\.(ts|js):\d+:\d+/],
  [
    'a database’s words',
    /D1_ERROR|SQLITE_|constraint failed|no such (table|column)|\b(select|insert into|update|delete from)\b[^.]{1,80}\b(from|values|set|where)\b/i,
  ],
  ['a secret', /a-secret-for-tests-only|whsec_|sk_test_/],
  ['a place on the server', /node_modules|file:\/\/|\.(ts|js)x?['")]/],
];

/** Names what an answer holds and should not. `others` are another person's words and names. */
export function leaksIn(text: string, others: string[] = []): string[] {
  return [
    ...INTERNALS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
    ...others.filter((word) => text.includes(word)).map((word) => `another person’s ${word}`),
  ];
}
