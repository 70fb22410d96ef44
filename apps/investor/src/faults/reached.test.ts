import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { operationNames } from '../../../../packages/api/src/client/testing/every-call.ts';

const source = path.join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');

test('every operation that a route names meets every fault', () => {
  const routes = globSync(['routes/**/*.{ts,tsx}', 'wiring/*.{ts,tsx}', 'app/*.tsx'], { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .map(textOf)
    .join('\n');
  const approached = textOf('testing/faults/approaches.ts');
  const named = operationNames.filter((name) => new RegExp(`\\b${name}\\b`).test(routes));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !new RegExp(`^  ${name}: (?!'noScreen')`, 'm').test(approached))).toEqual([]);
});
