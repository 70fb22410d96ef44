import { definePage, storedRoute } from '../../app/page.ts';

export const documentsUpload = definePage({
  title: 'titles.documentsUpload',
  routes: {
    documentsupload: storedRoute(),
  },
  load: () => import('./DocumentsUpload.tsx'),
});
