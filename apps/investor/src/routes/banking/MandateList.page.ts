import { definePage, storedRoute } from '../../app/page.ts';

export const mandateList = definePage({
  title: 'titles.mandateList',
  routes: {
    mandateList: storedRoute(),
    bankAutopay: storedRoute(),
  },
  load: () => import('./MandateList.tsx'),
  areas: ['accounts', 'mandates'],
});
