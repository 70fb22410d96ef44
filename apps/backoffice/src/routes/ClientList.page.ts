import { definePage } from '../app/page.ts';

export const clientList = definePage({
  title: 'staff.title.clientList',
  routes: { clientList: { guard: 'staff' } },
  load: () => import('./ClientList.tsx'),
});
