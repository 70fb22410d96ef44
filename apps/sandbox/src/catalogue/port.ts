// The only door into the catalogue for the rest of the provider.
export { offeredFilterLists } from './filter-lists.ts';
export { getSchemeStatistics } from './get-scheme-statistics.ts';
export { listSchemes } from './list-schemes.ts';
export { navOn, schemesByCode, schemesOfFile, schemeTerms, stpTargets } from './scheme-lookups.ts';
export { type CatalogueSeed, seedCatalogue } from './seed-catalogue.ts';
export { sipWindow } from './sip-window.ts';
export { type SchemeTerms, type SipWindow } from './types.ts';
