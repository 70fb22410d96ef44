import {
  createInvestorSandbox,
  createUnusedMobile,
  type InvestorSandbox,
} from '@folioflow/wiring/testing/sandbox-client';
import type { WindowSize } from '../drivers/driver.ts';
import type { Visit } from '../page/visit.ts';

/** Addresses of the servers that a run shares. */
export interface Addresses {
  readonly investor: string;
  readonly backoffice: string;
  readonly sandbox: string;
}

/** Window, investor and servers of one journey. */
export interface Journey {
  readonly visit: Visit;
  /** Opens another window, with storage of its own. */
  readonly openVisit: (size: WindowSize) => Promise<Visit>;
  readonly addresses: Addresses;
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Folder of the pictures of cards. */
  readonly files: string;
  /** Folder that receives downloads. */
  readonly downloads: string;
}

export const createInvestor = (addresses: Addresses) => {
  const mobile = createUnusedMobile();
  return { mobile, sandbox: createInvestorSandbox(addresses.sandbox, mobile) };
};

/** Opens the page as this investor, who begins as a copy of the persona. */
export async function openSignedIn(journey: Journey, like: string, path: string): Promise<void> {
  const { visit, addresses, sandbox } = journey;
  await visit.open(`${addresses.investor}/config.json`);
  await visit.driver.call('store', await sandbox.session(like));
  await visit.open(addresses.investor + path);
}
