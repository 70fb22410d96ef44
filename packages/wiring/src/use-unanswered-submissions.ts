import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRaiseNotice } from './wiring.ts';

/** Submission keys without an answer, by operation and subject (`createSwp ord_1`), or by operation alone. */
export type SubmissionKeys = Readonly<Record<string, string>>;

/** State of a history entry: the router's index, and the submissions that were sent from its page. */
interface HistoryEntryState {
  readonly idx?: number;
  readonly unanswered?: SubmissionKeys;
}

const currentEntryState = (): HistoryEntryState => (history.state as HistoryEntryState | null) ?? {};

/**
 * Submissions of a visit to a history entry; input of `createSubmissionStoringPort` and `createSubmissionSettlingPort`.
 */
export interface UnansweredSubmissions {
  /** Unanswered submissions of an earlier visit to the entry. */
  readonly earlier: SubmissionKeys;
  readonly submissions: SubmissionKeys;
  readonly store: (submissions: SubmissionKeys) => void;
  /**
   * Warns, once a visit, that an earlier attempt may have gone through: an attempt for a subject, or for the page
   * itself. With the text '' the notice has the default text for orders.
   */
  readonly warn: (hasSubject: boolean, text: string) => void;
}

function createSubmissionVisit(
  raiseNotice: ReturnType<typeof useRaiseNotice>,
): UnansweredSubmissions & { readonly syncEntry: () => void } {
  const readEntry = () => {
    const { idx, unanswered: earlier = {} } = currentEntryState();
    return { idx, earlier, submissions: earlier, unwarned: Object.keys(earlier) };
  };
  let current = readEntry();
  const store = (submissions: SubmissionKeys) => {
    current.submissions = submissions;
    // The entry may already belong to the next page while the code of that page is loading.
    if (current.idx === currentEntryState().idx)
      history.replaceState({ ...currentEntryState(), unanswered: submissions }, '');
  };
  return {
    get earlier() {
      return current.earlier;
    },
    get submissions() {
      return current.submissions;
    },
    store,
    warn: (hasSubject, text) => {
      const matchesSubject = (name: string) => name.includes(' ') === hasSubject;
      const isDue = current.unwarned.some((name) => matchesSubject(name) && name in current.submissions);
      current.unwarned = current.unwarned.filter((name) => !matchesSubject(name));
      if (isDue) raiseNotice({ kind: 'alert', text, ...(text === '' && { means: 'earlierAttempt' }) });
    },
    // Another address of the same entry has replaced its state; another entry is another visit.
    syncEntry: () => {
      if (current.idx === currentEntryState().idx) store(current.submissions);
      else current = readEntry();
    },
  };
}

/**
 * A submission outlives its page. The history entry stores its key, so that after Back, Forward or a reload the page
 * warns that the earlier attempt may have gone through, and the same confirmation has a single effect (INV-04, decision
 * 009). For a submission with a subject, `createSubmissionSettlingPort` warns after the answer of the provider.
 */
export function useUnansweredSubmissions(): UnansweredSubmissions {
  const raiseNotice = useRaiseNotice();
  const { key } = useLocation();
  const [visit] = useState(() => createSubmissionVisit(raiseNotice));
  const handleNavigation = useEffectEvent(() => {
    visit.syncEntry();
    visit.warn(false, '');
  });
  useEffect(() => handleNavigation(), [key]);
  return visit;
}
