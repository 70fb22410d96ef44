import { definePage } from '../app/page.ts';

export const clientDocuments = definePage({
  title: 'staff.title.clientDocuments',
  routes: { clientDocuments: { guard: 'staff', path: '/clientDocuments/:customer_id?' } },
  load: () => import('./ClientDocuments.tsx'),
});
