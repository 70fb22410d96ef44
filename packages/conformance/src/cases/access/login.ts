import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { mobileLogin, passwordLogin } from '../../people/sign-in.ts';

const section = 'contract 2.1 login';

const WRONG_PASSWORD = 'Wrong4You';

export const loginCases = [
  defineCase({
    id: 'access.login.mobile',
    section,
    title: 'A sign-in by mobile number sends a code and issues no token',
    mend: 'Answer 000 with navigateScreen otp-2 and without token_id until the code is verified.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile } = await on.investor('ready');
      const answer = requireAccepted(await on.visitor.call('login', mobileLogin(mobile)));
      requireThat(
        (answer.token_id ?? '') === '',
        'login by mobile number answers a token_id before the code is verified',
      );
      requireThat(answer.is_authenticated !== true, 'is_authenticated is true before the code is verified');
      const screen = (answer.navigateScreen ?? 'otp-2').replace(/^\.?\//, '');
      requireThat(screen === 'otp-2', `navigateScreen is ${screen}, documented is otp-2`);
    },
  }),
  defineCase({
    id: 'access.login.password',
    section,
    title: 'A sign-in by email and password sends a code and issues no token',
    mend: 'Check the password, then send the code to the registered mobile number; issue the token at validateOtp only.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email, password } = await on.investor('ready');
      const answer = requireAccepted(await on.visitor.call('login', passwordLogin(email, password)));
      requireThat((answer.token_id ?? '') === '', 'login by password answers a token_id before the code is verified');
    },
  }),
  defineCase({
    id: 'access.login.unknown-mobile',
    section,
    title: 'An unknown mobile number is accepted like a known number',
    mend: 'Answer 000 for an unknown mobile number too; it becomes a customer with its first valid code.',
    needs: ['signUp', 'investors.ready'],
    run: async (on) => {
      const known = await on.visitor.call('login', mobileLogin((await on.investor('ready')).mobile));
      const unknown = await on.visitor.call('login', mobileLogin(on.newCustomer().mobile));
      requireCode(unknown, '000');
      requireThat(
        known.body['messageText'] === unknown.body['messageText'],
        'the text for an unknown mobile number differs from the text for a known number',
      );
    },
  }),
  defineCase({
    id: 'access.login.wrong-password',
    section,
    title: 'A wrong password is refused with 030',
    mend: 'Answer 030 for a password that differs from the stored one.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email } = await on.investor('ready');
      requireCode(await on.visitor.call('login', passwordLogin(email, WRONG_PASSWORD)), '030');
    },
  }),
  defineCase({
    id: 'access.login.unknown-email',
    section: 'contract 1.5 code 030',
    title: 'An unknown email address gets the same text as a wrong password',
    mend: 'Answer 030 with the same text to both, so that an answer does not reveal which addresses have an account.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email, password } = await on.investor('ready');
      const wrong = await on.visitor.call('login', passwordLogin(email, WRONG_PASSWORD));
      const unknown = await on.visitor.call('login', passwordLogin(`no-${email}`.slice(0, 35), password));
      requireCode(unknown, '030');
      requireThat(
        wrong.body['messageText'] === unknown.body['messageText'],
        'the text for an unknown address differs from the text for a wrong password',
      );
    },
  }),
  defineCase({
    id: 'access.login.lock',
    section: 'contract 1.5 code 035',
    title: 'The fifth wrong password locks the sign-in',
    mend: 'Count failed passwords per account; answer 035 from the fifth on, also for the right password.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { email, password } = await on.investor('ready');
      for (let attempt = 1; attempt < 5; attempt += 1) {
        requireCode(await on.visitor.call('login', passwordLogin(email, WRONG_PASSWORD)), '030');
      }
      requireCode(await on.visitor.call('login', passwordLogin(email, WRONG_PASSWORD)), '035');
      requireCode(await on.visitor.call('login', passwordLogin(email, password)), '035');
    },
  }),
  defineCase({
    id: 'access.login.locked',
    section: 'contract 1.5 code 035',
    title: 'A locked investor is refused with 035, by mobile number as well',
    mend: 'Check the lock at each way of signing in.',
    needs: ['investors.locked'],
    run: async (on) => {
      requireCode(await on.visitor.call('login', mobileLogin(on.accountOf('locked').mobile)), '035');
    },
  }),
  defineCase({
    id: 'access.login.mobile-form',
    section,
    title: 'A mobile number has ten digits and begins with 6 to 9',
    mend: 'Refuse any other mobile number with 051.',
    needs: [],
    run: async (on) => {
      for (const mobile of ['', '900000010', '90000001000', '5000000100', '90000 0010', '+919000000'])
        requireCode(await on.visitor.call('login', mobileLogin(mobile)), '051');
    },
  }),
  defineCase({
    id: 'access.login.email-form',
    section,
    title: 'An email address has the form of one and at most 35 characters',
    mend: 'Refuse a malformed or longer address with 051.',
    needs: [],
    run: async (on) => {
      const tooLong = `${'a'.repeat(24)}@kit.example`;
      for (const email of ['', 'no-address', 'a@b', tooLong.padStart(36, 'b')])
        requireCode(await on.visitor.call('login', passwordLogin(email, 'Secret@11')), '051');
    },
  }),
  defineCase({
    id: 'access.login.staff-apart',
    section: 'contract 1.7 login_role',
    title: 'Staff and investors have separate sign-ins',
    mend: 'Refuse a staff address with login_role customer, and an investor address with login_role backoffice, with 030.',
    needs: ['investors.ready', 'staff.viewer'],
    run: async (on) => {
      const { email, password } = await on.investor('ready');
      const viewer = on.staffAccountOf('viewer');
      requireCode(await on.visitor.call('login', passwordLogin(viewer.email, viewer.password)), '030');
      requireCode(await on.visitor.call('login', passwordLogin(email, password, 'backoffice')), '030');
    },
  }),
  defineCase({
    id: 'access.login.unknown-values',
    section: 'contract 1.7',
    title: 'Unknown values of login_role, login_request_from and login_request_mode are refused',
    mend: 'Answer 051 for a value outside the lists of contract 1.7 and for a missing field.',
    needs: [],
    run: async (on) => {
      const valid = mobileLogin('9876543210');
      for (const change of [
        { login_role: 'admin' },
        { login_request_from: 'fax' },
        { login_request_mode: 'verify' },
        { login_role: undefined },
        { login_mobile_number: 9_876_543_210 },
      ])
        requireCode(await on.visitor.call('login', { ...valid, ...change }), '051');
    },
  }),
];
