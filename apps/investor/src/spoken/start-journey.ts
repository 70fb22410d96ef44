import type { ChangingParts } from '@folioflow/wiring/testing/spoken/changing-parts';
import { startListener, type Listener } from '@folioflow/wiring/testing/spoken/listener';
import type { Investor, Network } from '../testing/app-test.tsx';

/** Starts a journey whose spoken texts are compared. */
export function startJourney(
  title: string,
  investor: Investor,
  network: Network,
  changing: Pick<ChangingParts, 'hasValues'> = {},
): Promise<Listener> {
  const { mobile } = investor;
  return startListener(network, title, { ...changing, names: { [mobile]: 'MOBILE', [mobile.slice(-4)]: '0000' } });
}
