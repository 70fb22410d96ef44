import type { StageSection } from './stage.ts';

/** A difference between the PAN card and the Aadhaar card, in their own words. */
export interface DocumentDifference {
  /** The provider's name of the attribute. */
  readonly attribute: string;
  readonly pan: string;
  readonly aadhaar: string;
}

/** Ignores case and spaces, in which cards differ. */
const normaliseText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the lines with the same name and different texts on both cards; an empty text is no difference. */
export function findDocumentDifferences(sections: readonly StageSection[]): readonly DocumentDifference[] {
  const linesOf = (card: 'pan' | 'aadhaar') => sections.find(({ name }) => name === card)?.lines ?? [];
  const aadhaar = linesOf('aadhaar');
  return linesOf('pan').flatMap(({ attribute, text }) => {
    const other = aadhaar.find((line) => normaliseText(line.attribute) === normaliseText(attribute))?.text ?? '';
    return text.trim() === '' || other.trim() === '' || normaliseText(text) === normaliseText(other)
      ? []
      : [{ attribute, pan: text, aadhaar: other }];
  });
}
