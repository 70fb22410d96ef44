import { createFaultMatrix } from '@folioflow/wiring/testing/faults/matrix';
import { test } from '../testing/app-test.tsx';
import { staff, type ApproachContext } from '../testing/faults/approaches.ts';

const noEffects = { rows: {}, messages: {} };

const declareFaultMatrix = createFaultMatrix<ApproachContext>('apps/backoffice/src/faults', (title, meet) =>
  test(title, async ({ desk, network }) => {
    const person: ApproachContext = { desk, client: null };
    const effects = () => (person.client === null ? Promise.resolve(noEffects) : desk.effects(person.client));
    await meet({ person, network, effects });
  }),
);

declareFaultMatrix('Faults of the staff', '../../../../docs/faults/staff.md', staff);
