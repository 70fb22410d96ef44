import { configOf } from './group.js';

export default configOf({
  mutate: [
    'apps/sandbox/src/orders/settlement/{allotments,deductions,due-orders,transitions}.ts',
    'apps/sandbox/src/orders/valuation/*.ts',
  ],
  tests: [
    'apps/sandbox/src/orders/settlement/{allotments,deductions,transitions}.test.ts',
    'apps/sandbox/src/orders/valuation/{pricing,redemption-rules}.test.ts',
  ],
  break: 99.56,
});
