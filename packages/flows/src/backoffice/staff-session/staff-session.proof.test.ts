import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { isDone } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor } from '../../kit/walk.ts';
import { staffSessionMachine } from './staff-session.machine.ts';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from './staff-session.rules.ts';
import { staffSessionJourneys, staffSessionWorld } from './staff-session.scenarios.ts';
import type { RestoredStaffSession } from './staff-session.types.ts';

type Context = ContextFrom<typeof staffSessionMachine>;

/** What the clock has said, where anybody told it. */
const clockIn = (edge: Edge<Context>): number | null => {
  const { step } = edge;
  if (!isWorldStep(step)) return 'at' in step ? (step['at'] as number) : null;
  const isRestored = isDone(edge, 'restoreSession') && step.step === 'done';
  return isRestored ? (step.answer as RestoredStaffSession).at : null;
};
const isNamed = ({ step }: Edge<Context>, ...types: readonly string[]) =>
  !isWorldStep(step) && types.includes(step.type);

/**
 * INV-53: the provider's client takes the token from `session`. Without one no call of the staff starts: there is none after
 * 15 idle minutes, after 8 hours, after sign-out, nor once the provider or another tab has ended it.
 */
const noTokenAfterTheEnd: Monitor<Context, null> = {
  name: 'INV-53',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    const { session } = to.context;
    const at = clockIn(edge);
    if (session !== null && at !== null && at >= session.startedAt + SESSION_LIMIT_MS)
      violated('a token is there after 8 hours');
    const seen = isNamed(edge, 'activity.seen') ? from?.context.session : session;
    if (session !== null && at !== null && at >= (seen ?? session).seenAt + IDLE_LIMIT_MS)
      violated('a token is there after 15 idle minutes');
    const isOver = isNamed(edge, 'user.signedOut', 'token.disappeared');
    if (session !== null && isOver && from?.context.session !== null) violated('a token outlives the sign-out');
    const isLeft = to.value === 'signedOut' || to.value === 'signingOut';
    if (isLeft && session !== null) violated('a token is there and nobody is signed in');
    return null;
  },
};

/** Nobody is signed in by anything but a sign-in, or what the tab has kept of one. */
const onlyASignInBegins: Monitor<Context, null> = {
  name: 'a sign-in begins by itself',
  start: null,
  step(_, edge) {
    if (edge.from?.context.session !== null || edge.to.context.session === null) return null;
    if (!isNamed(edge, 'session.started') && !isDone(edge, 'restoreSession')) violated('nobody has signed in');
    return null;
  },
};

/** The longest a sign-in lasts is counted from its beginning, whatever is done meanwhile. */
const beginsOnce: Monitor<Context, null> = {
  name: 'INV-53 beginning',
  start: null,
  step(_, edge) {
    const [before, after] = [edge.from?.context.session ?? null, edge.to.context.session];
    if (before === null || after === null || isNamed(edge, 'session.started')) return null;
    if (after.startedAt !== before.startedAt) violated('the eight hours begin anew');
    if (after.seenAt !== before.seenAt && !isNamed(edge, 'activity.seen')) violated('nobody was there, and it counts');
    return null;
  },
};

/** The token that is told to be forgotten is in one request, and in nothing after it. */
const forgetsTheToken: Monitor<Context, null> = {
  name: 'INV-54 token',
  start: null,
  step(_, { to }) {
    if (to.context.revoking !== null && to.value !== 'signingOut') violated('a forgotten token is still there');
    return null;
  },
};

describe('invariants', () => {
  const chart = staffSessionMachine;
  const prove = proving(staffSessionJourneys, staffSessionWorld);
  for (const { title, run } of [
    ...prove(noTokenAfterTheEnd, {
      'idling is not looked for': chart.provide({ guards: { isIdleOver: () => false } }),
      'eight hours are not looked for': chart.provide({ guards: { isLimitOver: () => false } }),
      'the token stays': chart.provide({ actions: { forget: assign({ endedBy: null }) } }),
      'another tab is not heard': mutant(chart, 'signedIn', {
        on: { ...chart.config.states?.['signedIn']?.on, 'token.disappeared': {} },
      }),
    }),
    ...prove(onlyASignInBegins, {
      'an answer brings a session': mutant(chart, 'signedOut', {
        on: {
          'session.started': { target: 'signedIn', actions: 'begin' },
          'answer.received': {
            target: 'signedIn',
            actions: assign({
              session: { token: 'x', email: '', role: 'operator', startedAt: 0, seenAt: 0 },
            }),
          },
        },
      }),
    }),
    ...prove(beginsOnce, {
      'a look at the clock is somebody': chart.provide({
        actions: {
          readClock: assign(({ context: { session }, event }) =>
            session !== null && 'at' in event ? { session: { ...session, seenAt: event.at + 1 } } : {},
          ),
        },
      }),
    }),
    ...prove(forgetsTheToken, {
      'it stays once the provider was told': mutant(chart, 'signingOut', { exit: [] }),
    }),
  ])
    test(title, run);
});
