import { definePage, storedRoute } from '../../app/page.ts';

export const esignKyc = definePage({
  title: 'titles.esignKyc',
  routes: {
    esignkycVerification: storedRoute(),
  },
  isTask: true,
  load: () => import('./EsignKyc.tsx'),
  areas: ['stage'],
});
