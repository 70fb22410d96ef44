import { formatMessage, type StageSection } from '@folioflow/flows';
import { clients } from '@folioflow/flows/words/clients';
import { kyc } from '@folioflow/flows/words/kyc';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatWireDay } from '../../../format/wire-day.ts';
import { isShowableImage } from '../../../parts/stage/StageSections/image-address.ts';
import { MissingPicture } from '../../../parts/stage/StageSections/MissingPicture.tsx';
import { recordLook } from '../../../primitives/DataList/record-look.ts';
import { DocumentPicture } from './DocumentPicture.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

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
  /** The page waits for the pictures until one of the two callbacks. */
  isAwaitingPictures: boolean;
  /** All pictures are shown; called at once if there are none. */
  onPicturesShown: () => void;
  /** A picture cannot be shown, or its address is not allowed. */
  onPictureFailed: () => void;
}

/** Each group with its pictures beside it (OM-238). */
export function DocumentSections(props: DocumentSectionsProps) {
  const { sections, imageOrigin } = props;
  const { markShown, markFailed } = usePictureProgress(props);
  return (
    <Sections>
      {sections.map((section) => (
        <DocumentSection
          key={section.name}
          section={section}
          imageOrigin={imageOrigin}
          onShow={(place) => markShown(`${section.name} ${place}`)}
          onFail={markFailed}
        />
      ))}
    </Sections>
  );
}

/** Observes the pictures and reports once all are shown or one cannot be shown. */
function usePictureProgress(props: DocumentSectionsProps) {
  const { sections, imageOrigin, isAwaitingPictures: areAwaited } = props;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const addresses = sections.flatMap(({ images }) => images);
  const isMissing = hasFailed || addresses.some((address) => !isShowableImage(address, imageOrigin));
  const areShown = shown.size >= addresses.length;
  const report = useEffectEvent(() => (isMissing ? props.onPictureFailed() : props.onPicturesShown()));
  useEffect(() => {
    if (areAwaited && (isMissing || areShown)) report();
  }, [areAwaited, isMissing, areShown]);
  return {
    markShown: (picture: string) => setShown((now) => (now.has(picture) ? now : new Set([...now, picture]))),
    markFailed: () => setFailed(true),
  };
}

interface DocumentSectionProps {
  section: StageSection;
  imageOrigin: string;
  onShow: (place: number) => void;
  onFail: () => void;
}

function DocumentSection({ section: { name, lines, images }, imageOrigin, onShow, onFail }: DocumentSectionProps) {
  const id = useId();
  const title = kyc[`sections.${name}`];
  const shown = images.filter((address) => isShowableImage(address, imageOrigin));
  const hasPictures = shown.length > 0 || SECTIONS_WITH_PROOF.includes(name);
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div data-both={hasPictures || undefined}>
        {lines.length === 0 ? (
          <p>{clients['documents.nothing']}</p>
        ) : (
          <dl>
            {lines.map(({ attribute, text }, place) => (
              <div key={`${place} ${attribute}`}>
                <dt lang={languageOf(attribute)}>{attribute}</dt>
                <dd lang={languageOf(formatWireDay(text))}>{formatWireDay(text)}</dd>
              </div>
            ))}
          </dl>
        )}
        {hasPictures && (
          <Pictures data-sides={shown.length}>
            {shown.map((address, place) => (
              <DocumentPicture
                key={`${place} ${address.length}`}
                address={address}
                name={formatMessage(kyc['sections.image'], { section: title, number: place + 1, count: shown.length })}
                onShow={() => onShow(place)}
                onFail={onFail}
              />
            ))}
            {shown.length === 0 && <MissingPicture>{clients['documents.noPicture']}</MissingPicture>}
          </Pictures>
        )}
      </div>
    </Section>
  );
}
