// Public interface of the catalogue for the rest of the provider.
export { readFilterLists } from './listing/filter-lists.ts';
export { readNavOfDay, readSchemes, readListFile, readSchemeTerms, readStpTargets } from './listing/scheme-lookups.ts';
export { readSchemeFacts, type SchemeFacts } from './listing/scheme-facts.ts';
export { type NavPoint } from './nav/nav-source.ts';
export {
  type EpochDay,
  dayOfEpochDay,
  epochDayOf,
  epochDayOfWorkingDay,
  timestampOfEpochDay,
  workingDayNumber,
} from './nav/working-days.ts';
export { frequencyOptions, installmentOptions } from './schemes/scheme-terms.ts';
export { computeSipWindow } from './schemes/sip-window.ts';
export { type SchemeTerms, type SipWindow } from './schemes/types.ts';
