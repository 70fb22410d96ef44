import { assign, createActor, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isWorldStep } from '../../kit/journey.ts';
import { secretsStaySecret } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { accepted } from '../../kit/port.ts';
import { proving } from '../../kit/proving.ts';
import { startedOf } from '../../kit/started.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { guardFor, session, type KeptSession, type SessionEmitted } from './index.ts';
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
const complete: KeptSession = { token: 'token-1', profile, masterList };
const nothing: KeptSession = { token: null, profile: null, masterList: null };

async function started(kept: KeptSession) {
  const { actor, ports } = startedOf(session);
  const told: SessionEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  await ports.restoreSession.answer(accepted(kept));
  return { actor, told, logout: ports.logout };
}
const answer = { type: 'answer.received', token: 'kept', ended: false, accepted: true } as const;

describe('contract', () => {
  for (const { title, run } of flowContract(sessionJourneys, sessionWorld)) test(title, run);
});

describe('the token', () => {
  test('of an answer replaces the stored token [ON-430]', async () => {
    const { actor, told } = await started(complete);
    actor.send({ ...answer, token: { replacedBy: 'B' } });
    expect(told).toEqual([
      { type: 'session.changed', kept: { token: 'B', profile, masterList }, clearsSession: false },
    ]);
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  test('is cleared with profile and master list when an answer erases it', async () => {
    const { actor, told } = await started(complete);
    actor.send({ ...answer, token: 'erased' });
    expect(told).toEqual([{ type: 'session.changed', kept: nothing, clearsSession: false }]);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('signs out when it disappears from storage [ON-435]', async () => {
    const { actor, told } = await started(complete);
    actor.send({ type: 'token.disappeared' });
    expect(told).toEqual([
      { type: 'session.changed', kept: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
  });
});

describe('a session that the provider ends', () => {
  test('leads to the named screen, otherwise to sign-in', async () => {
    const named = await started(complete);
    named.actor.send({ ...answer, accepted: false, ended: true, endsWith: 'landing' });
    expect(named.told.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'landing', replace: true } });

    const unnamed = await started(complete);
    unnamed.actor.send({ ...answer, accepted: false, ended: true });
    expect(unnamed.told.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
    expect(unnamed.actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('never leads out of the app [ON-087]', async () => {
    for (const endsWith of ['/evil.example', 'https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      const { actor, told } = await started(complete);
      actor.send({ ...answer, accepted: false, ended: true, endsWith });
      expect(told.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
    }
  });
});

test('an answer that ends a session leads to sign-in even without a session, so that the waiting flow is left', async () => {
  const { actor, told } = await started(nothing);
  actor.send({ ...answer, accepted: false, ended: true });
  expect(told).toEqual([{ type: 'exit.requested', exit: { to: 'signin', replace: true } }]);
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
});

describe('a failed request', () => {
  test('with a status suspends the session without clearing storage, and the next accepted answer restores it [ON-438 DO-440 OM-338]', async () => {
    const { actor, told } = await started(complete);
    actor.send({ type: 'call.failed', status: 500 });
    expect(actor.getSnapshot().value).toBe('suspended');
    expect(guardFor('authenticated', sessionJourneys.flow.view(actor.getSnapshot(), {}))).toEqual({
      exit: { to: 'signin', replace: true },
    });
    expect(told).toEqual([]);
    actor.send(answer);
    expect(actor.getSnapshot().value).toBe('signedIn');
  });

  test.each([401, 403])('with %i clears the session and leads to sign-in', async (status) => {
    const { actor, told } = await started(complete);
    actor.send({ type: 'call.failed', status });
    expect(told).toEqual([
      { type: 'session.changed', kept: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
  });

  test.each([401, 403])('with %i leads to sign-in even without a stored token', async (status) => {
    const { actor, told } = await started(nothing);
    actor.send({ type: 'call.failed', status });
    expect(told.at(-1)).toEqual({ type: 'exit.requested', exit: { to: 'signin', replace: true } });
  });

  test.each([401, 403])('with %i leaves its texts for the sign-in page, once', async (status) => {
    const { actor } = await started(complete);
    const rejection = () => sessionJourneys.flow.view(actor.getSnapshot(), {}).rejection;
    expect(rejection()).toBeNull();
    actor.send({ type: 'call.failed', status, errors: ['You are not signed in.'] });
    expect(rejection()).toEqual(['You are not signed in.']);
    actor.send({ type: 'signIn.opened' });
    expect(rejection()).toBeNull();
    actor.send({ type: 'call.failed', status });
    expect(rejection()).toEqual([]);
  });

  test('without a response does not sign out', async () => {
    const { actor } = await started(complete);
    actor.send({ type: 'call.failed' });
    expect(actor.getSnapshot().value).toBe('signedIn');
  });
});

describe('signing out', () => {
  test('clears storage and leads to sign-in before the provider is informed, whatever it answers', async () => {
    const { actor, told, logout } = await started(complete);
    actor.send({ type: 'user.signedOut' });
    expect(told).toEqual([
      { type: 'session.changed', kept: nothing, clearsSession: false },
      { type: 'exit.requested', exit: { to: 'signin', replace: true } },
    ]);
    expect(logout.calls).toEqual([{ request: { token: 'token-1' } }]);
    actor.send({ type: 'signIn.opened' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'informing' });
    await logout.fail(new Error('offline'));
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('is done for both stores when sign-in is opened', async () => {
    const { actor, told } = await started(complete);
    actor.send({ type: 'signIn.opened' });
    expect(told).toEqual([{ type: 'session.changed', kept: nothing, clearsSession: true }]);
  });
});

describe('the guard of a route', () => {
  const view = (kept: KeptSession, screen: 'restoring' | 'signedIn' | 'suspended' | 'signedOut' | 'provisional') => ({
    screen,
    profile: kept.profile,
    masterList: kept.masterList,
    hasToken: kept.token !== null,
    menuTitle: null,
    rejection: null,
  });
  const toSignIn = { exit: { to: 'signin', replace: true } };

  test('is undecided before the session is restored [ON-082]', () => {
    expect(guardFor('stored', view(nothing, 'restoring'))).toBe('checking');
    expect(guardFor('authenticated', view(nothing, 'restoring'))).toBe('checking');
    expect(guardFor('public', view(nothing, 'restoring'))).toBe('allowed');
  });

  test('requires token and profile for signed-in screens [ON-084]', () => {
    expect(guardFor('stored', view(complete, 'signedIn'))).toBe('allowed');
    expect(guardFor('stored', view(complete, 'suspended'))).toBe('allowed');
    expect(guardFor('stored', view({ ...complete, profile: null }, 'provisional'))).toEqual(toSignIn);
    expect(guardFor('stored', view({ ...complete, token: null }, 'signedOut'))).toEqual(toSignIn);
  });

  test('requires a session that is not suspended for settings', () => {
    expect(guardFor('authenticated', view(complete, 'signedIn'))).toBe('allowed');
    expect(guardFor('authenticated', view(complete, 'suspended'))).toEqual(toSignIn);
  });
});

describe('the profile menu', () => {
  const titleOf = (login_mobile_number: string, login_name?: string) => {
    const menu = sessionJourneys.flow.view(createActor(chart).getSnapshot(), {});
    expect(menu.menuTitle).toBeNull();
    return started({ ...complete, profile: { login_mobile_number, login_email: 'asha@example.in', login_name } }).then(
      ({ actor }) => sessionJourneys.flow.view(actor.getSnapshot(), {}).menuTitle,
    );
  };
  test('has the name as its title if the provider returned a name', async () =>
    expect([await titleOf('9876543210', ' Asha Rao '), await titleOf('', 'Asha Rao')]).toEqual(['Asha Rao', null]));
  test('has a mobile number of more than seven characters as its title without a name [ON-407]', async () =>
    expect(await titleOf('9876543210')).toBe('9876543210'));
  test('has the email address as its title without both [ON-408]', async () =>
    expect(await titleOf('1234567')).toBe('asha@example.in'));
  test('is absent without a mobile number', async () => expect(await titleOf('')).toBeNull());
});

/**
 * INV-46 and INV-47 together: before the one call with the old token, the stored session is empty and the exit is
 * emitted.
 */
const erasureFirst: Monitor<Context, null> = {
  name: 'INV-47',
  start: null,
  step(_, { starts, to, told }) {
    if (!starts.some(({ port }) => port === 'logout')) return null;
    const kept = told.findIndex((event) => event.type === 'session.changed');
    const exit = told.findIndex((event) => event.type === 'exit.requested');
    if (to.context.token !== null || kept < 0 || exit < kept)
      violated('the provider is informed before the session is cleared');
    return null;
  },
};

/** INV-50 has its rule in `signedInBy`; here: a profile appears only with `profile.saved` or from the device. */
const profileBySaving: Monitor<Context, null> = {
  name: 'INV-50',
  start: null,
  step(_, { from, step, to }) {
    const appears = from?.context.profile === null && to.context.profile !== null;
    const isSaved = 'type' in step && step.type === 'profile.saved';
    const isRestored = isWorldStep(step) && step.step === 'done' && step.port === 'restoreSession';
    if (appears && !isSaved && !isRestored) violated('a profile appears without being saved or restored');
    return null;
  },
};

describe('invariants', () => {
  const prove = proving(sessionJourneys, sessionWorld);
  for (const { title, run } of [
    ...prove(erasureFirst, {
      'signing out does not clear the token': chart.provide({ actions: { clearSession: () => undefined } }),
    }),
    ...prove(profileBySaving, {
      'a new token adds a profile': chart.provide({ actions: { updateSession: assign({ profile }) } }),
    }),
  ])
    test(title, run);
  test('no secret is ever in the session', () => {
    expect(() => walk(sessionJourneys, sessionWorld, secretsStaySecret<Context>(['123456']))).not.toThrow();
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
