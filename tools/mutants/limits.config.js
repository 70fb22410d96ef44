import { configOf } from './group.js';

export default configOf({
  mutate: ['packages/api/src/contract/limits.ts'],
  tests: ['packages/api/src/contract/limits.test.ts'],
  break: 100,
});
