const ISIN_PATTERN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** Check digit of ISO 6166 for the first eleven characters. */
export const isinCheckDigit = (body: string): string => {
  const digits = Array.from(body, (character) => String(Number.parseInt(character, 36))).join('');
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** True if a text has the form of an ISIN; the check digit is ignored, because real files contain wrong ones. */
export const hasIsinForm = (text: string): boolean => ISIN_PATTERN.test(text);

/** ISIN of the unused issuer ZZZ. */
export const fictionalIsin = (number: number): string => {
  const body = `INFZZZ${String(number).padStart(5, '0')}`;
  return body + isinCheckDigit(body);
};
