import { definePage, storedRoute } from '../../app/page.ts';

export const detailedInformation = definePage({
  title: 'titles.detailedInformation',
  routes: {
    personaldetails: storedRoute(),
  },
  load: () => import('./DetailsPages.tsx'),
  areas: ['stage'],
});

export const incomeInformation = definePage({
  title: 'titles.incomeInformation',
  routes: {
    incomedetails: storedRoute(),
  },
  load: () => import('./DetailsPages.tsx'),
  areas: ['stage'],
});
