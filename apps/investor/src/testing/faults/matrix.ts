import { createFaultMatrix } from '@folioflow/wiring/testing/faults/matrix';
import { test } from '../app-test.tsx';
import type { ApproachContext } from './approach.ts';

/** Declares the fault tests of an area: each of its operations meets a fault of each class. */
export const declareFaultMatrix = createFaultMatrix<ApproachContext>('apps/investor/src/faults', (title, meet) =>
  test(title, ({ investor, network }) =>
    meet({ person: { investor, network }, network, effects: investor.sandbox.effects }),
  ),
);
