import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { NotTried, requireThat } from '../../ground/verdicts.ts';
import { mobileCode, mobileLogin, resendRequest } from '../../people/sign-in.ts';
import { otherCode, signInByCode } from '../support/sign-up.ts';

const section = 'contract 2.1 validateOtp';

/** Starts a sign-in and returns the number with its code. */
const startSignIn = async (on: CaseContext) => {
  const { mobile, email } = await on.investor('ready');
  requireAccepted(await on.visitor.call('login', mobileLogin(mobile)));
  return { mobile, email, code: await on.codeSentTo(mobile) };
};

export const codeCases = [
  defineCase({
    id: 'access.code.session',
    section,
    title: 'A valid code opens the session of a known customer',
    mend: 'Answer token_id, is_authenticated true, profileData, masterList and the navigateScreen of the stage or portfolio.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, email, code } = await startSignIn(on);
      const answer = requireAccepted(await on.visitor.call('validateOtp', mobileCode(mobile, code)));
      requireThat((answer.token_id ?? '') !== '', 'the answer has no token_id');
      requireThat(answer.is_authenticated === true, 'is_authenticated is not true');
      requireThat(
        answer.profileData?.login_mobile_number === mobile,
        'profileData.login_mobile_number is not the signed-in number',
      );
      requireThat(
        email === '' || answer.profileData.login_email === email,
        'profileData.login_email is not the address of the customer',
      );
      const lists = answer.masterList?.amc_filter_list ?? answer.masterList;
      requireThat((lists?.amc_list?.length ?? 0) > 0, 'masterList has no amc_list');
      requireThat((answer.navigateScreen ?? '') !== '', 'navigateScreen is missing');
    },
  }),
  defineCase({
    id: 'access.code.wrong',
    section: 'contract 1.5 code 031',
    title: 'A wrong code is refused with 031',
    mend: 'Compare the code with the one that was issued for this login.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, code } = await startSignIn(on);
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, otherCode(code))), '031');
    },
  }),
  defineCase({
    id: 'access.code.five-tries',
    section: 'contract 1.5 code 033',
    title: 'The fifth wrong code invalidates the login',
    mend: 'Answer 033 at the fifth wrong code and refuse the right one afterwards.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, code } = await startSignIn(on);
      const tryWrong = () => on.visitor.call('validateOtp', mobileCode(mobile, otherCode(code)));
      for (let attempt = 1; attempt < 5; attempt += 1) requireCode(await tryWrong(), '031');
      requireCode(await tryWrong(), '033');
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, code)), '033', '032');
    },
  }),
  defineCase({
    id: 'access.code.expired',
    section: 'contract 1.5 code 032',
    title: 'An expired code is refused with 032',
    mend: 'Let a code expire after five minutes.',
    needs: ['investors.ready', 'values.expiredCode'],
    run: async (on) => {
      const { mobile } = await startSignIn(on);
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, on.value('expiredCode'))), '032');
    },
  }),
  defineCase({
    id: 'access.code.exhausted',
    section: 'contract 1.5 code 033',
    title: 'A code that was tried too often is refused with 033',
    mend: 'Answer 033 for an id that is invalidated by its tries.',
    needs: ['investors.ready', 'values.exhaustedCode'],
    run: async (on) => {
      const { mobile } = await startSignIn(on);
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, on.value('exhaustedCode'))), '033');
    },
  }),
  defineCase({
    id: 'access.code.once',
    section,
    title: 'A code is valid once',
    mend: 'Mark the code as used with the session that it opened.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, code } = await startSignIn(on);
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, code)), '000');
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, code)), '031', '032', '033');
    },
  }),
  defineCase({
    id: 'access.code.other-number',
    section,
    title: 'A code opens only the login for which it was issued',
    mend: 'Bind the code to the mobile number of its login.',
    needs: ['investors.ready'],
    run: async (on) => {
      const first = await startSignIn(on);
      const second = await startSignIn(on);
      if (first.code === second.code) throw new NotTried('all codes of the test system are equal');
      requireCode(await on.visitor.call('validateOtp', mobileCode(second.mobile, first.code)), '031');
    },
  }),
  defineCase({
    id: 'access.code.form',
    section,
    title: 'A code has six digits',
    mend: 'Refuse a shorter, longer or other text with 051, without counting a try.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, code } = await startSignIn(on);
      for (const typed of ['', '12345', '1234567', 'abcdef', '12 456'])
        requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, typed)), '051');
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, code)), '000');
    },
  }),
  defineCase({
    id: 'access.code.resend',
    section: 'contract 2.1 sendOtp',
    title: 'The first resend is immediate, the second within 120 seconds is refused with 034',
    mend: 'Send the first resend at once; answer 034 to the next one until 120 seconds have passed.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile } = await startSignIn(on);
      requireAccepted(await on.visitor.call('sendOtp', resendRequest('mobile', mobile)));
      requireCode(await on.visitor.call('sendOtp', resendRequest('mobile', mobile)), '034');
    },
  }),
  defineCase({
    id: 'access.code.replaced',
    section: 'contract 2.1 sendOtp',
    title: 'A resent code invalidates the earlier code of the login',
    mend: 'Replace the code of the login at each resend.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile, code } = await startSignIn(on);
      requireAccepted(await on.visitor.call('sendOtp', resendRequest('mobile', mobile)));
      const second = await on.codeSentTo(mobile);
      if (second === code) throw new NotTried('all codes of the test system are equal');
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, code)), '031', '032', '033');
      requireCode(await on.visitor.call('validateOtp', mobileCode(mobile, second)), '000');
    },
  }),
  defineCase({
    id: 'access.code.secret',
    section: 'contract 2.1 login',
    title: 'No answer contains a code, a password or a PIN',
    mend: 'Send codes by their channel only.',
    needs: ['investors.ready'],
    run: async (on) => {
      const { mobile } = await on.investor('ready');
      const login = await on.visitor.call('login', mobileLogin(mobile));
      const code = await on.codeSentTo(mobile);
      requireThat(!login.text.includes(code), 'the answer to login contains the code');
      const session = JSON.stringify(await signInByCode(on, mobile));
      requireThat(!session.includes(on.profile.password), 'the answer to validateOtp contains the password');
    },
  }),
];
