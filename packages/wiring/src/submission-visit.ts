import type { NoticeRaised } from '@folioflow/flows';

/** Submission keys without an answer, by operation and subject (`createSwp ord_1`), or by operation alone. */
export type SubmissionKeys = Readonly<Record<string, string>>;

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

/** The place that stores the submissions of a visit beyond its page. */
export interface SubmissionEntry {
  /** Returns the identity of the entry; another one is another visit. */
  readonly id: () => unknown;
  readonly read: () => SubmissionKeys;
  readonly write: (submissions: SubmissionKeys) => void;
}

/** Starts a visit to an entry. `syncEntry` is called when the entry may have changed. */
export function createSubmissionVisit(
  raiseNotice: (notice: Omit<NoticeRaised, 'type'>) => void,
  entry: SubmissionEntry,
): UnansweredSubmissions & { readonly syncEntry: () => void } {
  const readEntry = () => {
    const earlier = entry.read();
    return { id: entry.id(), earlier, submissions: earlier, unwarned: Object.keys(earlier) };
  };
  let current = readEntry();
  const store = (submissions: SubmissionKeys) => {
    current.submissions = submissions;
    // The entry may already belong to the next page while the code of that page is loading.
    if (current.id === entry.id()) entry.write(submissions);
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
      if (current.id === entry.id()) store(current.submissions);
      else current = readEntry();
    },
  };
}
