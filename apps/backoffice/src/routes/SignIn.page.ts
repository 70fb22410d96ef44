import { definePage } from '../app/page.ts';

export const signIn = definePage({
  title: 'staff.title.signIn',
  routes: { signin: { guard: 'public' } },
  load: () => import('./SignIn.tsx'),
});
