// The only door into the catalogue for the rest of the provider.
export { offeredFilterLists } from './filter-lists.ts';
export { navOfDay, schemesByCode, schemesOfFile, schemeTerms, stpTargets } from './scheme-lookups.ts';
export { frequencyOptions, installmentOptions } from './scheme-terms.ts';
export { sipWindow } from './sip-window.ts';
export { type SchemeTerms, type SipWindow } from './types.ts';
