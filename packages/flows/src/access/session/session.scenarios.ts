import type { FilterLists, ProfileData } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import { sessionFlow } from './session.flow.ts';
import type { StoredSession } from './session.types.ts';
import type { SessionVerdict } from '../../parts/identity/session-verdict.ts';
import { sessionMachine } from './session.machine.ts';

const profile: ProfileData = { login_mobile_number: '9876543210', login_email: 'asha@example.in' };
const masterList: FilterLists = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};
const nothing: StoredSession = { token: null, profile: null, masterList: null };
const complete: StoredSession = { token: 'token-1', profile, masterList };
const onlyToken: StoredSession = { ...nothing, token: 'token-1' };
const verdict = (change: Partial<SessionVerdict> = {}) =>
  ({ type: 'answer.received', token: 'unchanged', ended: false, accepted: true, ...change }) as const;
const failed500 = { type: 'call.failed', status: 500 } as const;

const { done, ignored, scenario, scenarios } = journeysOf(
  { ...sessionFlow, machine: sessionMachine },
  {
    purpose:
      'Owns token, profile and sign-out. It decides the access to pages, and the exit when the provider ends the session.',
    input: undefined,
    children: {},
  },
);
const signedIn = done('restoreSession', complete);
const signedOut = done('restoreSession', nothing);

export const sessionJourneys = scenarios({
  Restoring: scenario('restoring'),
  SignedOut: scenario('signedOut.settled', { steps: [signedOut] }),
  SignedOutInforming: scenario('signedOut.informing', { steps: [signedIn, { type: 'user.signedOut' }] }),
  Provisional: scenario('provisional', { steps: [signedOut, verdict({ token: { replacedBy: 'token-1' } })] }),
  SignedIn: scenario('signedIn', { steps: [signedIn] }),
  Suspended: scenario('suspended', { steps: [signedIn, failed500] }),
  SignedInAfterSuspension: scenario('signedIn', { steps: [signedIn, failed500, verdict()] }),
  SignedOutByErasure: scenario('signedOut.settled', { steps: [signedIn, verdict({ token: 'erased' })] }),
  SignedOutByLogoutToken: scenario('signedOut.settled', {
    steps: [signedIn, verdict({ token: 'erased', accepted: true })],
  }),
  SignedOutByCode003: scenario('signedOut.settled', {
    steps: [signedIn, verdict({ token: 'erased', accepted: false, ended: true, endsWith: 'signin' })],
  }),
  RedirectedByCode004: scenario('signedIn', {
    steps: [signedIn, verdict({ accepted: false, ended: true, endsWith: 'panVerification' })],
  }),
  SignedOutByMissingToken: scenario('signedOut.settled', { steps: [signedIn, { type: 'token.disappeared' }] }),
  SignedOutBy401: scenario('signedOut.settled', { steps: [signedIn, { type: 'call.failed', status: 401 }] }),
  SignedOutBy403WithText: scenario('signedOut.settled', {
    steps: [signedIn, { type: 'call.failed', status: 403, errors: ['You may not do this.'] }],
  }),
  SignedInNewToken: scenario('signedIn', { steps: [signedIn, verdict({ token: { replacedBy: 'token-2' } })] }),
  SignedInAfterNetworkLoss: scenario('signedIn', { steps: [signedIn, ignored({ type: 'call.failed' })] }),
  SignedOutBySignInOpened: scenario('signedOut.settled', { steps: [signedIn, { type: 'signIn.opened' }] }),
});

export const sessionWorld: World<typeof sessionMachine> = {
  inputs: [undefined],
  events: {
    'answer.received': [
      verdict(),
      verdict({ accepted: false }),
      verdict({ token: { replacedBy: 'token-2' } }),
      verdict({ token: 'erased' }),
      verdict({ token: 'erased', accepted: false, ended: true, endsWith: 'landing' }),
      verdict({ accepted: false, ended: true }),
      verdict({ accepted: false, ended: true, endsWith: 'portfolio' }),
      verdict({ accepted: false, ended: true, endsWith: 'https://evil.example' }),
    ].map(({ type: _, ...payload }) => payload),
    'call.failed': [{}, { status: 401, errors: ['You are not signed in.'] }, { status: 403 }, { status: 500 }],
    'profile.saved': [{ profile, masterList }],
    'user.signedOut': [{}],
    'token.disappeared': [{}],
    'signIn.opened': [{}],
  },
  answers: { restoreSession: [nothing, onlyToken, complete], logout: [null] },
  secrets: [],
};
