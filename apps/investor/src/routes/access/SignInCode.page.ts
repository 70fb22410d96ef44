import { definePage, publicRoute } from '../../app/page.ts';

export const signInCode = definePage({
  title: 'titles.signInCode',
  routes: {
    'otp-2': publicRoute(),
  },
  load: () => import('./SignInCode.tsx'),
});
