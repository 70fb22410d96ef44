import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotice } from './wiring.ts';

/** Submission keys without an answer, by operation and, where the page has several subjects, subject: `createSwp ord_1`. */
export type Submissions = Readonly<Record<string, string>>;

/** State of a history entry: the router's index, and the submissions that were sent from its page. */
interface Entry {
  readonly idx?: number;
  readonly unanswered?: Submissions;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** Submissions of one visit to a history entry; ports take them through `remembering` and `settling`. */
export interface Unanswered {
  /** Submissions that an earlier visit to the entry left. */
  readonly earlier: Submissions;
  readonly submissions: Submissions;
  readonly store: (submissions: Submissions) => void;
  /**
   * Warns, once a visit, that an earlier attempt may have gone through: one of a subject, or one of the page itself. ''
   * stands for the words of an order.
   */
  readonly warn: (hasSubject: boolean, text: string) => void;
}

function createVisit(raise: ReturnType<typeof useNotice>): Unanswered & { readonly follow: () => void } {
  const enter = () => {
    const { idx, unanswered: earlier = {} } = entry();
    return { idx, earlier, submissions: earlier, open: Object.keys(earlier) };
  };
  let now = enter();
  const store = (submissions: Submissions) => {
    now.submissions = submissions;
    // The entry may be the next page's already, whose code is still on the way.
    if (now.idx === entry().idx) history.replaceState({ ...entry(), unanswered: submissions }, '');
  };
  return {
    get earlier() {
      return now.earlier;
    },
    get submissions() {
      return now.submissions;
    },
    store,
    warn: (hasSubject, text) => {
      const isMeant = (name: string) => name.includes(' ') === hasSubject;
      const isDue = now.open.some((name) => isMeant(name) && name in now.submissions);
      now.open = now.open.filter((name) => !isMeant(name));
      if (isDue) raise({ kind: 'alert', text, ...(text === '' && { means: 'earlierAttempt' }) });
    },
    // Another address of the same entry has replaced its state; another entry is another visit.
    follow: () => {
      if (now.idx === entry().idx) store(now.submissions);
      else now = enter();
    },
  };
}

/**
 * A submission outlives its page. The history entry stores its key, so that after Back, Forward or a reload the page warns
 * that the earlier attempt may have gone through, and the same confirmation has one effect (INV-04, decision 009). Of a
 * submission that has a subject `settling` warns, once the provider has been asked.
 */
export function useUnanswered(): Unanswered {
  const raise = useNotice();
  const { key } = useLocation();
  const [visit] = useState(() => createVisit(raise));
  const follow = useEffectEvent(() => {
    visit.follow();
    visit.warn(false, '');
  });
  useEffect(() => follow(), [key]);
  return visit;
}
