// Written by `npm run generate` from the manifests `*.page.ts` of the app.

import { clientDocuments } from './routes/ClientDocuments.page.ts';
import { clientList } from './routes/ClientList.page.ts';
import { home } from './routes/Home.page.ts';
import { signIn } from './routes/SignIn.page.ts';

/** The manifests of all pages, by name. */
export const pages = {
  clientDocuments,
  clientList,
  home,
  signIn,
};
export type PageName = keyof typeof pages;
