/** Returns the name of a unit as words: `lumpsumCheckout` is `Lumpsum checkout`. */
export function spacedWords(unit: string): string {
  const words = unit.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
