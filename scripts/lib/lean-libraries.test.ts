import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asModule, leaveOut } from './lean-libraries.ts';
import { inRoot } from './paths.ts';

const imported = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

test('what is exported once is a constant, the rest are variables, and both read as before', async () => {
  const code = asModule(`"use strict";
exports.now = void 0;
if (true) exports.now = function () { return 7; };
exports.twice = function () { return 2 * exports.now(); };
exports.version = "1";
`);
  expect(code).toContain('const exported_twice = ');
  expect(code).toContain('let exported_now;');
  const { now, twice, version } = await imported(code);
  expect([now(), twice(), version]).toEqual([7, 14, '1']);
});

test('what is required is imported', () => {
  const code = asModule(
    '"use strict";\nvar React = require("react"),\n  shim = require("some/shim");\nexports.a = React.b;',
  );
  expect(code).toContain("import * as React from 'react';\nimport * as shim from 'some/shim';");
});

test.each(['exports["a"] = 1;', 'module.exports = {};', 'if (x) y = require("z");'])(
  'another form than React’s is refused: %s',
  (code) => {
    expect(() => asModule(code)).toThrow();
  },
);

test('React itself keeps every name and works', async () => {
  const source = readFileSync(inRoot('node_modules/react/cjs/react.production.js'), 'utf8');
  const made = await imported(asModule(source));
  const react = await import('react');
  const theirs = Object.keys(react).filter(
    (name) => !['default', 'module.exports', 'act', 'captureOwnerStack'].includes(name),
  );
  expect(Object.keys(made)).toEqual(expect.arrayContaining(theirs));
  expect(made.createElement('p', null, 'yes').props.children).toBe('yes');
});

test('what stands in for a part has its exports', () => {
  const theirs = 'const a = 1, b = 2;\nexport { a, b };\n//# sourceMappingURL=x.js.map';
  expect(leaveOut(theirs, 'const n = 0; export { n as a, n as b };')).toContain('n as b');
  expect(() => leaveOut(theirs, 'const n = 0; export { n as a };')).toThrow();
});
