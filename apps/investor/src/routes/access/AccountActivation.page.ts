import { definePage, publicRoute } from '../../app/page.ts';

export const accountActivation = definePage({
  title: 'titles.accountActivation',
  routes: {
    accountactivation: publicRoute('/accountactivation/:id'),
  },
  load: () => import('./AccountActivation.tsx'),
  areas: ['access'],
});
