import { isSameAnswer } from '../../http/reply.ts';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { type Fields } from '../../ground/fields.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { emailCode, passwordLogin } from '../../people/sign-in.ts';
import { tokenOf } from '../support/sign-up.ts';

const section = 'contract 2.1 resetPassword';
const NEW_PASSWORD = 'Changed@22';

const startReset = (email: string): Fields => ({
  login_email: email,
  login_role: 'customer',
  login_request_from: 'email',
  login_request_mode: 'sendotp',
});
const finishReset = (email: string, password: string): Fields => ({
  ...startReset(email),
  login_request_mode: 'resetpassword',
  login_hint: password,
});

const verifyReset = async (on: CaseContext) => {
  const investor = await on.investor('ready');
  requireAccepted(await on.visitor.call('resetPassword', startReset(investor.email)));
  const code = await on.codeSentTo(investor.email);
  const reply = await on.visitor.call('validateOtp', emailCode(investor.email, code, { isReset: true }));
  const answer = requireAccepted(reply);
  const isVerified = answer.verify_password ?? answer.state_parameters?.verify_password;
  requireThat(isVerified === true, 'the answer to the code of a reset has no verify_password true');
  return { investor, token: tokenOf(reply.body) };
};

export const resetCases = [
  defineCase({
    id: 'access.reset.steps',
    section,
    title: 'A password is replaced after a code by email',
    mend: 'Lead through sendotp, validateOtp with is_password_reset true, and resetpassword with navigateScreen signin.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, token } = await verifyReset(on);
      const reply = await on.callAs(token, 'resetPassword', finishReset(investor.email, NEW_PASSWORD));
      requireCode(reply, '000');
      requireThat(/^\.?\/?signin\/?$/.test(String(reply.body['navigateScreen'])), 'navigateScreen is not signin');
      requireCode(await on.visitor.call('login', passwordLogin(investor.email, NEW_PASSWORD)), '000');
      requireCode(await on.visitor.call('login', passwordLogin(investor.email, investor.password)), '030');
    },
  }),
  defineCase({
    id: 'access.reset.sessions',
    section,
    title: 'A reset ends every session of the customer',
    mend: 'Revoke all tokens of the customer when the password changes.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, token } = await verifyReset(on);
      requireCode(await on.callAs(token, 'resetPassword', finishReset(investor.email, NEW_PASSWORD)), '000');
      requireCode(await investor.call('getPortfolio', {}), '003', '004');
    },
  }),
  defineCase({
    id: 'access.reset.unknown-email',
    section,
    title: 'A reset for an unknown address gets the same answer',
    mend: 'Answer 000 with verify_otp true for an unknown address too, and send nothing.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email } = await on.investor('ready');
      const known = await on.visitor.call('resetPassword', startReset(email));
      const unknown = await on.visitor.call('resetPassword', startReset(`no-${email}`.slice(0, 35)));
      const answer = requireAccepted(unknown);
      requireThat(
        (answer.verify_otp ?? answer.state_parameters?.verify_otp) === true,
        'the answer has no verify_otp true',
      );
      requireThat(
        isSameAnswer(known, unknown),
        'the answer for an unknown address differs from the answer for a known address',
      );
    },
  }),
  defineCase({
    id: 'access.reset.without-code',
    section,
    title: 'A new password without a verified code is refused',
    mend: 'Accept the new password only from the token of a verified reset; answer 020 otherwise.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email, token, password } = await on.investor('ready');
      for (const caller of ['', token])
        requireCode(await on.callAs(caller, 'resetPassword', finishReset(email, NEW_PASSWORD)), '020', '003');
      requireCode(await on.visitor.call('login', passwordLogin(email, password)), '000');
    },
  }),
  defineCase({
    id: 'access.reset.password-form',
    section,
    title: 'The new password of a reset has the form of a password',
    mend: 'Refuse a password outside 7 to 22 letters, digits and @ with 051.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { investor, token } = await verifyReset(on);
      for (const password of ['Short1', 'a'.repeat(23), 'With space1'])
        requireCode(await on.callAs(token, 'resetPassword', finishReset(investor.email, password)), '051');
    },
  }),
  defineCase({
    id: 'access.reset.other-address',
    section: 'contract 2.1 validateOtp',
    title: 'The token of a reset changes the password of its own address only',
    mend: 'Bind the token to the address whose code was verified.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { token } = await verifyReset(on);
      const other = await on.investor('ready');
      await on.callAs(token, 'resetPassword', finishReset(other.email, NEW_PASSWORD));
      requireCode(await on.visitor.call('login', passwordLogin(other.email, other.password)), '000');
    },
  }),
];
