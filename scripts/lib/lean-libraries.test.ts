import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asModule, comparedNow, leaveOut, withoutFindDomNode, withoutStacks } from './lean-libraries.ts';
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

const renderer = () =>
  readFileSync(inRoot('node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

test('the versions of React and its renderer are compared when they are built, and not again', async () => {
  const { version } = await import('react');
  expect(comparedNow(renderer(), version)).not.toContain('React.version');
  expect(() => comparedNow(renderer(), '0.14.0')).toThrow(`React 0.14.0 beside a renderer for ${version}`);
});

test('nothing finds the element of a component', () => {
  const left = withoutFindDomNode(renderer());
  expect(left).not.toContain('findDOMNode');
  expect(left).toContain('version: "');
  expect(() => withoutFindDomNode(left)).toThrow();
});

test('no error is made while React’s module begins: each would have it read twice', () => {
  const quiet = withoutStacks(renderer());
  expect(quiet).toContain('SuspenseException = {},');
  // The top level stands at the margin, its declarations two spaces in.
  expect(quiet).not.toMatch(/^(?:var | {2})\w+ = (?:new )?Error\(/m);
  expect(() => withoutStacks('var OtherException = Error(formatProdErrorMessage(1));')).toThrow(
    'React makes 1 signals now',
  );
});

test('what stands in for a part has its exports', () => {
  const theirs = 'const a = 1, b = 2;\nexport { a, b };\n//# sourceMappingURL=x.js.map';
  expect(leaveOut(theirs, 'const n = 0; export { n as a, n as b };')).toContain('n as b');
  expect(() => leaveOut(theirs, 'const n = 0; export { n as a };')).toThrow();
});
