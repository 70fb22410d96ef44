import { configOf } from './group.js';

export default configOf({
  mutate: ['packages/api/src/contract/formats/{calendar,days,india}.ts'],
  tests: ['packages/api/src/contract/formats.test.ts', 'packages/api/src/contract/formats/{calendar,india}.test.ts'],
  break: 96.72,
});
