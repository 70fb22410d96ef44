import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/api/src/contract/formats/amounts.ts',
    'packages/flows/src/parts/order/{exit-load,order-limits,tidy-amount}.ts',
    'packages/flows/src/parts/form/{decimals,rupee-text}.ts',
  ],
  tests: [
    'packages/api/src/contract/formats.test.ts',
    'packages/flows/src/entered-amounts.test.ts',
    'packages/flows/src/parts/{form,order}/*.test.ts',
    'packages/flows/src/orders/redeem/redeem.terms.test.ts',
  ],
  break: 99.48,
});
