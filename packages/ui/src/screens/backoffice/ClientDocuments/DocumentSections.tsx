import { useLingui } from '@lingui/react';
import type { StageSection } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatWireDay } from '../../../format/wire-day.ts';
import { MissingPicture } from '../../../parts/stage/StageSections/MissingPicture.tsx';
import { recordLook } from '../../../primitives/DataList/record-look.ts';
import { DocumentPicture } from './DocumentPicture.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { namedPicturesOf, type PictureProgress } from './picture-progress.ts';

const Sections = styled.div`
  display: grid;
  gap: var(--space-16);
  align-items: start;

  /* A picture beside its data is wide enough to be compared with them. */
  @media (min-width: 112rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    display: block;
  }
`;

const Section = styled.section`
  display: grid;
  gap: var(--space-12);
  height: 100%;
  align-content: start;
  padding: var(--space-16) var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  > h2 {
    font-size: var(--type-14);
    letter-spacing: 0.04em;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
    align-items: start;
  }

  @media (min-width: 40rem) {
    > div[data-both] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* Two sides of a card are beside each other: below each other they leave an empty column next to the data. */
  @media (min-width: 72rem) and (max-width: 111.99rem) {
    > div:has([data-sides='2']) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }

    [data-sides='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  dl {
    display: grid;
    ${recordLook}
  }

  @media (min-width: 72rem) {
    dl > div > dt {
      flex-basis: 8.5rem;
    }
  }

  /* In print neither a section nor a picture is split across pages. */
  @media print {
    height: auto;
    margin-block-end: var(--space-16);
    break-inside: avoid;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  @media print {
    > * {
      break-inside: avoid;
    }
  }
`;

/** Documents that prove the data beside them; an address and the client's own statements have none. */
const SECTIONS_WITH_PROOF: readonly StageSection['name'][] = ['pan', 'aadhaar', 'bank', 'nominee'];

export interface DocumentSectionsProps {
  sections: readonly StageSection[];
  imageOrigin: string;
  onPictureOutcome: PictureProgress['recordOutcome'];
}

/** Each group with its pictures beside it (OM-238). */
export const DocumentSections = ({ sections, ...pictureProps }: DocumentSectionsProps) => (
  <Sections>
    {sections.map((section) => (
      <DocumentSection key={section.name} section={section} {...pictureProps} />
    ))}
  </Sections>
);

interface DocumentSectionProps extends Omit<DocumentSectionsProps, 'sections'> {
  section: StageSection;
}

function DocumentSection({ section, imageOrigin, onPictureOutcome }: DocumentSectionProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { name, lines } = section;
  const pictures = namedPicturesOf(i18n, section, imageOrigin);
  const hasPictures = pictures.length > 0 || SECTIONS_WITH_PROOF.includes(name);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{i18n._(`kyc.sections.${name}`)}</h2>
      <div data-both={hasPictures || undefined}>
        {lines.length === 0 ? (
          <p>{i18n._('clients.documents.nothing')}</p>
        ) : (
          <dl>
            {lines.map(({ attribute, text }, place) => (
              <div key={`${place} ${attribute}`}>
                <dt lang={languageOf(attribute)}>{attribute}</dt>
                <dd lang={languageOf(formatWireDay(i18n, text))} translate="no">
                  {formatWireDay(i18n, text)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {hasPictures && (
          <Pictures data-sides={pictures.length}>
            {pictures.map(({ address, name: picture, isShowable }, place) =>
              isShowable ? (
                <DocumentPicture
                  key={`${place} ${address.length}`}
                  address={address}
                  name={picture}
                  onOutcome={(outcome) => onPictureOutcome(picture, outcome)}
                />
              ) : (
                <MissingPicture key={`${place} ${address.length}`}>
                  {i18n._('clients.picture.unreadable')}
                </MissingPicture>
              ),
            )}
            {pictures.length === 0 && <MissingPicture>{i18n._('clients.documents.noPicture')}</MissingPicture>}
          </Pictures>
        )}
      </div>
    </Section>
  );
}
