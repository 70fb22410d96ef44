import type { AdvicePayment, Advisor, PaymentOrderInfo, Pricing, Watchlist } from '@folioflow/api/contract';
import type { CardPaymentResponse, PaidAdvice } from '../expert-advice.types.ts';

export const taxWatchlist: Watchlist = {
  id: 'watch-2',
  label: 'Tax saving',
  value: 'watch-2',
  scheme_list: [{ scheme_code: 'SC02' }, { scheme_code: 'SC03' }],
  subscription_enabled: false,
};
export const anita: Advisor = { _id: 'A1', description: 'Anita Rao, equity and hybrid funds', value: 'A1' };
export const suresh: Advisor = { _id: 'A2', description: 'Suresh Menon, debt funds and retirement', value: 'A2' };
export const monthly: Pricing = { id: 'P1', label: 'Monthly, ₹199', value: 'P1' };
export const yearly: Pricing = { id: 'P2', label: 'Yearly, ₹1,999', value: 'P2' };

export const adviceOrder: PaymentOrderInfo = {
  key: 'rzp_test_folioflow',
  amount: 199_900,
  id: 'order_8f2c',
  currency: 'INR',
  name: 'Folioflow',
  email: 'manish@example.in',
  mobile: '9000000114',
  address: 'Folioflow, Bengaluru',
  description: 'Expert advice on Tax saving: Yearly, ₹1,999',
  color: '#3d49c4',
  logo: '',
};
export const checkoutResponse: CardPaymentResponse = {
  razorpay_payment_id: 'pay_51d7',
  razorpay_order_id: 'order_8f2c',
  razorpay_signature: 'c3a9',
};
export const advicePayment: AdvicePayment = { ...checkoutResponse, order_id: 'order_8f2c' };
export const paidAdvice: PaidAdvice = { advisor: anita, plan: yearly, amount: 199_900, payment: advicePayment };
