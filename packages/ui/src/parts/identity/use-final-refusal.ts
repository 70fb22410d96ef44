import { useBrand } from '../../shell/brand.ts';

const finalRefusal = { isRefusalFinal: true } as const;
const noFields = {};

/**
 * Returns the fields of an event that places an order: with the direct entry of codes, a refusal of the order is a page
 * of its own; with the documented entry it is a dialog above the form (decision 079).
 */
export const useFinalRefusal = (): { readonly isRefusalFinal?: true } =>
  useBrand().codeEntry === 'direct' ? finalRefusal : noFields;
