import { RESEND_COOLDOWN_MS } from '@folioflow/api/contract';
import type { Port, ResendCooldown } from '@folioflow/flows';

/** State of the history entry of a page that sends a code again. */
interface ResendEntryState {
  readonly idx?: number;
  /** Milliseconds since the epoch, by the clock of the device. */
  readonly resentAt?: number;
}

const entryState = (): ResendEntryState => (history.state as ResendEntryState | null) ?? {};

/** Returns the rest of the cooldown that began on this history entry; undefined if none is left. */
export function readResendCooldown(now: number): ResendCooldown | undefined {
  const { resentAt } = entryState();
  if (resentAt === undefined) return undefined;
  const endsAt = resentAt + RESEND_COOLDOWN_MS;
  // A clock that was set back prolongs no cooldown.
  return endsAt > now && resentAt <= now ? { endsAt, restMs: endsAt - now } : undefined;
}

/** Stores the time of an accepted call in the history entry of its page, which a reload restores. */
export const storeResendTime =
  <Request, Answer>(resend: Port<Request, Answer>): Port<Request, Answer> =>
  async (request, scope) => {
    const { idx } = entryState();
    const outcome = await resend(request, scope);
    const state = entryState();
    if (outcome.kind === 'accepted' && !scope.signal.aborted && state.idx === idx)
      history.replaceState({ ...state, resentAt: outcome.receivedAt }, '');
    return outcome;
  };
