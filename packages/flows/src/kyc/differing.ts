import type { StageSection } from './stage.ts';

/** What the PAN and the Aadhaar do not say alike, each in its own words. */
export interface DocumentDifference {
  /** As the provider calls it. */
  readonly attribute: string;
  readonly pan: string;
  readonly aadhaar: string;
}

/** Cards write names in capitals or not; that is no difference. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Lines of the same name on both cards whose texts differ; a card that is silent differs from nothing. */
export function documentDifferences(sections: readonly StageSection[]): readonly DocumentDifference[] {
  const linesOf = (card: 'pan' | 'aadhaar') => sections.find(({ name }) => name === card)?.lines ?? [];
  const aadhaar = linesOf('aadhaar');
  return linesOf('pan').flatMap(({ attribute, text }) => {
    const other = aadhaar.find((line) => plain(line.attribute) === plain(attribute))?.text ?? '';
    return text.trim() === '' || other.trim() === '' || plain(text) === plain(other)
      ? []
      : [{ attribute, pan: text, aadhaar: other }];
  });
}
