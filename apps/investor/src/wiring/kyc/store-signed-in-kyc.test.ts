import { accepted, kycProgressStorage, refused, type PortOutcome } from '@folioflow/flows';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { expect, test } from 'vitest';
import { readStoredKycProgress } from '../stored-session.ts';
import { storeSignedInKyc } from './store-signed-in-kyc.ts';

interface Answer {
  readonly code: string;
  readonly messageText: string;
  readonly is_authenticated?: boolean;
  readonly navigateScreen?: string;
}

const scope = { signal: new AbortController().signal };
const answer = (fields: Partial<Answer>) => accepted<Answer>({ code: '000', messageText: '', ...fields }, 0);

async function signIn(outcome: PortOutcome<Answer>, entries: Readonly<Record<string, string>> = {}) {
  const stores = createMemoryStores(entries);
  const requests: unknown[] = [];
  const port = storeSignedInKyc(stores, (request: { readonly code: string }, { signal }) => {
    requests.push([request, signal]);
    return Promise.resolve(outcome);
  });
  const returned = await port({ code: 'A' }, scope);
  return { stored: readStoredKycProgress(stores), returned, requests };
}

test.each([
  ['portfolio', 'finished'],
  ['./panVerification/', 'unfinished'],
  ['esignkycVerification', 'unfinished'],
  ['schemeList', 'unfinished'],
])(
  'a sign-in that leads to %s stores %s instead of the progress of an earlier person',
  async (navigateScreen, stored) => {
    const outcome = answer({ is_authenticated: true, navigateScreen });
    const earlier = stored === 'finished' ? 'unfinished' : 'finished';
    expect(await signIn(outcome, { [kycProgressStorage.key]: earlier })).toEqual({
      stored,
      returned: outcome,
      requests: [[{ code: 'A' }, scope.signal]],
    });
  },
);

test.each<[string, PortOutcome<Answer>]>([
  ['a step before the session', answer({ is_authenticated: false, navigateScreen: 'portfolio' })],
  ['an answer without the mark of a session', answer({ navigateScreen: 'portfolio' })],
  ['a refusal', refused('A wrong code.', '099', { is_authenticated: true, navigateScreen: 'portfolio' })],
  ['a lost answer', { kind: 'noAnswer' }],
])('%s leaves the stored progress and returns the outcome', async (_, outcome) => {
  const { stored, returned } = await signIn(outcome, { [kycProgressStorage.key]: 'unfinished' });
  expect(stored).toBe('unfinished');
  expect(returned).toBe(outcome);
});

test('a rejected call rejects', async () => {
  const stores = createMemoryStores({});
  const port = storeSignedInKyc(stores, () => Promise.reject(new Error('unreachable')));
  await expect(port({}, scope)).rejects.toThrow('unreachable');
  expect(readStoredKycProgress(stores)).toBeNull();
});
