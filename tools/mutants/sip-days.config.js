import { configOf } from './group.js';

export default configOf({
  mutate: ['packages/flows/src/parts/order/sip-terms/*.ts'],
  tests: ['packages/flows/src/parts/order/sip-terms/*.test.ts'],
  break: 100,
});
