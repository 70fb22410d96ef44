import type { LoginAnswer } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { sessionEndNotice } from '../../kit/notice.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { signIn } from './sign-in.flow.ts';
import type { SignInInput } from './sign-in.types.ts';

const codeSent: LoginAnswer = { code: '000', messageText: '', navigateScreen: 'otp-2' };
const signedIn = {
  profile: { login_mobile_number: '9876543210', login_email: 'asha@example.in' },
  masterList: {
    amc_list: [{ value: 'AMC1', label: 'Alpha' }],
    amc_category: [],
    amc_risk: [],
    growth_percentage: [],
    minimum_investment: [],
    investment_method: [],
  },
};
const signedInAtOnce: LoginAnswer = {
  code: '000',
  messageText: '',
  is_authenticated: true,
  profileData: signedIn.profile,
  masterList: { amc_filter_list: signedIn.masterList },
  navigateScreen: 'schemeList',
};

function startSignIn(input: Partial<SignInInput> = {}) {
  const run = startFlow(signIn, { tab: 'mobile', variant: 'current', opensSignUp: false, ...input });
  return { ...run, login: run.ports.login };
}
const mobileTyped = (typed: string) => ({ type: 'draft.changed', patch: { mobile: typed } }) as const;

describe('sign-in by mobile number', () => {
  test('requests a code with the five documented fields and leads to the screen of the server [ON-121 ON-133]', async () => {
    const { login, actor, remote } = startSignIn();
    remote.send(mobileTyped('9876543210'));
    remote.send({ type: 'mobile.submitted' });
    expect(login.calls).toEqual([
      {
        request: {
          login_mobile_number: '9876543210',
          login_role: 'customer',
          login_request_from: 'mobile',
          screen_name: 'signin',
          login_request_mode: 'sendotp',
        },
      },
    ]);
    await login.answer(accepted(codeSent, 0));
    expect(actor.getSnapshot().output).toEqual({
      kind: 'accepted',
      signedIn: null,
      exit: {
        to: 'otp-2',
        state: {
          login_mobile_number: '9876543210',
          login_email: '',
          login_role: 'customer',
          login_request_from: 'mobile',
        },
      },
    });
  });

  test('sends one request for two presses [ON-138]', () => {
    const { login, remote, view } = startSignIn();
    remote.send(mobileTyped('9876543210'));
    remote.send({ type: 'mobile.submitted' });
    remote.send({ type: 'mobile.submitted' });
    expect(login.calls).toHaveLength(1);
    expect(view()).toMatchObject({ isBusy: true, canSubmitMobile: false });
  });

  test('shows why a session ended until the next attempt', () => {
    const notice = sessionEndNotice(['You are not signed in.']);
    const { notices, remote, view } = startSignIn({ notice });
    remote.send(mobileTyped('9876543210'));
    expect([notices, view()]).toMatchObject([[], { notice }]);
    remote.send({ type: 'mobile.submitted' });
    expect(view()).toMatchObject({ notice: null });
  });

  test('shows a refusal as a popup with the server text and leaves the number typed [ON-136 ON-482]', async () => {
    const { login, notices, remote, view } = startSignIn();
    remote.send(mobileTyped('9876543210'));
    remote.send({ type: 'mobile.submitted' });
    await login.answer(refused('Not registered', '001'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Not registered' }]);
    expect(view()).toMatchObject({
      screen: 'entering',
      draft: { mobile: '9876543210' },
      notice: { kind: 'refused', text: 'Not registered' },
      canSubmitMobile: true,
    });
  });

  test('stays on the page without an answer, shows no server text and enables the button again [ON-137 ON-501]', async () => {
    const { login, notices, actor, remote, view } = startSignIn();
    remote.send(mobileTyped('9876543210'));
    remote.send({ type: 'mobile.submitted' });
    await login.answer(noAnswer);
    expect(notices).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
    expect(view()).toMatchObject({ notice: { kind: 'connectivity', text: '' }, canSubmitMobile: true });
  });

  test.each([
    ['9876543210', 'otp-2', 'otp-2'],
    ['9876543210', '/verify-pin/', 'verify-pin'],
    ['9876543210', 'https://evil.example', 'otp-2'],
    ['9876543210', undefined, 'otp-2'],
  ])('%s with navigateScreen %j leads to %s [ON-120 ON-135]', async (number, navigateScreen, to) => {
    const { login, actor, remote } = startSignIn();
    remote.send(mobileTyped(number));
    remote.send({ type: 'mobile.submitted' });
    await login.answer(accepted({ ...codeSent, navigateScreen }, 0));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to } });
  });
});

