import { matrixFor } from '@folioflow/wiring/testing/faults/matrix';
import { test } from '../app-test.tsx';
import type { Person } from './approach.ts';

/** The table of an area: each of its operations meets every fault, as an investor calls it. */
export const matrixOf = matrixFor<Person>('apps/investor/src/faults', (title, meet) =>
  test(title, ({ investor, network }) =>
    meet({ person: { investor, network }, network, effects: investor.sandbox.effects }),
  ),
);
