import type { OperationName } from '@folioflow/api/contract';
import { page } from 'vitest/browser';
import { areaOf } from '../../../../../packages/api/src/client/operations.ts';
import { expect, waitForPath } from '../app-test.ts';
import type { Network } from '../network.ts';
import type { Approach, Approaches } from './approach.ts';
import { describeOperation } from './matrix.ts';

const SERVER_TEXT = 'The gateway has closed your session.';
const OWN_TEXT = 'Your session has ended. Sign in again to continue.';

/** Every kind of rejection by a proxy, and the text of the sign-in page that follows. */
const rejections = [401, 403].flatMap((status) => [
  { status, errors: [{ msg: `${SERVER_TEXT}\u202e\n  at proxy (gate.js:4:1)` }], shown: SERVER_TEXT },
  { status, errors: [], shown: OWN_TEXT },
]);

const findVisibleTexts = (text: string) =>
  page
    .getByText(text, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));

interface PersonVisit<Person> {
  readonly person: Person;
  readonly network: Network;
}

/** Checks for each rejection of an operation that the sign-in page shows its text once, as an alert. */
async function checkRejections<Person>(
  name: OperationName,
  { open, press }: Approach<Person>,
  { person, network }: PersonVisit<Person>,
): Promise<void> {
  const { paths } = await describeOperation(name);
  for (const { status, errors, shown } of rejections) {
    await open(person);
    await network.waitUntilQuiet();
    const stops = paths.map((path) =>
      network.injectFault(path, () => Promise.resolve(Response.json({ errors }, { status }))),
    );
    await press(person);
    await waitForPath(/^\/signin\/?$/);
    await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: shown })).toBeVisible();
    expect(findVisibleTexts(shown), `HTTP ${status} to ${name}`).toHaveLength(1);
    expect(document.querySelector('[popover]:popover-open, dialog[open]')).toBeNull();
    for (const stop of stops) stop();
    expect(location.href + JSON.stringify(history.state)).not.toContain(shown);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(shown);
  }
}

const isOperationName = (name: string): name is OperationName => name in areaOf;

/** Declares a test for each approach. */
export function declareRejectionTests<Person>(
  declare: (title: string, meet: (visit: PersonVisit<Person>) => Promise<void>) => void,
  approaches: Approaches<Person>,
): void {
  for (const [name, approach] of Object.entries<Approach<Person> | undefined>(approaches)) {
    const [operation = ''] = name.split(',');
    if (approach === undefined || !isOperationName(operation)) throw new Error(`There is no operation ${operation}.`);
    declare(`HTTP 401 and 403 to ${name} lead to sign-in, which shows their text`, (visit) =>
      checkRejections(operation, approach, visit),
    );
  }
}
