import type { Port } from './port.ts';

/** Waits until no other holder of the same turn is active; its answer is the release. */
export type TurnPort = Port<null, () => void>;

interface CheckedCall<CheckRequest, CheckAnswer, Request, Answer> {
  readonly check: Port<CheckRequest, CheckAnswer>;
  readonly call: Port<Request, Answer>;
}

/**
 * Runs a check and the call that follows it in one turn: between the two no other tab has an effect that the check did
 * not see. The check passes its turn on to the call if `isCallNext`; a call without a turn waits for one. Without
 * `takeTurn` both run as they are.
 */
export function inOneTurn<CheckRequest, CheckAnswer, Request, Answer>(
  { check, call }: CheckedCall<CheckRequest, CheckAnswer, Request, Answer>,
  isCallNext: (answer: CheckAnswer) => boolean,
  takeTurn: TurnPort | undefined,
): CheckedCall<CheckRequest, CheckAnswer, Request, Answer> {
  if (takeTurn === undefined) return { check, call };
  let release: (() => void) | null = null;
  const endTurn = () => {
    release?.();
    release = null;
  };
  // A stopped flow makes no call, and a call that is never answered holds no turn once its page is left.
  const endTurnWith = (signal: AbortSignal) => {
    signal.addEventListener('abort', endTurn);
    if (signal.aborted) endTurn();
  };
  const startTurn = async ({ signal }: { readonly signal: AbortSignal }) => {
    const turn = await takeTurn(null, { signal });
    if (turn.kind !== 'accepted') return;
    release = turn.answer;
    endTurnWith(signal);
  };
  return {
    check: async (request, scope) => {
      endTurn();
      await startTurn(scope);
      let isTurnPassedOn = false;
      try {
        const outcome = await check(request, scope);
        isTurnPassedOn = outcome.kind === 'accepted' && isCallNext(outcome.answer) && !scope.signal.aborted;
        return outcome;
      } finally {
        if (!isTurnPassedOn) endTurn();
      }
    },
    call: async (request, scope) => {
      if (release === null) await startTurn(scope);
      else endTurnWith(scope.signal);
      try {
        return await call(request, scope);
      } finally {
        endTurn();
      }
    },
  };
}
