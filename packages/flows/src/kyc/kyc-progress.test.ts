import type { CheckoutFlags, GetStageInfoAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../kit/port.ts';
import { kycProgressOfRecord, kycProgressOfTerms, kycStepRouteOf, type KycProgress } from './kyc-progress.ts';
import { kycProgressStorage, signedInKycProgress, storedKycProgressOf } from './kyc-progress.storage.ts';
import { stageRoutes, stages } from './stage.ts';

const page = (fields: Partial<GetStageInfoAnswer>) =>
  accepted<GetStageInfoAnswer>({ code: '000', messageText: '', ...fields }, 0);
const due = (stage: (typeof stages)[number]): KycProgress => ({ kind: 'due', stage });

describe('the progress by the record', () => {
  test.each(['pan', 'aadhaar', 'bank', 'personal'] as const)('is the stage %s that a refusal names', (stage) => {
    const outcome = refused('Complete your KYC.', '020', { navigateScreen: `./${stageRoutes[stage]}/` });
    expect(kycProgressOfRecord(outcome)).toEqual(due(stage));
  });

  test.each([['esignkycVerification'], ['portfolio'], ['https://evil.example'], ['']])(
    'is unknown after a refusal that names %j',
    (navigateScreen) => {
      expect(kycProgressOfRecord(refused('Not now.', '020', { navigateScreen }))).toBeNull();
    },
  );

  test.each<[string, Partial<GetStageInfoAnswer>, KycProgress]>([
    ['e-sign open', { is_kyc_verified: false, login_stage: 'esignkyc' }, due('esignkyc')],
    ['e-sign open without a stage', { is_kyc_verified: false }, due('esignkyc')],
    ['a stage before, on an open page', { is_kyc_verified: false, login_stage: 'bank' }, due('bank')],
    ['signed, code not approved', { is_kyc_verified: true, login_stage: 'esignkyc' }, { kind: 'submitted' }],
    ['signed by the flag of the stage', { is_verified: true }, { kind: 'submitted' }],
    ['an approval without a signature', { is_kyc_verified: false, is_bse_client_code_approved: true }, due('esignkyc')],
    ['code approved', { is_kyc_verified: true, is_bse_client_code_approved: true }, { kind: 'approved' }],
    ['stage closed', { is_kyc_verified: true, esignkyc_stage_verified: true }, { kind: 'approved' }],
    ['replaced page', { is_kyc_verified: false, state_parameters: { is_kyc_verified: true } }, { kind: 'submitted' }],
  ])('with %s', (_, fields, progress) => {
    expect(kycProgressOfRecord(page(fields))).toEqual(progress);
  });
});

describe('the progress by the terms of a scheme', () => {
  const flags: CheckoutFlags = {
    is_order_checkout_allowed: false,
    is_pending_order: false,
    order_checkout_validation_message: '',
    order_checkout_redirect_url: '',
    is_bse_client_code_approved: false,
    is_bse_nominee_verified: false,
    is_kyc_esign_verified: false,
  };

  test.each(stages)('is the stage %s by its name or by the page of the redirect', (stage) => {
    expect(kycProgressOfTerms({ flags, loginStage: stage })).toEqual(due(stage));
    const redirected = { ...flags, order_checkout_redirect_url: stageRoutes[stage] };
    expect(kycProgressOfTerms({ flags: redirected, loginStage: '' })).toEqual(due(stage));
  });

  test('is the approval that is awaited or given, whatever the stage', () => {
    const signed = { ...flags, is_kyc_esign_verified: true };
    expect(kycProgressOfTerms({ flags: signed, loginStage: 'esignkyc' })).toEqual({ kind: 'submitted' });
    const approved = { ...signed, is_bse_client_code_approved: true };
    expect(kycProgressOfTerms({ flags: approved, loginStage: 'completed' })).toEqual({ kind: 'approved' });
  });

  test('is unknown without a stage and without flags', () => {
    expect(kycProgressOfTerms({ flags, loginStage: 'toString' })).toBeNull();
  });
});

test('the next step is the page of the due stage, or the record', () => {
  expect(stages.map((stage) => kycStepRouteOf(due(stage)))).toEqual(stages.map((stage) => stageRoutes[stage]));
  expect(kycStepRouteOf({ kind: 'submitted' })).toBe('accounts');
});

test('only an approval is stored as finished; an unknown progress leaves the stored one', () => {
  const stored = [due('pan'), { kind: 'submitted' } as const, { kind: 'approved' } as const, null].map((progress) =>
    kycProgressStorage.select(storedKycProgressOf(progress)),
  );
  expect(stored).toEqual(['unfinished', 'unfinished', 'finished', undefined]);
});

test.each([
  ['./bankVerification/', 'unfinished'],
  ['esignkycVerification', 'unfinished'],
  ['portfolio', 'finished'],
  ['verify-pin', 'unfinished'],
  ['https://evil.example', 'unfinished'],
  [undefined, 'unfinished'],
])('a sign-in that leads to %j is stored as %j', (navigateScreen, stored) => {
  expect(signedInKycProgress(navigateScreen)).toBe(stored);
});
