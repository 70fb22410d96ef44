import { definePage, storedRoute } from '../../app/page.ts';

export const sipResponse = definePage({
  title: 'titles.sipResponse',
  routes: {
    sipResponse: storedRoute(),
  },
  load: () => import('./SipResponse.tsx'),
  areas: ['sip'],
});
