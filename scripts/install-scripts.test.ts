import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './lib/paths.ts';

/**
 * Whatever a package wants to run when it is installed runs on every developer's machine and in
 * every build. None may: what needs a binary here brings it as a package of its platform.
 */
it('no package runs a script when it is installed, and whoever wants to has been looked at', () => {
  expect(readFileSync(inRoot('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  expect(allowScripts).toEqual(Object.fromEntries(withScripts.map((name) => [name, false])));
});

it('the lock file pins every package by its hash, and names no registry', () => {
  const text = readFileSync(inRoot('package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as {
    packages: Record<string, { integrity?: string; optional?: boolean; resolved?: string }>;
  };
  const unpinned = Object.entries(packages).filter(
    ([path, { integrity, optional }]) => path !== '' && !integrity && !optional,
  );
  expect(unpinned.map(([path]) => path)).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});

it('every dependency is named by its exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const ranges = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  expect(
    ranges.filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});
