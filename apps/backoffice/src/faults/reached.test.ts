import { backofficeOperations } from '@folioflow/api/schemas';
import { findApproachedOperations, findCalledOperations } from '@folioflow/wiring/testing/faults/called-operations';
import path from 'node:path';
import { expect, test } from 'vitest';

const appFolder = path.join(import.meta.dirname, '..');
const approachedOperations = findApproachedOperations([path.join(appFolder, 'testing/faults/approaches.ts')]);

test('the approached operations are exactly those that the app can call, directly or by a flow', () => {
  expect(approachedOperations).toEqual(findCalledOperations(appFolder));
});

test('every back-office operation of the contract is approached', () => {
  expect(approachedOperations).toEqual(expect.arrayContaining(Object.keys(backofficeOperations)));
});
