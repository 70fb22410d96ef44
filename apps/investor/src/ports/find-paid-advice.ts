import { accepted, expertAdviceKeeps, type FindPaidAdvice } from '@folioflow/flows';
import { keptIn, type Stores } from '@folioflow/wiring';

/** The browser port `findPaidAdvice`: what stands in the store at this moment, whichever tab has kept it. */
export const findPaidAdvice =
  (stores: Stores): FindPaidAdvice =>
  ({ watchlistId }) =>
    Promise.resolve(accepted(keptIn(stores, expertAdviceKeeps(watchlistId))));
