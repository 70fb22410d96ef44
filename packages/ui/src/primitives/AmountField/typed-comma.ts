/** Stands for the comma of a person among those of the grouping, which the field adds itself. */
export const COMMA = ';';

/** Only a comma that a person typed has fewer than three digits after it. */
const TYPED_COMMA = /,(?=\d{0,2}$)/;

/** Marks the typed comma of a shown figure; the length of the text is unchanged. */
export const markTypedComma = (shown: string): string => shown.replace(TYPED_COMMA, COMMA);

/** Removes the commas of the grouping: `1,234,50` with a typed comma is `1234,50`. */
export const removeGrouping = (shown: string): string => markTypedComma(shown).replaceAll(',', '').replace(COMMA, ',');

/**
 * Returns the figure of a text with marked commas. With three or more digits after it, or with a point, the last one is a
 * comma of the grouping and is removed; otherwise it stays, because a decimal can be meant. Null for a figure that is
 * neither: `1,5.` and `1.5,000`.
 */
export function resolveTypedComma(text: string): string | null {
  const at = text.lastIndexOf(COMMA);
  if (at < 0) return text;
  const [whole, last] = [text.slice(0, at).replaceAll(COMMA, ''), text.slice(at + 1)];
  const [digits = '', fraction] = last.split('.');
  const isGrouping = digits.length >= 3 || (digits === '' && fraction !== undefined);
  if (whole.includes('.')) return isGrouping || fraction !== undefined ? null : `${whole},${last}`;
  if (isGrouping) return whole + last;
  return fraction === undefined ? `${whole},${last}` : null;
}
