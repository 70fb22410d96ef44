import { definePage } from '../app/page.ts';

export const home = definePage({
  title: 'staff.title.clientList',
  routes: { '': { guard: 'staff' } },
  load: () => import('./Home.tsx'),
});
