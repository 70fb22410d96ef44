import { createTexts, type Catalogue } from '@folioflow/wiring';

/** The texts of the back-office: the areas of the other app are in no file of its build. */
export const texts = createTexts({
  catalogues: import.meta.glob<Catalogue>(
    '../../../packages/flows/src/messages/{en,hi}/{backoffice,common,stage}.json',
    { query: '?lingui' },
  ),
  fonts: { hi: () => import('@folioflow/ui/fonts-hi.css') },
});
