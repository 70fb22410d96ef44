const FORM = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** The check digit of ISO 6166 for the first eleven characters. */
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

/** Whether a text has the form of an ISIN; real files carry wrong check digits, so that digit is not judged. */
export const hasIsinForm = (text: string): boolean => FORM.test(text);

/** An ISIN of the issuer ZZZ, which nobody has. */
export const fictionalIsin = (number: number): string => {
  const body = `INFZZZ${String(number).padStart(5, '0')}`;
  return body + isinCheckDigit(body);
};
