// Public interface of the catalogue for the rest of the provider.
export { readFilterLists } from './filter-lists.ts';
export { readNavOfDay, readSchemes, readListFile, readSchemeTerms, readStpTargets } from './scheme-lookups.ts';
export { frequencyOptions, installmentOptions } from './scheme-terms.ts';
export { computeSipWindow } from './sip-window.ts';
export { type SchemeTerms, type SipWindow } from './types.ts';
