import { refused, type LumpsumCheckoutPorts, type LumpsumCheckoutView } from '@folioflow/flows';
import { provider } from './provider.ts';

/** The robot has no scan of a declaration: it invests for a client with a nominee. */
const refuseUpload = async () => refused('This robot uploads no declaration.');

export const lumpsumPorts: LumpsumCheckoutPorts = {
  ...provider,
  prepareImage: refuseUpload,
  uploadDeclaration: refuseUpload,
};

/** Finds the first nominee of the client once the nominees are shown. */
export const findNominee = (view: LumpsumCheckoutView) =>
  view.screen === 'choosing' && view.nominee?.screen === 'existing' ? view.nominee.nominees[0] : null;
