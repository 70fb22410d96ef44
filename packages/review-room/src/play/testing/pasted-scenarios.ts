import {
  createSubmissionKeyCounter,
  journeysOf,
  passwordResetJourneys,
  signInJourneys,
  statementJourneys,
} from '@folioflow/flows/testing';

const signIn = journeysOf(signInJourneys.flow, {
  purpose: signInJourneys.purpose,
  input: { tab: 'mobile', variant: 'current', opensSignUp: false },
  children: signInJourneys.children,
});
const passwordReset = journeysOf(passwordResetJourneys.flow, {
  purpose: passwordResetJourneys.purpose,
  input: { newSubmission: createSubmissionKeyCounter() },
  children: passwordResetJourneys.children,
});
const statement = journeysOf(statementJourneys.flow, {
  purpose: statementJourneys.purpose,
  input: {
    request: { order_registration_no: '70000001', order_number: '10000001', order_type: 'single' },
  },
  children: {},
});

/** Pasted scenarios of `signIn`: copied texts, formatted. */
export function pasteSignIn() {
  const { failed, finished, scenario } = signIn;
  return {
    CheckingCredentialsPlayed: scenario('entering.mobile', {
      input: { tab: 'email' },
      steps: [
        { type: 'draft.changed', patch: { email: 'asha@example.in' } },
        { type: 'credentials.submitted', password: 'a secret one' },
        failed('login', {
          kind: 'refused',
          code: '030',
          text: "The password isn't right.",
          answer: { code: '030', messageText: "The password isn't right." },
        }),
        { type: 'tab.chosen', tab: 'mobile' },
      ],
    }),
    EnteringMobilePlayed: scenario('accepted', {
      steps: [{ type: 'signUp.opened' }, finished('mobileEntry', 'CodeRequested')],
    }),
  };
}

/** A pasted scenario of `signIn`, whose child ends with an output of no scenario. */
export function pasteSignUp() {
  const { finished, scenario } = signIn;
  return {
    EnteringMobilePlayed: scenario('accepted', {
      steps: [
        { type: 'signUp.opened' },
        finished('mobileEntry', {
          kind: 'codeRequested',
          routeParams: {
            login_mobile_number: '9876543210',
            login_email: '',
            login_role: 'customer',
            login_request_from: 'mobile',
          },
          code: '000',
          messageText: '',
          navigateScreen: 'otp-2',
        }),
      ],
    }),
  };
}

/** Pasted scenarios of `passwordReset`: copied texts, formatted. */
export function pastePasswordReset() {
  const { done, scenario } = passwordReset;
  return {
    VerifyingCodePlayed: scenario('verifyingCode', {
      steps: [
        { type: 'draft.changed', patch: { email: 'asha@example.in' } },
        { type: 'email.submitted' },
        done('resetPassword', { code: '000', messageText: '', verify_otp: true }),
      ],
      children: { secondFactor: 'EnteringResending' },
    }),
  };
}

/** Pasted scenarios of `statement`: copied texts, formatted. */
export function pasteStatement() {
  const { failed, scenario } = statement;
  return {
    UnavailablePlayed: scenario('unavailable', {
      steps: [
        failed('load', { kind: 'fault', reason: 'http', errors: ['The service is busy.'] }),
        { type: 'reload.requested' },
        failed('load', { kind: 'noAnswer' }),
      ],
    }),
  };
}
