import { configOf } from './group.js';

export default configOf({
  mutate: [
    'apps/sandbox/src/kit/{amounts,days,periods,start-day,wire-day}.ts',
    'apps/sandbox/src/catalogue/{nav/working-days,schemes/sip-window}.ts',
  ],
  tests: ['apps/sandbox/src/kit/*.test.ts', 'apps/sandbox/src/catalogue/{nav/working-days,schemes/sip-window}.test.ts'],
  break: 98.66,
});
