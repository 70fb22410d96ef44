import {
  collectSources,
  findApproachedOperations,
  findCalledOperations,
  findNamedOperations,
  findRows,
  operationOfRow,
} from '@folioflow/wiring/testing/faults/called-operations';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveringRows } from '../testing/faults/covering-rows.ts';

const appFolder = path.join(import.meta.dirname, '..');
const approaches = globSync('testing/faults/approaches/*.ts', { cwd: appFolder }).map((file) =>
  path.join(appFolder, file),
);

test('the approached operations are exactly those that the app can call, directly or by a flow', () => {
  expect(findApproachedOperations(approaches)).toEqual(findCalledOperations(appFolder));
});

test('every page that names an operation has the rows that cover it', () => {
  const named = Object.fromEntries(findNamedOperations(path.join(appFolder, 'routes')));
  const covered = Object.entries(coveringRows).map(([file, rows]) => [
    file,
    [...new Set(rows.map(operationOfRow))].sort(),
  ]);
  expect(Object.fromEntries(covered)).toEqual(named);
  const rows = new Set(findRows(approaches));
  expect(Object.values(coveringRows).flatMap((covering) => covering.filter((row) => !rows.has(row)))).toEqual([]);
});

test('the sources include the child flows of a flow that receives the whole provider', () => {
  const files = [...collectSources(appFolder).keys()];
  const end = 'mandate-registration/mandate-registration.types.ts';
  expect(files.some((file) => file.endsWith(end))).toBe(true);
});
