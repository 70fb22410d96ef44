import { definePage, storedRoute } from '../../app/page.ts';

export const chart = definePage({
  title: 'titles.chart',
  routes: {
    charts: storedRoute('/charts/:scheme_isin/:scheme_code/:scheme_name'),
    chartsmobile: storedRoute(),
  },
  load: () => import('./Chart.tsx'),
  areas: ['chart'],
});
