import { useEffect, useState } from 'react';
import type { Decision } from '../../sign-off/sign-off.ts';
import type { ReportData } from '../report-data.ts';
import { readDecisions, sendDecision } from './review-client.ts';
import type { ReviewedStory } from './review-model.ts';

export interface Review {
  readonly signOffs: ReportData['signOffs'];
  /** Reason why the last decision was refused; null after an accepted one. */
  readonly problem: string | null;
  readonly isSending: boolean;
  /** Returns whether the decision was accepted. */
  readonly decide: (decision: Decision, stories: readonly ReviewedStory[], comment?: string) => Promise<boolean>;
}

/** Decisions of the page: they are sent to the server, and read again when the window is shown again. */
export function useReview({ signOffs: loaded, token }: ReportData): Review {
  const [signOffs, setSignOffs] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (token === null) return undefined;
    const refresh = () =>
      void readDecisions().then((answer) => {
        if (answer.signOffs !== null) setSignOffs(answer.signOffs);
      });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [token]);

  const decide: Review['decide'] = async (decision, stories, comment = '') => {
    if (token === null || isSending) return false;
    setIsSending(true);
    const answer = await sendDecision(token, {
      decision,
      comment,
      stories: stories.map(({ story, signOff }) => ({
        id: story.id,
        contentHash: story.contentHash,
        seen: signOff?.at ?? null,
      })),
    });
    setIsSending(false);
    setProblem(answer.problem);
    if (answer.signOffs !== null) setSignOffs(answer.signOffs);
    return answer.problem === null;
  };

  return { signOffs, problem, isSending, decide };
}
