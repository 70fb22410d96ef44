import { definePage, storedRoute } from '../../app/page.ts';

export const kycAadhaar = definePage({
  title: 'titles.kycAadhaar',
  routes: {
    aadhaarVerification: storedRoute(),
  },
  load: () => import('./KycAadhaar.tsx'),
  areas: ['stage'],
});
