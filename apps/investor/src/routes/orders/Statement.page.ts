import { definePage, storedRoute } from '../../app/page.ts';

export const statement = definePage({
  title: 'titles.statement',
  routes: {
    sipConsolidatedStatement: storedRoute(
      '/sipConsolidatedStatement/:order_registration_no?/:order_number?/:order_type?',
    ),
  },
  load: () => import('./Statement.tsx'),
  areas: ['statement'],
});
