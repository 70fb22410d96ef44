import { createLazyPage, type LazyPage } from '@folioflow/wiring';
import type { ScreenName } from './route-table.ts';

export const screens: Readonly<Record<ScreenName, LazyPage>> = {
  home: createLazyPage(() => import('./routes/Home.tsx'), 'HomeRoute'),
  signIn: createLazyPage(() => import('./routes/SignIn.tsx'), 'SignInRoute'),
  clientList: createLazyPage(() => import('./routes/ClientList.tsx'), 'ClientListRoute'),
  clientDocuments: createLazyPage(() => import('./routes/ClientDocuments.tsx'), 'ClientDocumentsRoute'),
};
