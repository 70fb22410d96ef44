import { investorRoutes, routeOf } from '../kit/routes.ts';
import type { StorageRule } from '../kit/storage-rule.ts';
import type { KycProgress } from './kyc-progress.ts';

/** `unfinished`: a page reserves the space of the banner, and checks the progress again before it shows any. */
export type StoredKycProgress = 'unfinished' | 'finished';

/** Stores on this device whether the KYC is finished. It is removed with the session; undefined changes nothing. */
export const kycProgressStorage: StorageRule<StoredKycProgress | undefined> = {
  store: 'local',
  key: 'kyc_progress',
  select: (stored) => stored,
};

export const storedKycProgressOf = (progress: KycProgress | null): StoredKycProgress | undefined =>
  progress === null ? undefined : progress.kind === 'approved' ? 'finished' : 'unfinished';

/**
 * Reads the page to which a sign-in leads: the portfolio of a finished KYC, or any other, whose KYC the next page checks.
 */
export const signedInKycProgress = (navigateScreen: string | undefined): StoredKycProgress =>
  routeOf(navigateScreen, investorRoutes) === 'portfolio' ? 'finished' : 'unfinished';
