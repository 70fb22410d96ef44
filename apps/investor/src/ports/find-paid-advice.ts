import { acceptedLocally, expertAdviceStorage, type FindPaidAdvice } from '@folioflow/flows';
import { readStoredText, type BrowserStores } from '@folioflow/wiring/headless';

/** The browser port `findPaidAdvice`: returns the stored payment of this moment, whichever tab stored it. */
export const findPaidAdvice =
  (stores: BrowserStores): FindPaidAdvice =>
  ({ watchlistId }) =>
    Promise.resolve(acceptedLocally(readStoredText(stores, expertAdviceStorage(watchlistId))));
