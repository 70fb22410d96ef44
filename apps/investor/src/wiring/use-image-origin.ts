import { useApp } from './app-context.ts';

/** The only origin that images of documents come from: the provider's. */
export const useImageOrigin = (): string => new URL(useApp().config.providerUrl).origin;
