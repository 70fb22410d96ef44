export { setCallLanguage } from './call-language.ts';
export { createProvider, preloadProvider } from './create-provider.ts';
export { judgeAnswer, tokenAfter, type Verdict } from './judge.ts';
export { type ProviderSettings, type RequestAdapter } from './settings.ts';
