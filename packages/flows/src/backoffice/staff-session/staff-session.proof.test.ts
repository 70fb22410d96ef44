import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { isPortDone } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { staffSessionMachine } from './staff-session.machine.ts';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from './staff-session.rules.ts';
import { staffSessionJourneys, staffSessionWorld } from './staff-session.scenarios.ts';
import type { RestoredStaffSession } from './staff-session.types.ts';

type Context = ContextFrom<typeof staffSessionMachine>;

/** The time that the edge contains; null without a time. */
const edgeTime = (edge: Edge<Context>): number | null => {
  const { step } = edge;
  if (!isWorldStep(step)) return 'at' in step ? (step['at'] as number) : null;
  const isRestored = isPortDone(edge, 'restoreSession') && step.step === 'done';
  return isRestored ? (step.answer as RestoredStaffSession).at : null;
};
const isEventOf = ({ step }: Edge<Context>, ...types: readonly string[]) =>
  !isWorldStep(step) && types.includes(step.type);

/**
 * INV-53: the provider client reads the token from `session`, and sends no staff call without a token. The token is
 * gone after 15 idle minutes, after 8 hours, after sign-out, and as soon as the provider or another tab ends the
 * session.
 */
const noTokenAfterEnd: Monitor<Context, null> = {
  name: 'INV-53',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    const { session } = to.context;
    const at = edgeTime(edge);
    if (session !== null && at !== null && at >= session.startedAt + SESSION_LIMIT_MS)
      throwViolation('the context contains a token after 8 hours');
    const seen = isEventOf(edge, 'activity.seen') ? from?.context.session : session;
    if (session !== null && at !== null && at >= (seen ?? session).seenAt + IDLE_LIMIT_MS)
      throwViolation('the context contains a token after 15 idle minutes');
    const isOver = isEventOf(edge, 'user.signedOut', 'token.disappeared');
    if (session !== null && isOver && from?.context.session !== null)
      throwViolation('the context contains a token after the sign-out');
    const isLeft = to.value === 'signedOut' || to.value === 'signingOut';
    if (isLeft && session !== null) throwViolation('the context contains a token without a signed-in person');
    return null;
  },
};

/** Only a sign-in or its stored session starts a session. */
const onlySignInStartsSession: Monitor<Context, null> = {
  name: 'INV-53 start',
  start: null,
  step(_, edge) {
    if (edge.from?.context.session !== null || edge.to.context.session === null) return null;
    if (!isEventOf(edge, 'session.started') && !isPortDone(edge, 'restoreSession'))
      throwViolation('a session starts without a sign-in');
    return null;
  },
};

/** The maximum duration of a session counts from the sign-in, whatever the user does. */
const limitsNeverRestart: Monitor<Context, null> = {
  name: 'INV-53 beginning',
  start: null,
  step(_, edge) {
    const [before, after] = [edge.from?.context.session ?? null, edge.to.context.session];
    if (before === null || after === null || isEventOf(edge, 'session.started')) return null;
    if (after.startedAt !== before.startedAt) throwViolation('the eight hours restart');
    if (after.seenAt !== before.seenAt && !isEventOf(edge, 'activity.seen'))
      throwViolation('the idle time restarts without an activity');
    return null;
  },
};

/** The revoked token is in one request and in no later state. */
const revokedTokenCleared: Monitor<Context, null> = {
  name: 'INV-54 token',
  start: null,
  step(_, { to }) {
    if (to.context.tokenToRevoke !== null && to.value !== 'signingOut')
      throwViolation('the context contains a revoked token');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(staffSessionJourneys, staffSessionWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = staffSessionMachine;
  const prove = createProver(staffSessionJourneys, staffSessionWorld);
  for (const { title, run } of [
    ...prove(noTokenAfterEnd, {
      'the idle limit is not checked': chart.provide({ guards: { isIdleLimitReached: () => false } }),
      'the limit of eight hours is not checked': chart.provide({ guards: { isSessionLimitReached: () => false } }),
      'the token is not cleared': chart.provide({ actions: { clearSession: assign({ endedBy: null }) } }),
      'the sign-out of another tab is ignored': mutant(chart, 'signedIn', {
        on: { ...chart.config.states?.['signedIn']?.on, 'token.disappeared': {} },
      }),
    }),
    ...prove(onlySignInStartsSession, {
      'an answer starts a session': mutant(chart, 'signedOut', {
        on: {
          'session.started': { target: 'signedIn', actions: 'setStartedSession' },
          'answer.received': {
            target: 'signedIn',
            actions: assign({
              session: { token: 'x', email: '', role: 'operator', startedAt: 0, seenAt: 0 },
            }),
          },
        },
      }),
    }),
    ...prove(limitsNeverRestart, {
      'reading the clock counts as an activity': chart.provide({
        actions: {
          setCurrentTime: assign(({ context: { session }, event }) =>
            session !== null && 'at' in event ? { session: { ...session, seenAt: event.at + 1 } } : {},
          ),
        },
      }),
    }),
    ...prove(revokedTokenCleared, {
      'the revoked token is not cleared': mutant(chart, 'signingOut', { exit: [] }),
    }),
  ])
    test(title, run);
});
