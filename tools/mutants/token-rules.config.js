import { configOf } from './group.js';

export default configOf({
  mutate: ['packages/api/src/client/judge.ts'],
  tests: ['packages/api/src/client/judge.test.ts'],
  break: 100,
});
