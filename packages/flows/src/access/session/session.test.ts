import type { ProfileData } from '@folioflow/api/contract';
import { assign, createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isWorldStep } from '../../model-testing/journey.ts';
import { noSecretExposed } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { viewOf } from '../../kit/flow.ts';
import { accepted } from '../../kit/port.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { throwViolation, walk, type Monitor } from '../../model-testing/walk.ts';
import { decideRouteAccess } from './guard.ts';
import { session } from './session.flow.ts';
import type { StoredSession, SessionEmitted } from './session.types.ts';
import { sessionJourneys, sessionWorld } from './session.scenarios.ts';

const chart = sessionJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

const profile = { login_mobile_number: '9876543210', login_email: 'asha@example.in' };
const masterList = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};
const complete: StoredSession = { token: 'token-1', profile, masterList };
const nothing: StoredSession = { token: null, profile: null, masterList: null };

async function startSession(stored: StoredSession) {
  const { actor, ports } = startFlow(session);
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  await ports.restoreSession.answer(accepted(stored, 0));
  return { actor, emitted, logout: ports.logout };
}
const answer = { type: 'answer.received', token: 'unchanged', ended: false, accepted: true } as const;

describe('contract', () => {
  for (const { title, run } of flowContract(sessionJourneys, sessionWorld)) test(title, run);
});

describe('the token', () => {
  test('is replaced by the token of an answer [ON-430]', async () => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ ...answer, token: { replacedBy: 'B' } });
    expect(emitted).toEqual([
      { type: 'session.changed', session: { token: 'B', profile, masterList }, clearsSession: false },
    ]);
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  test('is cleared with profile and master list when an answer erases it', async () => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ ...answer, token: 'erased' });
    expect(emitted).toEqual([{ type: 'session.changed', session: nothing, clearsSession: false }]);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('signs out when it disappears from storage [ON-435]', async () => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ type: 'token.disappeared' });
    expect(emitted).toEqual([
      { type: 'session.changed', session: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
  });
});