describe('sign-in by email', () => {
  const typed = { type: 'draft.changed', patch: { email: 'User@Mail.IN' } } as const;

  test('sends the email in lower case and the password as login_hint [ON-131 ON-134]', () => {
    const { login, remote } = startSignIn({ tab: 'email' });
    remote.send(typed);
    remote.send({ type: 'credentials.submitted', password: 'Sandbox@1' });
    expect(login.calls).toEqual([
      {
        request: {
          login_email: 'user@mail.in',
          login_role: 'customer',
          login_hint: 'Sandbox@1',
          login_request_from: 'email',
          screen_name: 'signin',
          login_request_mode: 'verifypassword',
        },
      },
    ]);
  });

  test('never puts the password into the route parameters [ON-122]', async () => {
    const { login, actor, remote } = startSignIn({ tab: 'email' });
    remote.send(typed);
    remote.send({ type: 'credentials.submitted', password: 'Sandbox@1' });
    await login.answer(accepted(codeSent, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      exit: {
        state: {
          login_mobile_number: '',
          login_email: 'user@mail.in',
          login_role: 'customer',
          login_request_from: 'email',
        },
      },
    });
    expect(JSON.stringify(actor.getSnapshot())).not.toContain('Sandbox@1');
  });

  test('returns profile and master list of an answer with is_authenticated [ON-139]', async () => {
    const { login, actor, remote } = startSignIn({ tab: 'email' });
    remote.send(typed);
    remote.send({ type: 'credentials.submitted', password: 'Sandbox@1' });
    await login.answer(accepted(signedInAtOnce, 0));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'schemeList' }, signedIn });
  });

  test('returns neither for an answer without is_authenticated [ON-139]', async () => {
    const { login, actor, remote } = startSignIn({ tab: 'email' });
    remote.send(typed);
    remote.send({ type: 'credentials.submitted', password: 'Sandbox@1' });
    await login.answer(accepted({ ...signedInAtOnce, is_authenticated: false }, 0));
    expect(actor.getSnapshot().output).toMatchObject({ signedIn: null });
  });
});

describe('the mobile number', () => {
  test.each([
    ['5876543210', true, false],
    ['6000000000', false, true],
    ['98765', true, false],
    ['987654321', true, false],
  ])('%s is wrong: %j, can be sent: %j [ON-125 ON-126]', (typed, isMobileWrong, canSubmitMobile) => {
    const { remote, view } = startSignIn();
    remote.send(mobileTyped(typed));
    expect(view()).toMatchObject({ isMobileWrong, canSubmitMobile });
  });
});

describe('the sign-up popup', () => {
  test('requests a code for its number and leads to the code screen [ON-113]', async () => {
    const { login, actor, remote } = startSignIn();
    remote.send({ type: 'signUp.opened' });
    remote.child('mobileEntry').send({ type: 'draft.changed', mobile: '9876543210' });
    remote.child('mobileEntry').send({ type: 'mobile.submitted' });
    expect(login.calls).toEqual([
      {
        request: {
          login_mobile_number: '9876543210',
          login_role: 'customer',
          login_request_from: 'mobile',
          screen_name: 'signup',
          login_request_mode: 'sendotp',
        },
      },
    ]);
    await login.answer(accepted(codeSent, 0));
    expect(actor.getSnapshot().output).toMatchObject({
      exit: { to: 'otp-2', state: { login_mobile_number: '9876543210' } },
    });
  });

  test('signs in by an answer with is_authenticated [ON-139]', async () => {
    const { login, actor, remote } = startSignIn({ opensSignUp: true });
    remote.child('mobileEntry').send({ type: 'draft.changed', mobile: '9876543210' });
    remote.child('mobileEntry').send({ type: 'mobile.submitted' });
    await login.answer(accepted(signedInAtOnce, 0));
    expect(actor.getSnapshot().output).toMatchObject({ exit: { to: 'schemeList' }, signedIn });
  });

  test('closes without a request and returns to the previous tab [ON-114]', () => {
    const { login, remote, view } = startSignIn({ tab: 'email' });
    remote.send({ type: 'signUp.opened' });
    remote.child('mobileEntry').send({ type: 'entry.abandoned' });
    expect(login.calls).toEqual([]);
    expect(view()).toMatchObject({ tab: 'email', signUp: undefined });
  });

  test('checks numbers by the same rules [ON-112]', () => {
    const { remote, view } = startSignIn();
    remote.send({ type: 'signUp.opened' });
    remote.child('mobileEntry').send({ type: 'draft.changed', mobile: '5123456789' });
    expect(view()).toMatchObject({ signUp: { problem: 'invalidMobile', canSubmit: false } });
    remote.child('mobileEntry').send({ type: 'draft.changed', mobile: '9876543210' });
    expect(view()).toMatchObject({ signUp: { problem: null, canSubmit: true } });
  });

  test('raises its notices at the parent', async () => {
    const { login, notices, remote } = startSignIn();
    remote.send({ type: 'signUp.opened' });
    remote.child('mobileEntry').send({ type: 'draft.changed', mobile: '9876543210' });
    remote.child('mobileEntry').send({ type: 'mobile.submitted' });
    await login.answer(refused('Locked', '035'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'popup', text: 'Locked' }]);
  });
});

test('the older screen behaves like the current screen and sends the same requests [ON-115]', async () => {
  const doneWith = async (variant: SignInInput['variant']) => {
    const { login, actor, notices, remote, view } = startSignIn({ variant });
    const seen: unknown[] = [];
    const look = () => seen.push({ ...view(), variant: undefined });
    for (const typed of ['98a7-6', '5876543210', '9876543210']) {
      remote.send(mobileTyped(typed));
      look();
    }
    remote.send({ type: 'mobile.submitted' });
    look();
    await login.answer(refused('Not registered', '001'));
    look();
    remote.send({ type: 'tab.chosen', tab: 'email' });
    remote.send({ type: 'draft.changed', patch: { email: 'User@Mail.IN' } });
    look();
    remote.send({ type: 'credentials.submitted', password: 'secret' });
    remote.send({ type: 'credentials.submitted', password: 'Sandbox@1' });
    await login.answer(accepted(codeSent, 0));
    return { seen, notices, calls: login.calls, output: actor.getSnapshot().output };
  };
  const older = await doneWith('older');
  expect(older).toEqual(await doneWith('current'));
  expect(older.calls).toHaveLength(2);
});
