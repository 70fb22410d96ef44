/**
 * A sentence, the name of a scheme, a category or a risk. Names of people and places, codes and addresses belong to
 * every language.
 */
const ENGLISH = /[A-Za-z]{2,} [a-z]{3,}|\b(?:Fund|Plan|Equity|Debt|Hybrid|Cap|Moderate|High|Savings|Business)\b/;
/** A number of the greatest length. */
const LONG_NUMBER = /W{9}/;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Returns the English texts of a page in Hindi that are not marked as English (WCAG 3.1.2). */
export function findUnmarkedEnglish(root: Element): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (!ENGLISH.test(text) || DEVANAGARI.test(text) || LONG_NUMBER.test(text)) continue;
    if (parentElement?.closest('[aria-hidden=true]') !== null) continue;
    if (parentElement.closest<HTMLElement>('[lang]')?.lang.startsWith('hi') !== false) texts.push(text);
  }
  return texts;
}
