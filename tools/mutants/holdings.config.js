import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/flows/src/holdings/{figures,lots,roots,xirr}.ts',
    'packages/flows/src/holdings/{redemption,tax}/*.ts',
  ],
  tests: ['packages/flows/src/holdings/**/*.test.ts'],
  break: 96.36,
});
