import { expect, test } from 'vitest';
import { access } from './en/access.ts';
import { accounts } from './en/accounts.ts';
import { account, activation, addAccount } from './en/account.ts';
import { common } from './en/common.ts';
import { credentials } from './en/credentials.ts';
import { mandates } from './en/mandates.ts';
import { menu } from './en/menu.ts';
import { myKyc } from './en/my-kyc.ts';
import { orders } from './en/orders.ts';
import { schemes } from './en/schemes.ts';

test('both version labels equal those of the specification [ON-519]', () => {
  expect([access['signIn.version'], access['signIn.older.version']]).toEqual(['V.0.0.2', 'V.0.0.11']);
});

test('an empty list and a missing history have the documented texts [OM-334]', () => {
  expect([orders['list.empty'], accounts.empty, mandates['list.empty'], schemes['list.empty']]).toEqual([
    'No orders found',
    'No bank account information found',
    'Your mandate list is empty. Kindly register new mandate.',
    'No results found',
  ]);
  expect(orders['history.none']).toBe('we will show you soon');
});

test('quoted texts equal the specification, apart from the listed corrections', () => {
  expect([
    activation.status,
    myKyc.notSubmitted,
    credentials['pin.mismatch'],
    common.notFound,
    account['pinChange.submit'],
    account['pinChange.confirm'],
    account['pinChange.reset'],
    account['identity.start'],
    account['identity.verifying'],
    account['identity.verified'],
    addAccount.title,
    addAccount.bank,
    addAccount.card,
    menu.kyc,
    menu.pin,
  ]).toEqual([
    'Account Activation Status: Your Account activated successfully',
    'KYC is not submitted and current verification stage is {stage}',
    'Both of the PINs do not match.',
    'Sorry the information you are looking for could not be found',
    'Submit',
    'Confirm',
    'Reset',
    'Upload ID',
    'We are verifying your ID',
    'Identity Verified',
    'Add New Account',
    'Bank account',
    'Debit card',
    'My KYC',
    'mPin',
  ]);
});
