import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlsInReach, type Control } from './controls.ts';
import { lateCode, type LateCode } from './late-code.ts';
import { frames, watchLayout, type LayoutShifts } from './layout-shifts.ts';
import type { Network } from './network.ts';

interface Pressed {
  /** Opens the page and waits until it is complete. */
  readonly open: () => Promise<void>;
  /** Selects the controls to press. */
  readonly isMeant: (element: Element) => boolean;
  /** Shifts while the page opens belong to the pages on the way to it. */
  readonly isReachedByOthers?: boolean;
  readonly network: Network;
}

interface Hands {
  readonly code: LateCode;
  readonly layout: LayoutShifts;
  readonly network: Network;
}

const keysNow = () => controlsInReach().map(({ key }) => key);
/** The current address and step; a change of either starts another page. */
const placeNow = () => `${location.href} ${document.querySelector('h1')?.textContent ?? ''}`;
const sameKeys = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

async function settle({ network, code }: Hands): Promise<void> {
  const isQuiet = async () => {
    await frames(2);
    return network.isQuiet() && !code.isComing() && document.querySelector('main [data-loading]') === null;
  };
  await expect.poll(isQuiet, { interval: 10 }).toBe(true);
}

/** Presses by script, so that the answer is in the next frame. Returns null if the press leads to another page. */
async function shiftsAfter({ element }: Control, hands: Hands): Promise<readonly string[] | null> {
  const before = placeNow();
  const letAnswer = hands.network.pause();
  element.click();
  await hands.layout.forget();
  letAnswer();
  await settle(hands);
  const moved = await hands.layout.moved();
  return placeNow() === before ? moved : null;
}

/**
 * Opens a page, presses each control and then each control that appeared, with delayed answers and code. Reports shifts
 * while the page loaded, and shifts after a press later than in the frame that answers it. A press that leads to
 * another page is not judged.
 */
export async function movedBy({
  open,
  isMeant,
  isReachedByOthers = false,
  network,
}: Pressed): Promise<readonly string[]> {
  const hands: Hands = { network, layout: watchLayout(), code: lateCode() };
  const told: string[] = [];
  /** Returns whether the page is still open. */
  const press = async (key: string, way: readonly string[] = []) => {
    const control = controlsInReach().find((each) => each.key === key);
    if (control === undefined) return true;
    const moved = await shiftsAfter(control, hands);
    if (moved !== null && moved.length > 0) told.push([...way, key].join(' → '), ...moved);
    return moved !== null;
  };
  const begin = async () => {
    await open();
    await settle(hands);
    return hands.layout.moved();
  };
  const whileItCame = await begin();
  if (!isReachedByOthers) told.push(...whileItCame);
  const first = keysNow();
  const meant = controlsInReach().filter(({ element }) => isMeant(element));
  for (const { key } of meant) {
    if (!sameKeys(keysNow(), first)) await userEvent.keyboard('{Escape}');
    if (!sameKeys(keysNow(), first)) await begin();
    if (!(await press(key))) continue;
    const brought = keysNow().filter((each) => !first.includes(each));
    for (const later of brought) if (!(await press(later, [key]))) break;
  }
  hands.code.stop();
  hands.layout.stop();
  return told;
}
