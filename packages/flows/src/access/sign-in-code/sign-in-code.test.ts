import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { storyArgs } from '../../model-testing/journey.ts';
import { isBusy } from '../../kit/is-busy.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { mobileRouteParams } from '../../parts/identity/mobile-entry/mobile.rules.ts';
import { emailRouteParams } from '../sign-in/sign-in.rules.ts';
import { signInCode, signInCodeFlow } from './sign-in-code.flow.ts';
import { signInCodeStateOf } from './sign-in-code-state.ts';
import { authenticatedAnswer } from '../testing/sample-answers.ts';
import { signInCodeJourneys, signInCodeWorld } from './sign-in-code.scenarios.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';

function startCodeEntry(routeParams: CustomerRouteParams | null = mobileRouteParams('9876543210')) {
  const input = { routeParams, routes: investorRoutes, newSubmission: createSubmissionKeyCounter() };
  const { ports, remote, view, ...run } = startFlow(signInCode, input);
  const codes = () => {
    const seen = view();
    if (seen.screen !== 'verifying' || seen.codes?.screen !== 'codes') throw new Error('No codes are requested.');
    return seen.codes;
  };
  return {
    ...run,
    codes,
    sendOtp: ports.sendOtp,
    validateOtp: ports.validateOtp,
    findSession: ports.findSession,
    check: () => remote.send({ type: 'check.requested' }),
    seen: view,
    remote: remote.child('secondFactor'),
  };
}
describe('contract', () => {
  for (const { title, run } of flowContract(signInCodeJourneys, signInCodeWorld)) test(title, run);
});

test('the code screen without a running sign-in calls no port and remains open', () => {
  const { actor, check, findSession, seen } = startCodeEntry(null);
  check();
  expect([seen(), actor.getSnapshot().output, findSession.calls]).toEqual([
    { screen: 'parametersMissing' },
    { kind: 'stayed' },
    [],
  ]);
});

test('the flow is busy while it or its child waits for a port', async () => {
  const { actor, check, findSession, remote, validateOtp } = startCodeEntry();
  expect(isBusy(signInCodeFlow, actor)).toBe(false);
  remote.send({ type: 'codes.submitted', mobile: '123456' });
  expect(isBusy(signInCodeFlow, actor)).toBe(true);
  await validateOtp.answer(noAnswer);
  expect(isBusy(signInCodeFlow, actor)).toBe(false);
  check();
  expect(isBusy(signInCodeFlow, actor)).toBe(true);
  await findSession.answer(accepted({ isSignedIn: true }, 0));
  expect(isBusy(signInCodeFlow, actor)).toBe(false);
});

describe('the navigation state', () => {
  const byMobile = mobileRouteParams('9876543210');
  const byEmail = emailRouteParams('asha@example.in');

  test.each([byMobile, byEmail])('%o is read as the running sign-in, without other entries', (params) => {
    expect(signInCodeStateOf({ ...params, navigateScreen: 'schemeList', is_authenticated: true })).toEqual(params);
  });

  test.each([
    null,
    'otp-2',
    {},
    { ...byMobile, login_mobile_number: '12345' },
    { ...byMobile, login_mobile_number: 9_876_543_210 },
    { ...byEmail, login_email: 'call 1800 000 000' },
    { ...byMobile, login_role: 'admin' },
    { ...byMobile, login_role: 'backoffice' },
    { ...byMobile, login_request_from: 'letter' },
  ])('%o is rejected: no code can have been sent to it', (state) => {
    expect(signInCodeStateOf(state)).toBeNull();
  });
});

test('a story shows the parent with its child in the named scenario', () => {
  expect(storyArgs(signInCodeJourneys, 'VerifyingAfterWrongCode').view).toMatchObject({
    codes: { attempt: 1, notice: { kind: 'refused', text: 'The code is not right.' } },
  });
});

describe('verifying', () => {
  test('sends the documented body for a mobile sign-in [ON-146 ON-147]', () => {
    const { remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    expect(validateOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_mobile_number: '9876543210',
        login_request_from: 'mobile',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
  });

  test('sends the email address for a sign-in by email [ON-146]', () => {
    const { remote, validateOtp } = startCodeEntry(emailRouteParams('asha@example.in'));
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    expect(validateOtp.calls.map(({ request }) => request)).toEqual([
      {
        login_otp: '123456',
        login_role: 'customer',
        login_email: 'asha@example.in',
        login_request_from: 'email',
        login_request_mode: 'verifyotp',
        is_password_reset: false,
      },
    ]);
  });

  test.each(['12345', '1234567', '12345a'])('ignores the code %s [ON-144 ON-502]', (mobile) => {
    const { remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile });
    expect(validateOtp.calls).toEqual([]);
  });

  test('leads to the screen of the server with its state and the profile of an authenticated answer [ON-148 ON-149]', async () => {
    const { actor, remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    await validateOtp.answer(accepted({ ...authenticatedAnswer, navigateScreen: 'panVerification' }, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'accepted',
      exit: {
        to: 'panVerification',
        state: { code: '000', messageText: '', is_authenticated: true, navigateScreen: 'panVerification' },
      },
      signedIn: {
        profile: { login_mobile_number: '9876543210', login_email: 'asha@example.in' },
        masterList: {
          amc_list: [],
          amc_category: [],
          amc_risk: [],
          growth_percentage: [],
          minimum_investment: [],
          investment_method: [],
        },
      },
    });
  });

  test('passes the typed address on to a sign-up by email', async () => {
    const { actor, remote, validateOtp } = startCodeEntry(emailRouteParams('asha@example.in'));
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    await validateOtp.answer(accepted({ code: '000', messageText: '', navigateScreen: 'verify-pin' }, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      exit: { to: 'verify-pin', state: { login_email: 'asha@example.in' } },
    });
  });

  test('passes the address of the provider on to a sign-up by mobile number [ON-202]', async () => {
    const { actor, remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    const profileData = { login_mobile_number: '9876543210', login_email: 'asha@example.in' };
    await validateOtp.answer(accepted({ code: '000', messageText: '', navigateScreen: 'verify-pin', profileData }, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      exit: { to: 'verify-pin', state: { login_email: 'asha@example.in' } },
      signedIn: null,
    });
  });

  test('returns no profile for an answer without is_authenticated', async () => {
    const { actor, remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    await validateOtp.answer(
      accepted({ ...authenticatedAnswer, is_authenticated: false, navigateScreen: 'verify-email' }, 0),
    );
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'verify-email' }, signedIn: null });
  });

  test('clears the input after a wrong code and shows a popup with the server text [ON-150 ON-483]', async () => {
    const { codes, notices, remote, validateOtp } = startCodeEntry();
    const before = codes().attempt;
    remote.send({ type: 'codes.submitted', mobile: '111111' });
    await validateOtp.answer(refused('The code is not right.', '031'));
    expect(codes()).toMatchObject({ attempt: before + 1, canSubmit: true });
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'The code is not right.' }]);
  });

  test('shows each error of a failed request as a danger notification [ON-160]', async () => {
    const { notices, remote, validateOtp } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    await validateOtp.fail({ kind: 'http', status: 422, errors: ['First', 'Second'] });
    expect(notices).toEqual([
      { type: 'notice.raised', kind: 'danger', text: 'First' },
      { type: 'notice.raised', kind: 'danger', text: 'Second' },
    ]);
  });
});

