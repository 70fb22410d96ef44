import { mobileCode, mobileLogin, resendRequest } from '../../people/sign-in.ts';
import { sendEmailCode, verifyNewMobile } from '../support/sign-up.ts';
import { repeat, type Refusal } from './refusal.ts';

/** Sends of codes that are allowed within 15 minutes. */
const MAX_SENDS = 5;

export const accessRefusals: readonly Refusal[] = [
  {
    operation: 'login',
    code: '034',
    when: 'when codes are requested for the sixth time within 15 minutes',
    needs: ['investors.ready'],
    send: async (on) => {
      const { mobile } = await on.investor('ready');
      return repeat(MAX_SENDS + 1, () => on.visitor.call('login', mobileLogin(mobile)));
    },
  },
  {
    operation: 'sendOtp',
    code: '035',
    when: 'while the sign-in is locked',
    needs: ['investors.locked'],
    send: (on) => on.visitor.call('sendOtp', resendRequest('mobile', on.accountOf('locked').mobile)),
  },
  {
    operation: 'validateOtp',
    code: '035',
    when: 'while the sign-in is locked',
    needs: ['investors.locked'],
    send: (on) => on.visitor.call('validateOtp', mobileCode(on.accountOf('locked').mobile, '111112')),
  },
  {
    operation: 'verifyEmail',
    code: '034',
    when: 'when codes are requested for the sixth time within 15 minutes',
    needs: ['signUp'],
    send: async (on) => {
      const { customer, person } = await verifyNewMobile(on);
      return repeat(MAX_SENDS + 1, () => person.call('verifyEmail', sendEmailCode(customer.email)));
    },
  },
  {
    operation: 'resetPassword',
    code: '034',
    when: 'when codes are requested for the sixth time within 15 minutes',
    needs: ['investors.ready'],
    send: async (on) => {
      const { email } = await on.investor('ready');
      return repeat(MAX_SENDS + 1, () => on.visitor.call('resetPassword', sendEmailCode(email)));
    },
  },
];
