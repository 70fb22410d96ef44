import type { ChangingParts } from '@folioflow/wiring/testing/spoken/changing-parts';
import { startListener, type Listener } from '@folioflow/wiring/testing/spoken/listener';
import { replaceConfig, type Investor, type Network } from '../testing/app-test.tsx';

/** Starts a journey with the settings that ship (decisions 066 and 074). */
export function startJourney(
  title: string,
  investor: Investor,
  network: Network,
  changing: Pick<ChangingParts, 'hasValues'> = {},
): Promise<Listener> {
  replaceConfig({ errorPlacement: 'inPlace', codeEntry: 'direct' });
  const { mobile } = investor;
  return startListener(network, title, { ...changing, names: { [mobile]: 'MOBILE', [mobile.slice(-4)]: '0000' } });
}
