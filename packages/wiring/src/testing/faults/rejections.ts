import type { OperationName } from '@folioflow/api/contract';
import { page } from 'vitest/browser';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { expect, isAt } from '../app-test.ts';
import type { Network } from '../network.ts';
import type { Approach, Approaches } from './approach.ts';
import { declared } from './matrix.ts';

const SERVER_TEXT = 'The gateway has closed your session.';
const OWN_TEXT = 'Your session has ended. Sign in again to continue.';

/** Every way in which a proxy may reject a call, and the text of the sign-in page that follows. */
const rejections = [401, 403].flatMap((status) => [
  { status, errors: [{ msg: `${SERVER_TEXT}\u202e\n  at proxy (gate.js:4:1)` }], shown: SERVER_TEXT },
  { status, errors: [], shown: OWN_TEXT },
]);

const visibleTexts = (text: string) =>
  page
    .getByText(text, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));

interface Visit<Person> {
  readonly person: Person;
  readonly network: Network;
}

/** One operation meets each rejection, and the sign-in page shows its text: in one place, as an alert, until it is left. */
async function meetRejections<Person>(
  name: OperationName,
  { open, press }: Approach<Person>,
  { person, network }: Visit<Person>,
): Promise<void> {
  const { paths } = await declared(name);
  for (const { status, errors, shown } of rejections) {
    await open(person);
    await network.quiet();
    const stops = paths.map((path) => network.meet(path, () => Promise.resolve(Response.json({ errors }, { status }))));
    await press(person);
    await isAt(/^\/signin\/?$/);
    await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: shown })).toBeVisible();
    expect(visibleTexts(shown), `HTTP ${status} to ${name}`).toHaveLength(1);
    expect(document.querySelector('[popover]:popover-open, dialog[open]')).toBeNull();
    for (const stop of stops) stop();
    expect(location.href + JSON.stringify(history.state)).not.toContain(shown);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(shown);
  }
}

const isNamed = (name: string): name is OperationName => name in areaOf;

/** A test for each approach. */
export function rejectionsFor<Person>(
  declare: (title: string, meet: (visit: Visit<Person>) => Promise<void>) => void,
  approaches: Approaches<Person>,
): void {
  for (const [name, approach] of Object.entries<Approach<Person> | undefined>(approaches)) {
    const [operation = ''] = name.split(',');
    if (approach === undefined || !isNamed(operation)) throw new Error(`There is no operation ${operation}.`);
    declare(`HTTP 401 and 403 to ${name} lead to sign-in, which shows their text`, (visit) =>
      meetRejections(operation, approach, visit),
    );
  }
}
