/** Returns a category or sub-category of AMFI without its last word: `Flexi Cap Fund` → `Flexi Cap`. */
export const shortKindOf = (text: string): string => text.replace(/\s+(schemes?|funds?)$/i, '').trim();

/** Returns category and sub-category of AMFI in short: `Equity Scheme`, `Flexi Cap Fund` → `Equity · Flexi Cap`. */
export function classificationOf(category: string, subCategory: string): string {
  const [short, shortSub] = [shortKindOf(category), shortKindOf(subCategory)];
  return [...new Set([short, shortSub])].filter((text) => text !== '').join(' · ');
}
