import { fieldsAt, textAt } from '../../ground/fields.ts';
import {
  changeAccepted,
  changeAnswers,
  isCallOf,
  omit,
  repeatFirstAnswer,
  replaceCode,
  withFields,
  type PlantedFault,
} from './fault.ts';

export const accessFaults: readonly PlantedFault[] = [
  {
    title: 'a locked investor gets a new code',
    caughtBy: 'codes.send-otp.c035',
    create: replaceCode('sendOtp', '035', '000'),
  },
  {
    title: 'the sign-in by password answers a token at once',
    caughtBy: 'access.login.password',
    create: changeAccepted('login', (fields) => ({ ...fields, token_id: 'early' })),
  },
  {
    title: 'a wrong password is accepted',
    caughtBy: 'access.login.wrong-password',
    create: replaceCode('login', '030', '000'),
  },
  {
    title: 'the text distinguishes an unknown address from a wrong password',
    caughtBy: 'access.login.unknown-email',
    create: changeAnswers('login', (fields, request) =>
      textAt(request.fields, 'login_email').startsWith('no-') ? { ...fields, messageText: 'Unknown address' } : fields,
    ),
  },
  {
    title: 'the sign-in never locks',
    caughtBy: 'access.login.lock',
    create: replaceCode('login', '035', '030'),
  },
  {
    title: 'the form of a mobile number is not checked',
    caughtBy: 'access.login.mobile-form',
    create: replaceCode('login', '051', '000', { navigateScreen: 'otp-2' }),
  },
  {
    title: 'staff may sign in as customers',
    caughtBy: 'access.login.staff-apart',
    create: changeAnswers('login', (fields, request) =>
      textAt(request.fields, 'login_email').includes('@staff.') ? { code: '000', messageText: '' } : fields,
    ),
  },
  {
    title: 'a wrong code is refused with 051',
    caughtBy: 'access.code.wrong',
    create: replaceCode('validateOtp', '031', '051'),
  },
  {
    title: 'a code can be used twice',
    caughtBy: 'access.code.once',
    create: repeatFirstAnswer('validateOtp'),
  },
  {
    title: 'an expired code is refused as a wrong one',
    caughtBy: 'access.code.expired',
    create: replaceCode('validateOtp', '032', '031'),
  },
  {
    title: 'the code of success is a number',
    caughtBy: 'access.code.session',
    create: changeAccepted('validateOtp', (fields) => ({ ...fields, code: 0 })),
  },
  {
    title: 'a flag is Y instead of true',
    caughtBy: 'access.code.session',
    create: changeAccepted('validateOtp', (fields) => ({ ...fields, is_authenticated: 'Y' })),
  },
  {
    title: 'codes can be requested without a pause',
    caughtBy: 'access.code.resend',
    create: replaceCode('sendOtp', '034', '000'),
  },
  {
    title: 'the sign-up leads to a screen that the apps do not have',
    caughtBy: 'access.sign-up.screens',
    create: changeAccepted('verifyEmail', (fields) => ({ ...fields, navigateScreen: 'home' })),
  },
  {
    title: 'a password of any form is accepted',
    caughtBy: 'access.sign-up.password-form',
    create: replaceCode('verifyEmail', '051', '000'),
  },
  {
    title: 'the token of a finished step stays valid',
    caughtBy: 'access.sign-up.new-token',
    create: replaceCode('verifyEmail', '003', '000'),
  },
  {
    title: 'an activation link works again and again',
    caughtBy: 'access.sign-up.activation',
    create: repeatFirstAnswer('activateAccount'),
  },
  {
    title: 'a reset reveals which addresses have an account',
    caughtBy: 'access.reset.unknown-email',
    create: changeAnswers('resetPassword', (fields, request) =>
      textAt(request.fields, 'login_email').startsWith('no-') ? { code: '061', messageText: 'Not found' } : fields,
    ),
  },
  {
    title: 'a password can be reset without a code',
    caughtBy: 'access.reset.without-code',
    create: replaceCode('resetPassword', '020', '000'),
  },
  {
    title: 'the logout is ignored',
    caughtBy: 'access.token.logout',
    create: () => (request, forward) =>
      isCallOf('logout', request)
        ? Promise.resolve(
            withFields(
              { status: 200, headers: { 'content-type': 'application/json' }, text: '', fields: {} },
              {
                code: '000',
                messageText: '',
              },
            ),
          )
        : forward(request),
  },
  {
    title: 'the answer 003 does not erase the token',
    caughtBy: 'access.token.missing',
    create: changeAnswers('getPortfolio', (fields) => omit(fields, 'erase_token_id')),
  },
  {
    title: 'a session that ended elsewhere is answered 003',
    caughtBy: 'access.token.second-sign-in',
    create: replaceCode('listOrders', '004', '003', { erase_token_id: true, navigateScreen: 'signin' }),
  },
  {
    title: 'a token of the sign-up reads the portfolio',
    caughtBy: 'access.token.pre-auth',
    create: replaceCode('getPortfolio', '003', '000', { is_portfolio_available: false }),
  },
  {
    title: 'the id of the codes contains a slash',
    caughtBy: 'access.two-factor.id',
    create: changeAccepted('sendTwoFactorOtp', (fields) => ({ ...fields, twofactor_id: 'codes/1' })),
  },
  {
    title: 'the id of the codes is missing',
    caughtBy: 'access.pin.change',
    create: changeAccepted('sendTwoFactorOtp', (fields) => omit(fields, 'twofactor_id')),
  },
  {
    title: 'the codes of an action can be used twice',
    caughtBy: 'access.two-factor.once',
    create: repeatFirstAnswer('verifyMpin'),
  },
  {
    title: 'codes of an action can be requested without a limit',
    caughtBy: 'access.two-factor.sends',
    create: replaceCode('sendTwoFactorOtp', '034', '000', { twofactor_id: 'tf-1' }),
  },
  {
    title: 'a code of another action is accepted',
    caughtBy: 'access.two-factor.other-action',
    create: replaceCode('verifyMpin', '031', '000'),
  },
  {
    title: 'the profile of another customer is answered',
    caughtBy: 'access.code.session',
    create: changeAccepted('validateOtp', (fields) => ({
      ...fields,
      profileData: { ...fieldsAt(fields, 'profileData'), login_mobile_number: '9000000110' },
    })),
  },
];
