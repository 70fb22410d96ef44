import type { DecisionRequest } from '../../sign-off/decide.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';

export interface ReviewAnswer {
  /** Decisions after the request; null if the server sent none. */
  readonly signOffs: readonly SignOff[] | null;
  /** Reason of a refusal; null if the request was accepted. */
  readonly problem: string | null;
}

const UNREACHABLE = 'The review server does not answer. Start it again with npm run review, then reload the page.';

async function request(address: string, init: RequestInit): Promise<ReviewAnswer> {
  try {
    const answer = await fetch(address, init);
    const { signOffs = null, message = answer.statusText } = (await answer.json()) as {
      readonly signOffs?: readonly SignOff[];
      readonly message?: string;
    };
    return { signOffs, problem: answer.ok ? null : message };
  } catch {
    return { signOffs: null, problem: UNREACHABLE };
  }
}

/** Sends a decision to the review server. Never throws. */
export const sendDecision = (token: string, decision: DecisionRequest): Promise<ReviewAnswer> =>
  request('/decisions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-review-token': token },
    body: JSON.stringify(decision),
  });

/** Reads the decisions again, for those of another window. Never throws. */
export const readDecisions = (): Promise<ReviewAnswer> => request('/sign-offs', {});