describe('resending', () => {
  test('sends exactly the route parameters [ON-155]', () => {
    const { remote, sendOtp } = startCodeEntry();
    remote.send({ type: 'code.resendRequested' });
    expect(sendOtp.calls.map(({ request }) => request)).toEqual([
      { login_mobile_number: '9876543210', login_email: '', login_role: 'customer', login_request_from: 'mobile' },
    ]);
  });

  test('is available at first entry and blocked for 120 seconds after a code was sent [ON-156 ON-158 ON-503 DO-389]', async () => {
    const { clock, codes, remote, sendOtp } = startCodeEntry();
    expect(codes()).toMatchObject({ canResend: true, resend: { state: 'available' } });
    remote.send({ type: 'code.resendRequested' });
    await sendOtp.answer(accepted({ code: '000', messageText: '' }, 1_000_000));
    expect(codes()).toMatchObject({ canResend: false, resend: { state: 'coolingDown', resendAvailableAt: 1_120_000 } });
    clock.increment(119_999);
    expect(codes().canResend).toBe(false);
    clock.increment(1);
    expect(codes().canResend).toBe(true);
  });

  test('shows no server text and remains available without an answer [ON-159 ON-501]', async () => {
    const { codes, notices, remote, sendOtp } = startCodeEntry();
    remote.send({ type: 'code.resendRequested' });
    await sendOtp.answer(noAnswer);
    expect(codes()).toMatchObject({ canResend: true, notice: { kind: 'connectivity' } });
    expect(notices).toEqual([]);
  });
});

test('Back leads to sign-in', () => {
  const { actor, remote } = startCodeEntry();
  remote.send({ type: 'codes.abandoned' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'signin' } });
});

describe('a code whose answer was lost', () => {
  const startWithLostAnswer = async () => {
    const run = startCodeEntry();
    run.remote.send({ type: 'codes.submitted', mobile: '123456' });
    await run.validateOtp.fail({ kind: 'unreachable', errors: [] });
    return run;
  };

  test('shows the text of the provider and that it may have been accepted, and the session can be checked [ON-150 ON-483]', async () => {
    const { remote, validateOtp, codes, seen, notices } = await startWithLostAnswer();
    expect(seen()).toMatchObject({ canCheck: true });
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    expect(seen()).toMatchObject({ canCheck: false });
    await validateOtp.answer(refused('The code has expired.', '032'));
    const text = 'The code has expired.';
    expect(codes().notice).toMatchObject({ kind: 'acceptedBefore', text });
    expect(notices.at(-1)).toEqual({ type: 'notice.raised', kind: 'popup', text, means: 'acceptedBefore' });
    expect(seen()).toMatchObject({ canCheck: true });
  });

  test('is shown as expired if no answer was lost', async () => {
    const { remote, validateOtp, codes, seen } = startCodeEntry();
    remote.send({ type: 'codes.submitted', mobile: '123456' });
    await validateOtp.answer(refused('The code has expired.', '032'));
    expect(codes().notice).toMatchObject({ kind: 'refused', text: 'The code has expired.' });
    expect(seen()).toMatchObject({ canCheck: false });
  });

  test('leads on if the session is signed in, otherwise sends another code', async () => {
    const signedIn = await startWithLostAnswer();
    signedIn.check();
    expect(signedIn.seen()).toEqual({ screen: 'checking' });
    await signedIn.findSession.answer(accepted({ isSignedIn: true }, 0));
    expect(signedIn.actor.getSnapshot().output).toEqual({
      kind: 'accepted',
      exit: { to: 'schemeList' },
      signedIn: null,
    });

    const notSignedIn = await startWithLostAnswer();
    notSignedIn.check();
    await notSignedIn.findSession.answer(accepted({ isSignedIn: false }, 0));
    expect(notSignedIn.seen()).toMatchObject({ screen: 'verifying', isRestarted: true, canCheck: false });
    expect(notSignedIn.sendOtp.calls).toHaveLength(1);
  });
});
