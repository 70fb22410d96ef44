import { page, type Page } from '@folioflow/wiring';
import type { ScreenName } from './route-table.ts';

export const screens: Readonly<Record<ScreenName, Page>> = {
  home: page(() => import('./routes/Home.tsx'), 'HomeRoute'),
  signIn: page(() => import('./routes/SignIn.tsx'), 'SignInRoute'),
  clientList: page(() => import('./routes/ClientList.tsx'), 'ClientListRoute'),
  clientDocuments: page(() => import('./routes/ClientDocuments.tsx'), 'ClientDocumentsRoute'),
};
