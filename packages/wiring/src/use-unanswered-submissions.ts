import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  createSubmissionVisit,
  type SubmissionEntry,
  type SubmissionKeys,
  type UnansweredSubmissions,
} from './submission-visit.ts';
import { useRaiseNotice } from './wiring.ts';

/** State of a history entry: the router's index, and the submissions that were sent from its page. */
interface HistoryEntryState {
  readonly idx?: number;
  readonly unanswered?: SubmissionKeys;
}

const currentEntryState = (): HistoryEntryState => (history.state as HistoryEntryState | null) ?? {};

const historyEntry: SubmissionEntry = {
  id: () => currentEntryState().idx,
  read: () => currentEntryState().unanswered ?? {},
  write: (unanswered) => history.replaceState({ ...currentEntryState(), unanswered }, ''),
};

/**
 * A submission outlives its page. The history entry stores its key, so that after Back, Forward or a reload the page
 * warns that the earlier attempt may have gone through, and the same confirmation has a single effect (INV-04, decision
 * 009). For a submission with a subject, `createSubmissionSettlingPort` warns after the answer of the provider.
 */
export function useUnansweredSubmissions(): UnansweredSubmissions {
  const raiseNotice = useRaiseNotice();
  const { key } = useLocation();
  const [visit] = useState(() => createSubmissionVisit(raiseNotice, historyEntry));
  const handleNavigation = useEffectEvent(() => {
    visit.syncEntry();
    visit.warn(false, '');
  });
  useEffect(() => handleNavigation(), [key]);
  return visit;
}
