import { expect, onTestFinished } from 'vitest';
import { scheme } from '../../../apps/investor/src/testing/test-data.ts';
import { setHeld } from '../held-app.ts';
import { article, checkbox, createSentQuery, heading, link, main, region } from '../page/query.ts';
import { openSignedIn, type Journey } from './context.ts';

/** The persona that is approved, with one account, two nominees and no orders. */
const READY = '9000000100';

const waiting = { timeout: 15_000, interval: 50 };
const card = article(undefined, main());
const secondTick = { ...checkbox(undefined, card), index: 1 };

/** The status and the order change when the last file of the list has arrived. */
const isOfFirstFile = (line: string) => !/^(P|SELECT)\|/.test(line);

async function openDrawing(journey: Journey): Promise<void> {
  const { addresses } = journey;
  const { held } = addresses;
  await setHeld(held, true);
  onTestFinished(() => setHeld(held, false));
  await openSignedIn({ ...journey, addresses: { ...addresses, investor: held } }, READY, '/schemeList');
  await seeDrawing(journey);
}

async function seeDrawing({ visit }: Journey): Promise<void> {
  await visit.see(card);
  expect(await visit.driver.call('isDrawnBeforeApp')).toBe(true);
}

/** The list of schemes on a phone before its code has arrived. */
export async function followDrawnLink(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openDrawing(journey);
  await visit.press(link(scheme.name, card));
  await visit.arriveAt(/\/charts\//);
  await visit.see(heading(scheme.name));
}

/** The list before and after its code has arrived. */
export async function readDrawnList(journey: Journey): Promise<void> {
  const { visit, sandbox, addresses } = journey;
  const { driver } = visit;
  await openDrawing(journey);
  // WebKit is watched from the first call: the page is drawn after it.
  await sandbox.injectFault({ operation: 'listSchemes', kind: 'delayMs', value: 1_000 });
  await visit.reload();
  await seeDrawing(journey);

  await visit.tick(secondTick);
  await expect.poll(() => driver.call('areFontsLoaded'), waiting).toBe(true);
  await visit.takePicture('drawn-list');
  const drawn = await driver.call('readShownPage');
  expect(drawn.length).toBeGreaterThan(500);

  await setHeld(addresses.held, false);
  await expect.poll(() => driver.call('isDrawnBeforeApp'), waiting).toBe(false);
  expect(await driver.call('isChecked', createSentQuery(secondTick))).toBe(true);
  const comparing = region('Schemes to compare');
  await visit.see(comparing);
  await visit.press(secondTick);
  await visit.miss(comparing);
  expect((await driver.call('readShownPage')).filter(isOfFirstFile)).toEqual(drawn.filter(isOfFirstFile));
}
