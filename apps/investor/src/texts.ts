import { createTexts, type Catalogue } from '@folioflow/wiring';

/** The texts of the investor app: the areas of the other app are in no file of its build. */
export const texts = createTexts({
  catalogues: import.meta.glob<Catalogue>(
    '../../../packages/flows/src/messages/{en,hi}/{access,banking,calculator,checkout,common,discovery,frame,holdings,invest,kyc,orders,payments,personal,stage,static,transfer}.json',
    { query: '?lingui' },
  ),
  fonts: { hi: () => import('@folioflow/ui/fonts-hi.css') },
});
