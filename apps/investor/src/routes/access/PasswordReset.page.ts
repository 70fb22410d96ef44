import { definePage, publicRoute } from '../../app/page.ts';

export const passwordReset = definePage({
  title: 'titles.passwordReset',
  routes: {
    reset: publicRoute(),
  },
  load: () => import('./PasswordReset.tsx'),
});
