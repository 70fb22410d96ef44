import type {
  Approach as CommonApproach,
  Approaches as CommonApproaches,
} from '@folioflow/wiring/testing/faults/approach';
import { visit, type Investor, type Network } from '../app-test.tsx';

export interface ApproachContext {
  readonly investor: Investor;
  readonly network: Network;
}

export type Approach = CommonApproach<ApproachContext>;
export type Approaches = CommonApproaches<ApproachContext>;

/** Creates the approach of an operation that is called when a page opens. */
export const createOpeningApproach = (
  path: string,
  { like, before }: { readonly like?: string; readonly before?: () => void } = {},
): Approach => ({
  open: ({ investor }) => investor.signIn(like),
  openedPath: path,
  press: () => {
    before?.();
    visit(path);
    return Promise.resolve();
  },
});

/** Stores the navigation state to which `lead` leads, so that each cell of the matrix can replay it. */
export function createReplayableVisit(
  lead: (person: ApproachContext) => Promise<unknown>,
  { as = 'anyone', like }: { readonly as?: 'anyone' | 'sameInvestor'; readonly like?: string } = {},
) {
  const states = new WeakMap<Investor, unknown>();
  const prepare = async (person: ApproachContext) => {
    const isLed = states.has(person.investor);
    await (isLed && as === 'sameInvestor' ? person.investor.signInAgain() : person.investor.signIn(like));
    if (isLed) return;
    await lead(person);
    states.set(person.investor, (history.state as { usr?: unknown }).usr);
    // Pending calls of the last page must not meet the first fault.
    visit('/faq');
    await person.network.waitUntilQuiet();
  };
  const replay = ({ investor }: ApproachContext, path: string, ...without: readonly string[]) => {
    const state = Object.entries(states.get(investor) as object).filter(([name]) => !without.includes(name));
    visit(path, Object.fromEntries(state));
  };
  return { prepare, replay };
}
