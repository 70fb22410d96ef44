import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findReachableControls, type Control } from './controls.ts';
import { delayImports, type ImportDelay } from './import-delay.ts';
import { waitForFrames, watchLayoutShifts, type LayoutShiftWatch } from './layout-shifts.ts';
import type { Network } from './network.ts';

interface PressCheckOptions {
  /** Opens the page and waits until it is complete. */
  readonly open: () => Promise<void>;
  /** Selects the controls to press. */
  readonly isTested: (element: Element) => boolean;
  /** True if the page is opened through other pages: shifts while it opens belong to those pages. */
  readonly shouldIgnoreOpeningShifts?: boolean;
  readonly network: Network;
}

interface PressContext {
  readonly layout: LayoutShiftWatch;
  readonly network: Network;
  readonly imports: ImportDelay;
}

const findReachableKeys = () => findReachableControls().map(({ key }) => key);
/** The current address and step; a change of either starts another page. */
const currentPageId = () => `${location.href} ${document.querySelector('h1')?.textContent ?? ''}`;
const areKeysEqual = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

async function waitUntilSettled({ network }: PressContext): Promise<void> {
  const isQuiet = async () => {
    await waitForFrames(2);
    return network.isQuiet() && document.querySelector('main [data-loading]') === null;
  };
  await expect.poll(isQuiet, { interval: 10 }).toBe(true);
}

/** Presses by script, so that the answer is in the next frame. Returns null if the press leads to another page. */
async function pressAndReadShifts({ element }: Control, hands: PressContext): Promise<readonly string[] | null> {
  const before = currentPageId();
  const letAnswer = hands.network.delayCalls();
  const letLoad = hands.imports.hold();
  element.click();
  await hands.layout.discardShifts();
  letLoad();
  letAnswer();
  await waitUntilSettled(hands);
  const shifts = await hands.layout.readShifts();
  return currentPageId() === before ? shifts : null;
}

/**
 * Opens a page, presses each control and then each control that appeared, with delayed answers and code. Reports shifts
 * while the page loaded, and shifts after a press later than the response of the page itself. A press that leads to
 * another page is ignored.
 */
export async function findLayoutShifts({
  open,
  isTested,
  shouldIgnoreOpeningShifts = false,
  network,
}: PressCheckOptions): Promise<readonly string[]> {
  const hands: PressContext = { network, layout: watchLayoutShifts(), imports: delayImports() };
  const reports: string[] = [];
  /** Returns whether the page is still open. */
  const pressControl = async (key: string, path: readonly string[] = []) => {
    const control = findReachableControls().find((each) => each.key === key);
    if (control === undefined) return true;
    const shifts = await pressAndReadShifts(control, hands);
    if (shifts !== null && shifts.length > 0) reports.push([...path, key].join(' → '), ...shifts);
    return shifts !== null;
  };
  const openPage = async () => {
    await open();
    await waitUntilSettled(hands);
    return hands.layout.readShifts();
  };
  const openingShifts = await openPage();
  if (!shouldIgnoreOpeningShifts) reports.push(...openingShifts);
  const first = findReachableKeys();
  const tested = findReachableControls().filter(({ element }) => isTested(element));
  for (const { key } of tested) {
    if (!areKeysEqual(findReachableKeys(), first)) await userEvent.keyboard('{Escape}');
    if (!areKeysEqual(findReachableKeys(), first)) await openPage();
    if (!(await pressControl(key))) continue;
    const appeared = findReachableKeys().filter((each) => !first.includes(each));
    for (const later of appeared) if (!(await pressControl(later, [key]))) break;
  }
  hands.imports.stop();
  hands.layout.stop();
  return reports;
}
