import type {
  Approach as CommonApproach,
  Approaches as CommonApproaches,
} from '@folioflow/wiring/testing/faults/approach';
import { visit, type Investor, type Network } from '../app-test.tsx';

export interface Person {
  readonly investor: Investor;
  readonly network: Network;
}

export type Approach = CommonApproach<Person>;
export type Approaches = CommonApproaches<Person>;

/** Opening a page calls it. */
export const opening = (
  path: string,
  { like, before }: { readonly like?: string; readonly before?: () => void } = {},
): Approach => ({
  open: ({ investor }) => investor.signIn(like),
  opens: path,
  press: () => {
    before?.();
    visit(path);
    return Promise.resolve();
  },
});

/** What the history holds where a way has led once, so that no cell goes it again. */
export function wayOf(
  lead: (person: Person) => Promise<unknown>,
  { as = 'anybody', like }: { readonly as?: 'anybody' | 'whoeverWent'; readonly like?: string } = {},
) {
  const states = new WeakMap<Investor, unknown>();
  const led = async (person: Person) => {
    const isLed = states.has(person.investor);
    await (isLed && as === 'whoeverWent' ? person.investor.signInAgain() : person.investor.signIn(like));
    if (isLed) return;
    await lead(person);
    states.set(person.investor, (history.state as { usr?: unknown }).usr);
    // What the page at its end still asks for must not meet the first fault.
    visit('/faq');
    await person.network.quiet();
  };
  const again = ({ investor }: Person, path: string, ...without: readonly string[]) => {
    const state = Object.entries(states.get(investor) as object).filter(([name]) => !without.includes(name));
    visit(path, Object.fromEntries(state));
  };
  return { led, again };
}
