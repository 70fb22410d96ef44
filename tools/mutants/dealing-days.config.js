import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/flows/src/parts/order/dealing-day.ts',
    'packages/flows/src/orders/payment-calendar/planned-days.ts',
  ],
  tests: [
    'packages/flows/src/parts/order/dealing-day.test.ts',
    'packages/flows/src/orders/payment-calendar/planned-days.test.ts',
  ],
  break: 89.69,
});
