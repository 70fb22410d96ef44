import { definePage, publicRoute } from '../../app/page.ts';

export const signIn = definePage({
  title: 'titles.signIn',
  routes: {
    signin: publicRoute(),
  },
  load: () => import('./SignIn.tsx'),
});

export const signUp = definePage({
  title: 'titles.signUp',
  routes: {
    signup: publicRoute(),
  },
  load: () => import('./SignIn.tsx'),
});
