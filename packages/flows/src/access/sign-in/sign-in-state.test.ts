import { expect, test } from 'vitest';
import { signInStateOf } from './sign-in-state.ts';

const plain = { tab: 'mobile', opensSignUp: false };

test.each([
  [null, plain],
  ['email', plain],
  [{ tab: 'partner', opensSignUp: 'yes', draft: { email: 'other@example.in' } }, plain],
  [{ tab: 'email' }, { ...plain, tab: 'email' }],
  [{ opensSignUp: true }, { ...plain, opensSignUp: true }],
])('the navigation state %o opens %o', (state, opened) => {
  expect(signInStateOf(state)).toEqual(opened);
});
