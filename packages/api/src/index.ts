export type * from './contract/index.ts';
export { isProviderFault, ProviderFault } from './contract/outcome.ts';
export * from './client/index.ts';
