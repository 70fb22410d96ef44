import { configOf } from './group.js';

export default configOf({
  mutate: [
    'packages/flows/src/discovery/{annual-return,growth}.ts',
    'packages/flows/src/discovery/*-calculator/{index,sip-growth}.ts',
  ],
  tests: ['packages/flows/src/discovery/{annual-return,growth,*-calculator/*}.test.ts'],
  break: 99.67,
});
