// Public interface of the catalogue for the rest of the provider.
export { readFilterLists } from './listing/filter-lists.ts';
export { readNavOfDay, readSchemes, readListFile, readSchemeTerms, readStpTargets } from './listing/scheme-lookups.ts';
export { frequencyOptions, installmentOptions } from './schemes/scheme-terms.ts';
export { computeSipWindow } from './schemes/sip-window.ts';
export { type SchemeTerms, type SipWindow } from './schemes/types.ts';
