const shorten = (text: string) => text.replace(/\s+(schemes?|funds?)$/i, '').trim();

/** Returns category and sub-category of AMFI in short: `Equity Scheme`, `Flexi Cap Fund` → `Equity · Flexi Cap`. */
export function classificationOf(category: string, subCategory: string): string {
  const [short, shortSub] = [shorten(category), shorten(subCategory)];
  return [...new Set([short, shortSub])].filter((text) => text !== '').join(' · ');
}
