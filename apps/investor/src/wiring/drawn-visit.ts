import { MOBILE_BREAKPOINT_PX } from '@folioflow/flows';
import type { DrawnVisit } from '@folioflow/wiring/page-manifest';
import { readStoredKycProgress } from './stored-session.ts';

/** After Back and a reload, the app restores the position. */
const hasPosition = ({ scroll, followedLink }: DrawnVisit['state']) =>
  (typeof scroll === 'number' && scroll > 0) || followedLink !== undefined;

/** Returns whether a visit begins at the top of a page on a phone, after the KYC: other visits are not drawn. */
export const beginsLikeTemplates = ({ stores, state }: DrawnVisit): boolean =>
  readStoredKycProgress(stores) === 'finished' &&
  matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches &&
  !hasPosition(state);

/** Returns whether an earlier visit sent something that was not answered: the app looks it up and settles it. */
export const hasUnansweredSubmission = ({ state }: DrawnVisit): boolean =>
  Object.keys(state['unanswered'] ?? {}).length > 0;
