import { matrixFor } from '@folioflow/wiring/testing/faults/matrix';
import { test } from '../testing/app-test.tsx';
import { staff, type Person } from '../testing/faults/approaches.ts';

const nothing = { rows: {}, messages: {} };

const matrixOf = matrixFor<Person>('apps/backoffice/src/faults', (title, meet) =>
  test(title, async ({ desk, network }) => {
    const person: Person = { desk, client: null };
    const effects = () => (person.client === null ? Promise.resolve(nothing) : desk.effects(person.client));
    await meet({ person, network, effects });
  }),
);

matrixOf('Faults of the staff', '../../../../docs/faults/staff.md', staff);
