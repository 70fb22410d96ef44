import { definePage, storedRoute } from '../../app/page.ts';

export const kycPan = definePage({
  title: 'titles.kycPan',
  routes: {
    panVerification: storedRoute(),
  },
  load: () => import('./KycPan.tsx'),
  areas: ['stage'],
});
