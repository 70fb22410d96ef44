export type * from './contract/index.ts';
export { isProviderFault, ProviderFault } from './contract/outcome.ts';
export { createProvider, preloadProvider } from './client/create-provider.ts';
export { setCallLanguage } from './client/call-language.ts';
export { judgeAnswer, tokenAfter, type Verdict } from './client/judge.ts';
export { type ProviderSettings, type RequestAdapter } from './client/settings.ts';
