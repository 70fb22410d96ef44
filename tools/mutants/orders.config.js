import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/flows/src/parts/order/{order-gate,order-state}.ts',
    'packages/flows/src/parts/order/order-confirmation/pending-retry.ts',
    'packages/flows/src/parts/order/recent-order/{placed-orders,recent-order.rules,repeatable-order,repeatable-withdrawal}.ts',
    'packages/flows/src/kit/{refusals-after-lost-answer,submission-key}.ts',
  ],
  tests: [
    'packages/flows/src/parts/order/{order-gate,order-state}.test.ts',
    'packages/flows/src/parts/order/order-confirmation/*.test.ts',
    'packages/flows/src/parts/order/recent-order/{placed-orders,recent-order}.test.ts',
    'packages/flows/src/kit/{refusals-after-lost-answer,submission-key}.test.ts',
    'packages/flows/src/retry-policy.test.ts',
  ],
  break: 97.97,
});
