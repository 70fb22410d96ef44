import { createNetwork } from '@folioflow/wiring/testing/network';
import { inject, onTestFinished } from 'vitest';
import {
  createInvestorSandbox,
  createUnusedMobile,
  moveClock,
  type ClockMove,
  type InvestorSandbox,
} from '@folioflow/wiring/testing/sandbox-client';
import { replaceConfig, replaceParts, type Network } from './app-test.tsx';

/** An investor on a day: the sandbox and the device have one clock, which moves only by a move. */
export interface AwkwardDay {
  readonly sandbox: InvestorSandbox;
  readonly network: Network;
  readonly moveClock: (by: ClockMove) => Promise<void>;
}

/** Stops both clocks at a moment and signs in a copy of a persona; the app starts with this provider. */
export async function startAwkwardDay(moment: string, like: string): Promise<AwkwardDay> {
  const url = inject('movableSandbox');
  const providerUrl = `${url}/api/v1`;
  let time = await moveClock(url, { set: moment, freeze: true });
  replaceConfig({ providerUrl });
  replaceParts({ now: () => time });
  const network = createNetwork(providerUrl);
  onTestFinished(network.close);
  const sandbox = createInvestorSandbox(url, createUnusedMobile());
  for (const [key, text] of Object.entries(await sandbox.session(like))) localStorage.setItem(key, text);
  return {
    sandbox,
    network,
    moveClock: async (by) => {
      time = await moveClock(url, by);
    },
  };
}