describe('a session that the provider ends', () => {
  test('leads to the named screen, otherwise to sign-in', async () => {
    const named = await startSession(complete);
    named.actor.send({ ...answer, accepted: false, ended: true, endsWith: 'landing' });
    expect(named.emitted.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'landing', replace: true } });

    const unnamed = await startSession(complete);
    unnamed.actor.send({ ...answer, accepted: false, ended: true });
    expect(unnamed.emitted.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
    expect(unnamed.actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('never leads out of the app [ON-087]', async () => {
    for (const endsWith of ['/evil.example', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      const { actor, emitted } = await startSession(complete);
      actor.send({ ...answer, accepted: false, ended: true, endsWith });
      expect(emitted.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
    }
  });
});

test('an answer that ends a session leads to sign-in even without a session, so that the waiting flow is left', async () => {
  const { actor, emitted } = await startSession(nothing);
  actor.send({ ...answer, accepted: false, ended: true });
  expect(emitted).toEqual([{ type: 'exit.requested', exit: { to: 'signin', replace: true } }]);
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
});

test('the text of the answer that ends a session is for the sign-in page, until it was opened [ON-436 ON-437]', async () => {
  const { actor } = await startSession(complete);
  const endText = () => sessionJourneys.flow.view(actor.getSnapshot(), {}).endText;
  expect(endText()).toBeNull();
  actor.send({ ...answer, accepted: false, ended: true, text: 'You have signed in on another device.' });
  expect(endText()).toBe('You have signed in on another device.');
  actor.send({ type: 'signIn.opened' });
  expect(endText()).toBeNull();
});

describe('a failed request', () => {
  test('suspends the session if it has a status, without clearing storage, and the next accepted answer restores it [ON-438 DO-440 OM-338]', async () => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ type: 'call.failed', status: 500 });
    expect(actor.getSnapshot().value).toBe('suspended');
    expect(decideRouteAccess('authenticated', sessionJourneys.flow.view(actor.getSnapshot(), {}))).toEqual({
      exit: { to: 'signin', replace: true },
    });
    expect(emitted).toEqual([]);
    actor.send(answer);
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  test.each([401, 403])('clears the session and leads to sign-in after %i', async (status) => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ type: 'call.failed', status });
    expect(emitted).toEqual([
      { type: 'session.changed', session: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
  });

  test.each([401, 403])('leads to sign-in after %i even without a stored token', async (status) => {
    const { actor, emitted } = await startSession(nothing);
    actor.send({ type: 'call.failed', status });
    expect(emitted.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
  });

  test.each([401, 403])('leaves its texts for the sign-in page after %i, once', async (status) => {
    const { actor } = await startSession(complete);
    const rejection = () => sessionJourneys.flow.view(actor.getSnapshot(), {}).rejection;
    expect(rejection()).toBeNull();
    actor.send({ type: 'call.failed', status, errors: ['You are not signed in.'] });
    expect(rejection()).toEqual(['You are not signed in.']);
    actor.send({ type: 'signIn.opened' });
    expect(rejection()).toBeNull();
    actor.send({ type: 'call.failed', status });
    expect(rejection()).toEqual([]);
  });

  test('does not sign out if there was no response', async () => {
    const { actor } = await startSession(complete);
    actor.send({ type: 'call.failed' });
    expect(actor.getSnapshot().value).toBe('signedIn');
  });
});

describe('signing out', () => {
  test('clears storage and leads to sign-in before the provider is informed, whatever it answers', async () => {
    const { actor, emitted, logout } = await startSession(complete);
    actor.send({ type: 'user.signedOut' });
    expect(emitted).toEqual([
      { type: 'session.changed', session: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
    expect(logout.calls).toEqual([{ request: { token: 'token-1' } }]);
    actor.send({ type: 'signIn.opened' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'informing' });
    await logout.fail(new Error('offline'));
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('clears both stores when sign-in is opened', async () => {
    const { actor, emitted } = await startSession(complete);
    actor.send({ type: 'signIn.opened' });
    expect(emitted).toEqual([{ type: 'session.changed', session: nothing, clearsSession: true }]);
  });
});

describe('the guard of a route', () => {
  const view = (
    stored: StoredSession,
    screen: 'restoring' | 'signedIn' | 'suspended' | 'signedOut' | 'provisional',
  ) => ({
    screen,
    profile: stored.profile,
    masterList: stored.masterList,
    hasToken: stored.token !== null,
    menuTitle: null,
    rejection: null,
    endText: null,
  });
  const toSignIn = { exit: { to: 'signin', replace: true } };

  test('is undecided before the session is restored [ON-082]', () => {
    expect(decideRouteAccess('stored', view(nothing, 'restoring'))).toBe('checking');
    expect(decideRouteAccess('authenticated', view(nothing, 'restoring'))).toBe('checking');
    expect(decideRouteAccess('public', view(nothing, 'restoring'))).toBe('allowed');
  });

  test('requires token and profile for signed-in screens [ON-084]', () => {
    expect(decideRouteAccess('stored', view(complete, 'signedIn'))).toBe('allowed');
    expect(decideRouteAccess('stored', view(complete, 'suspended'))).toBe('allowed');
    expect(decideRouteAccess('stored', view({ ...complete, profile: null }, 'provisional'))).toEqual(toSignIn);
    expect(decideRouteAccess('stored', view({ ...complete, token: null }, 'signedOut'))).toEqual(toSignIn);
  });

  test('requires a session that is not suspended for settings', () => {
    expect(decideRouteAccess('authenticated', view(complete, 'signedIn'))).toBe('allowed');
    expect(decideRouteAccess('authenticated', view(complete, 'suspended'))).toEqual(toSignIn);
  });
});

describe('the profile menu', () => {
  const startedTitleOf = async (changes: Partial<ProfileData>) => {
    const { actor } = await startSession({ ...complete, profile: { ...profile, ...changes } });
    return sessionJourneys.flow.view(actor.getSnapshot(), {}).menuTitle;
  };
  test('has a mobile number of more than seven characters as its title, also for a user with a name [ON-407]', async () => {
    expect(await startedTitleOf({})).toBe('9876543210');
    expect(await startedTitleOf({ login_name: 'Asha Rao' })).toBe('9876543210');
  });
  test('has the email address as its title for a shorter number, and that number without an address [ON-408]', async () => {
    expect(await startedTitleOf({ login_mobile_number: '1234567' })).toBe('asha@example.in');
    expect(await startedTitleOf({ login_mobile_number: '1234567', login_email: '' })).toBe('1234567');
  });
  test('is absent without a session or a mobile number [ON-406]', async () => {
    expect(viewOf(sessionJourneys.flow, createActor(chart).getSnapshot()).menuTitle).toBeNull();
    expect(await startedTitleOf({ login_mobile_number: '', login_name: 'Asha Rao' })).toBeNull();
  });
});

/**
 * INV-46 and INV-47 together: before the one call with the old token, the stored session is empty and the exit is
 * emitted.
 */
const sessionClearedBeforeLogout: Monitor<Context, null> = {
  name: 'INV-47',
  start: null,
  step(_, { starts, to, sentEvents }) {
    if (!starts.some(({ port }) => port === 'logout')) return null;
    const change = sentEvents.findIndex((event) => event.type === 'session.changed');
    const exit = sentEvents.findIndex((event) => event.type === 'exit.requested');
    if (to.context.token !== null || change < 0 || exit < change)
      throwViolation('the provider is informed before the session is cleared');
    return null;
  },
};

/** INV-50 has its rule in `signedInBy`; here: a profile appears only with `profile.saved` or from the device. */
const profileOnlyBySaving: Monitor<Context, null> = {
  name: 'INV-50',
  start: null,
  step(_, { from, step, to }) {
    const appears = from?.context.profile === null && to.context.profile !== null;
    const isSaved = 'type' in step && step.type === 'profile.saved';
    const isRestored = isWorldStep(step) && step.step === 'done' && step.port === 'restoreSession';
    if (appears && !isSaved && !isRestored) throwViolation('a profile appears without being saved or restored');
    return null;
  },
};

describe('invariants', () => {
  const prove = createProver(sessionJourneys, sessionWorld);
  for (const { title, run } of [
    ...prove(sessionClearedBeforeLogout, {
      'signing out does not clear the token': chart.provide({ actions: { clearSession: () => undefined } }),
    }),
    ...prove(profileOnlyBySaving, {
      'a new token adds a profile': chart.provide({ actions: { updateSession: assign({ profile }) } }),
    }),
  ])
    test(title, run);
  test('no secret is ever in the session', () => {
    expect(() => walk(sessionJourneys, sessionWorld, noSecretExposed<Context>(['123456']))).not.toThrow();
  });
  test('the contract rejects a chart that restores into a dead end', () => {
    const faulty = mutant(chart, 'restoring', { invoke: [], on: {} });
    const problems = flowContract(
      { ...sessionJourneys, flow: { ...sessionJourneys.flow, machine: faulty } },
      sessionWorld,
    ).filter(({ run }) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    });
    expect(problems.length).toBeGreaterThan(0);
  });
});
