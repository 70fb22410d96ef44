import { createContext, use } from 'react';
import type { Texts } from './texts.ts';

/** The texts of the app, for its choice of the language. */
export const TextsContext = createContext<Texts | null>(null);

/** Returns the texts of the app. Throws outside of one. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('There are no texts of an app around this component.');
  return texts;
}
