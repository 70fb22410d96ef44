import { LUMPSUM_NEEDS } from '../support/lumpsum.ts';
import { redemptionCodeRequest, redeemableAmountOf } from '../support/redemptions.ts';
import { otherCode } from '../support/sign-up.ts';
import { repeat, type Refusal } from './refusal.ts';
import {
  ORDERS,
  BY_HAND,
  startWithOrder,
  sendSipWithCode,
  sendSwpWith,
  redeemWithCode,
  lumpsumWithCode,
} from './order-requests.ts';

export const codeRefusals: readonly Refusal[] = [
  {
    operation: 'createSingleOrder',
    code: '033',
    when: 'when the code was tried too often',
    needs: ['investors.ready', 'values.exhaustedCode', ...LUMPSUM_NEEDS],
    send: (on) => lumpsumWithCode(on, on.value('exhaustedCode')),
  },
  {
    operation: 'createSipOrder',
    code: '031',
    when: 'when the code is wrong',
    needs: BY_HAND,
    send: (on) => sendSipWithCode(on, otherCode),
  },
  {
    operation: 'createSipOrder',
    code: '032',
    when: 'when the code has expired',
    needs: [...BY_HAND, 'values.expiredCode'],
    send: (on) => sendSipWithCode(on, () => on.value('expiredCode')),
  },
  {
    operation: 'createSipOrder',
    code: '033',
    when: 'when the code was tried too often',
    needs: [...BY_HAND, 'values.exhaustedCode'],
    send: (on) => sendSipWithCode(on, () => on.value('exhaustedCode')),
  },
  {
    operation: 'createSipOrder',
    code: '061',
    when: 'for an unknown scheme',
    needs: BY_HAND,
    send: (on) => sendSipWithCode(on, (code) => code, { scheme_code: 'NO-SUCH-SCHEME', scheme_isin: '' }),
  },
  {
    operation: 'createSwp',
    code: '032',
    when: 'when the code has expired',
    needs: [...ORDERS, 'values.expiredCode'],
    send: (on) => sendSwpWith(on, { mobile_otp: on.value('expiredCode') }),
  },
  {
    operation: 'createSwp',
    code: '033',
    when: 'when the code was tried too often',
    needs: [...ORDERS, 'values.exhaustedCode'],
    send: (on) => sendSwpWith(on, { mobile_otp: on.value('exhaustedCode') }),
  },
  {
    operation: 'redeemOrder',
    code: '032',
    when: 'when the codes have expired',
    needs: [...ORDERS, 'values.expiredCode'],
    send: (on) => redeemWithCode(on, { mobile_otp: on.value('expiredCode') }),
  },
  {
    operation: 'redeemOrder',
    code: '033',
    when: 'when the codes were tried too often',
    needs: [...ORDERS, 'values.exhaustedCode'],
    send: (on) => redeemWithCode(on, { mobile_otp: on.value('exhaustedCode') }),
  },
  {
    operation: 'sendRedeemOtp',
    code: '034',
    when: 'when codes are requested for the sixth time within 15 minutes',
    needs: ORDERS,
    send: async (on) => {
      const { investor, order } = await startWithOrder(on);
      const request = redemptionCodeRequest(order, redeemableAmountOf(order));
      return repeat(6, () => investor.call('sendRedeemOtp', request));
    },
  },
];
