import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlsInReach, type Control } from './controls.ts';
import { lateCode, type LateCode } from './late-code.ts';
import { frames, watchLayout, type LayoutShifts } from './layout-shifts.ts';
import type { Network } from './network.ts';

interface Pressed {
  /** Opens the page anew and waits until it is there. */
  readonly open: () => Promise<void>;
  /** Which of the controls that it then has are pressed. */
  readonly isMeant: (element: Element) => boolean;
  /** What moves while it opens is that of the pages on the way to it. */
  readonly isReachedByOthers?: boolean;
  readonly network: Network;
}

interface Hands {
  readonly code: LateCode;
  readonly layout: LayoutShifts;
  readonly network: Network;
}

const keysNow = () => controlsInReach().map(({ key }) => key);
/** A new address or a new step of a flow begins anew. */
const placeNow = () => `${location.href} ${document.querySelector('h1')?.textContent ?? ''}`;
const sameKeys = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n');

async function settle({ network, code }: Hands): Promise<void> {
  const isQuiet = async () => {
    await frames(2);
    return network.isQuiet() && !code.isComing() && document.querySelector('main [data-loading]') === null;
  };
  await expect.poll(isQuiet, { interval: 10 }).toBe(true);
}

/** Presses in the page itself, so that the frame that answers is the next one; null where the press leads elsewhere. */
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
 * Opens a page, presses every control of it, and then what each has brought into reach, while answers and code come late.
 * What moved while it came, or after a press later than in the frame that answers, is told; a press that leads elsewhere
 * is not judged.
 */
export async function movedBy({
  open,
  isMeant,
  isReachedByOthers = false,
  network,
}: Pressed): Promise<readonly string[]> {
  const hands: Hands = { network, layout: watchLayout(), code: lateCode() };
  const told: string[] = [];
  /** Whether the page is still there. */
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
