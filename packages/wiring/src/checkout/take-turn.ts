import { acceptedLocally, type MandateChoicePorts } from '@folioflow/flows';

/** The name of the lock that the tabs of a browser share. */
export const MANDATE_TURN = 'folioflow.registerMandate';

/** One tab of this browser at a time registers a mandate. */
export const takeTurn: NonNullable<MandateChoicePorts['takeTurn']> = (_, { signal }) =>
  new Promise((resolve, reject) => {
    // A page without TLS has no locks.
    if (!('locks' in navigator)) {
      resolve(acceptedLocally(() => undefined));
      return;
    }
    navigator.locks
      .request(
        MANDATE_TURN,
        { signal },
        () => new Promise<void>((release) => resolve(acceptedLocally(() => release()))),
      )
      .catch(reject);
  });
