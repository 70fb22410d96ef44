import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/flows/src/checkout/stp-registration/transfer-agreement.ts',
    'packages/flows/src/orders/swp-registration/swp-agreement.ts',
    'packages/flows/src/orders/payment-calendar/mandate-limits.ts',
  ],
  tests: [
    'packages/flows/src/checkout/stp-registration/transfer-agreement.test.ts',
    'packages/flows/src/orders/swp-registration/swp-agreement.test.ts',
    'packages/flows/src/orders/payment-calendar/*.test.ts',
  ],
  break: 100,
});
