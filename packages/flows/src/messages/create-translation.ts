import type { Translate } from '../language.ts';

/** Returns the value with every text in it, in order, replaced. */
function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceTexts(each, replace)]));
}

/**
 * Returns the translation of texts of one language into those of another. Both lists contain all texts in the order of
 * the English catalogues. A text that is in no catalogue, such as a name of the provider, is returned unchanged.
 */
export function createTranslation(from: readonly string[], to: readonly string[]): Translate {
  const byText = new Map(from.map((text, place) => [text, to[place] ?? text]));
  const translated = new WeakMap<object, unknown>();
  const translateText = (text: string, place?: number) => (place === undefined ? byText.get(text) : to[place]) ?? text;
  const translateAll = (value: object, place?: number) => {
    let next = place;
    return replaceTexts(value, (text) => translateText(text, next === undefined ? undefined : next++));
  };
  return <T>(value: T, place?: number): T => {
    if (typeof value === 'string') return translateText(value, place) as T;
    if (typeof value !== 'object' || value === null) return value;
    if (!translated.has(value)) translated.set(value, translateAll(value, place));
    return translated.get(value) as T;
  };
}
