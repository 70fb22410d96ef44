import {
  findApproachedOperations,
  findCalledOperations,
  collectSources,
} from '@folioflow/wiring/testing/faults/called-operations';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const appFolder = path.join(import.meta.dirname, '..');

test('the approached operations are exactly those that the app can call, directly or by a flow', () => {
  const approaches = globSync('testing/faults/approaches/*.ts', { cwd: appFolder }).map((file) =>
    path.join(appFolder, file),
  );
  expect(findApproachedOperations(approaches)).toEqual(findCalledOperations(appFolder));
});

test('the sources include the steps and child flows of a flow that receives the whole provider', () => {
  const files = [...collectSources(appFolder).keys()];
  for (const end of ['sip-checkout/steps/confirming-sip.ts', 'mandate-registration/mandate-registration.types.ts'])
    expect(files.some((file) => file.endsWith(end))).toBe(true);
});
