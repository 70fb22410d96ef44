import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { accepted, refused } from '../../kit/port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { staffRoleOf } from '../staff-role.ts';
import { parseReturnAddress, staffSignInStateOf } from './staff-sign-in-state.ts';
import { staffSignIn } from './staff-sign-in.flow.ts';
import { staffAnswer, staffSignInJourneys, staffSignInWorld } from './staff-sign-in.scenarios.ts';

function startStaffSignIn(returnTo: Exit<BackofficeRoute> | null = null) {
  const run = startFlow(staffSignIn, { returnTo, newSubmission: createSubmissionKeyCounter() });
  run.remote.send({ type: 'draft.changed', patch: { email: ' Operator@Staff.example ' } });
  return run;
}
async function startAtCodeEntry(returnTo?: Exit<BackofficeRoute>) {
  const run = startStaffSignIn(returnTo);
  run.remote.send({ type: 'credentials.submitted', password: 'a secret one' });
  await run.ports.login.answer(accepted({ code: '000', messageText: '' }, 1_000_000));
  return { ...run, codes: run.remote.child('secondFactor') };
}

describe('contract', () => {
  for (const { title, run } of flowContract(staffSignInJourneys, staffSignInWorld)) test(title, run);
});

describe('email and password', () => {
  test('are sent with the staff role, the password in this request only [OM-282]', () => {
    const { ports, remote } = startStaffSignIn();
    remote.send({ type: 'credentials.submitted', password: 'a secret one' });
    expect(ports.login.calls.map(({ request }) => request)).toEqual([
      {
        login_email: 'operator@staff.example',
        login_role: 'backoffice',
        login_hint: 'a secret one',
        login_request_from: 'email',
        screen_name: 'signin',
        login_request_mode: 'verifypassword',
      },
    ]);
  });

  test('remain typed after a refusal, which is shown', async () => {
    const { notices, ports, remote, view } = startStaffSignIn();
    remote.send({ type: 'credentials.submitted', password: 'a secret one' });
    await ports.login.answer(refused('The e-mail address or the password is not correct.', '030'));
    expect(view()).toMatchObject({ screen: 'entering', draft: { email: 'operator@staff.example' } });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'popup', text: 'The e-mail address or the password is not correct.' },
    ]);
  });

  test.each(['', 'short7', 'x'.repeat(23)])('are not sent with the password "%s"', (password) => {
    const { ports, remote } = startStaffSignIn();
    remote.send({ type: 'credentials.submitted', password });
    expect(ports.login.calls).toEqual([]);
  });
});

describe('the code', () => {
  test('is confirmed and resent for the staff address, at the earliest two minutes after it was sent', async () => {
    const { clock, codes, ports } = await startAtCodeEntry();
    codes.send({ type: 'code.resendRequested' });
    clock.increment(119_999);
    codes.send({ type: 'code.resendRequested' });
    expect(ports.sendOtp.calls).toEqual([]);
    clock.increment(1);
    codes.send({ type: 'code.resendRequested' });
    expect(ports.sendOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_mobile_number: '',
        login_email: 'operator@staff.example',
        login_role: 'backoffice',
        login_request_from: 'email',
      },
    ]);
    await ports.sendOtp.answer(accepted({ code: '000', messageText: '' }, 0));
    codes.send({ type: 'codes.submitted', email: '123456' });
    expect(ports.validateOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_otp: '123456',
        login_role: 'backoffice',
        login_email: 'operator@staff.example',
        login_request_from: 'email',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
  });

  test('signs in with token and role, and leads to the client list', async () => {
    const { actor, codes, ports } = await startAtCodeEntry();
    codes.send({ type: 'codes.submitted', email: '123456' });
    await ports.validateOtp.answer(accepted(staffAnswer, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'signedIn',
      staff: { token: 'token-1', email: 'operator@staff.example', role: 'operator' },
      exit: { to: 'clientList', replace: true },
    });
  });

  test('leads back to the requested page', async () => {
    const { actor, codes, ports } = await startAtCodeEntry({ to: 'clientDocuments', params: ['CUST00000001'] });
    codes.send({ type: 'codes.submitted', email: '123456' });
    await ports.validateOtp.answer(accepted({ ...staffAnswer, navigateScreen: 'https://evil.example' }, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      exit: { to: 'clientDocuments', params: ['CUST00000001'], replace: true },
    });
  });

  test('leads back to the password with a notice if it signs no person in', async () => {
    const { codes, notices, ports, view } = await startAtCodeEntry();
    codes.send({ type: 'codes.submitted', email: '123456' });
    await ports.validateOtp.answer(accepted({ code: '000', messageText: 'Ask your administrator.' }, 0));
    expect(view()).toMatchObject({ screen: 'entering', draft: { email: 'operator@staff.example' } });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Ask your administrator.' }]);
  });
});

describe('the return address', () => {
  test.each([
    ['/clientList', { to: 'clientList' }],
    ['/clientlist/', { to: 'clientList' }],
    ['/clientDocuments/CUST00000001', { to: 'clientDocuments', params: ['CUST00000001'] }],
    ['/clientDocuments/CUST00000001/', { to: 'clientDocuments', params: ['CUST00000001'] }],
    ['/clientDocuments/', { to: 'clientDocuments' }],
    ['/clientList?stage=pan&missing=code&page=3', { to: 'clientList', search: '?stage=pan&missing=code&page=3' }],
    ['/clientList/?sort=-email', { to: 'clientList', search: '?sort=-email' }],
    ['/clientDocuments/CUST00000001?a=b', { to: 'clientDocuments', params: ['CUST00000001'], search: '?a=b' }],
  ])('%s leads to a page of the route table', (path, exit) => {
    expect(staffSignInStateOf({ returnTo: path })).toEqual(exit);
  });

  test.each([
    '',
    '/',
    '/signin',
    '/portfolio',
    '//evil.example',
    'https://evil.example/clientList',
    'javascript:alert(1)',
    '/clientDocuments/%2e%2e%2fsignin',
    '/clientDocuments/../signin',
    7,
    null,
  ])('%s is rejected', (path) => {
    expect(parseReturnAddress(path)).toBeNull();
    expect(staffSignInStateOf({ returnTo: path })).toBeNull();
  });

  test.each([
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=%2f%2fevil.example',
    '?q=<script>',
    '?page=2#https://evil.example',
    '?page=2?page=3',
    '?',
    `?stage=${'x'.repeat(500)}`,
  ])('the query %s is dropped', (query) => {
    expect(parseReturnAddress(`/clientList${query}`)).toEqual({ to: 'clientList' });
  });

  test.each(['<b>', 'a b', 'ü', 'x'.repeat(65), "'--"])('the client id %s is dropped', (id) => {
    expect(parseReturnAddress(`/clientDocuments/${id}`)).toEqual({ to: 'clientDocuments' });
  });

  test.each([null, 7, '/clientList', {}])('the navigation state %s is ignored', (state) => {
    expect(staffSignInStateOf(state)).toBeNull();
  });
});

test('an operator has all permissions of a viewer, and an unknown name grants none', () => {
  expect(staffRoleOf(['backoffice_viewer', 'backoffice_operator'])).toBe('operator');
  expect(staffRoleOf(['backoffice_operator'])).toBe('operator');
  expect(staffRoleOf(['backoffice_viewer'])).toBe('viewer');
  expect([staffRoleOf([]), staffRoleOf(), staffRoleOf(['admin', 'operator'])]).toEqual(['none', 'none', 'none']);
});
