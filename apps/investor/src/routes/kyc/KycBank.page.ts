import { definePage, storedRoute } from '../../app/page.ts';

export const kycBank = definePage({
  title: 'titles.kycBank',
  routes: {
    bankVerification: storedRoute(),
  },
  load: () => import('./KycBank.tsx'),
  areas: ['stage'],
});
