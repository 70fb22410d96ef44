import { configOf } from './group.js';

export default configOf({
  mutate: [
    'apps/sandbox/src/idempotency/once.ts',
    'apps/sandbox/src/access/sessions/{full-session,identify-caller,sessions}.ts',
    'apps/sandbox/src/codes/{judge-code,new-code,throttle}.ts',
  ],
  tests: [
    'apps/sandbox/src/access/sessions/{full-session,sessions}.test.ts',
    'apps/sandbox/src/codes/*.test.ts',
    'apps/sandbox/src/idempotency/*.test.ts',
  ],
  break: 100,
});
