import { backofficeOperations } from '@folioflow/api/contract';
import { approachedIn, calledBy } from '@folioflow/wiring/testing/faults/reached';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const approached = approachedIn([path.join(app, 'testing/faults/approaches.ts')]);

test('every operation that the app may call, by itself or by a flow, meets every fault; no other is approached', () => {
  expect(approached).toEqual(calledBy(app));
});

test('nothing that the contract has for the staff alone is left out', () => {
  expect(approached).toEqual(expect.arrayContaining(Object.keys(backofficeOperations)));
});
