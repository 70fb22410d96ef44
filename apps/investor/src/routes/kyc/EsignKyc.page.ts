import { definePage, storedRoute } from '../../app/page.ts';

export const esignKyc = definePage({
  title: 'titles.esignKyc',
  routes: {
    esignkycVerification: storedRoute(),
  },
  load: () => import('./EsignKyc.tsx'),
  areas: ['stage'],
});
