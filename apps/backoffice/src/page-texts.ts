// Written by `npm run generate` from the keys of the texts that the modules of each page request.

import type { TextArea } from '@folioflow/flows/messages/message-key';
import type { PageName } from './pages.ts';

/** The catalogues of the frame, which every page has. */
export const frameTexts = ['backoffice', 'common'] as const satisfies readonly TextArea[];

/** The further catalogues of each page. */
export const pageTexts: Readonly<Record<PageName, readonly TextArea[]>> = {
  clientDocuments: ['stage'],
  clientList: [],
  home: [],
  signIn: [],
};
