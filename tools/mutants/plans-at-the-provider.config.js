import { configOf } from './group.js';

export default configOf({
  mutate: [
    'apps/sandbox/src/orders/sip/{due-installments,installments}.ts',
    'apps/sandbox/src/orders/records/schedules.ts',
    'apps/sandbox/src/orders/redemption/{payouts,redemptions,withdrawals}.ts',
    'apps/sandbox/src/orders/transfer/transfers.ts',
  ],
  tests: [
    'apps/sandbox/src/orders/records/plan-days.test.ts',
    'apps/sandbox/src/orders/redemption/{redemptions,withdrawal-plans}.test.ts',
    'apps/sandbox/src/orders/sip/{create-installment,due-installments}.test.ts',
    'apps/sandbox/src/orders/transfer/due-transfers.test.ts',
  ],
  break: 98.54,
});
