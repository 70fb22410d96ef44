import { approachedIn, calledBy, reachedBy } from '@folioflow/wiring/testing/faults/reached';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');

test('every operation that the app may call, by itself or by a flow, meets every fault; no other is approached', () => {
  const approaches = globSync('testing/faults/approaches/*.ts', { cwd: app }).map((file) => path.join(app, file));
  expect(approachedIn(approaches)).toEqual(calledBy(app));
});

test('a flow that is handed the whole provider is seen through: the checkout of a SIP, its steps, and what they name', () => {
  const files = [...reachedBy(app).keys()];
  for (const end of ['sip-checkout/steps/confirming-sip.ts', 'mandate-registration/mandate-registration.types.ts'])
    expect(files.some((file) => file.endsWith(end))).toBe(true);
});
