import { useLingui } from '@lingui/react';
import type { Exit, SectionEdits, StageSection } from '@folioflow/flows';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatWireDay } from '../../../format/wire-day.ts';
import { recordLook } from '../../../primitives/DataList/record-look.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { DocumentDifferences } from './DocumentDifferences.tsx';
import { isShowableImage } from './image-address.ts';
import { MissingPicture } from './MissingPicture.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const Section = styled.section`
  display: grid;
  gap: var(--space-12);

  & + & {
    padding-top: var(--space-24);
    border-top: 1px solid var(--line);
  }

  h2 {
    font-size: var(--type-14);
    letter-spacing: 0.04em;
  }

  > p {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

/* A heading with a link has the link at its end, below a long heading. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  margin-block: calc(-1 * var(--space-12));

  > h2 {
    min-width: 0;
  }

  > a {
    display: flex;
    align-items: center;
    min-width: var(--control);
    min-height: var(--control);
    justify-content: end;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-16);

  @media (min-width: 40rem) {
    &[data-both] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);
      gap: var(--space-24);
      align-items: start;
    }
  }
`;

const Lines = styled.dl`
  display: grid;
  ${recordLook}
`;

const Images = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-12);

  [data-both] > & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 8 / 5;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--paper);
  object-fit: contain;
`;

export interface StageSectionsProps {
  sections: readonly StageSection[];
  /** Origin of the provider, such as `https://api.example.in`: the only source of images besides `data:`. */
  imageOrigin: string;
  /** Pages that edit the sections. */
  edits?: SectionEdits | undefined;
}

/** The record, read only: attributes and texts of the provider, dates in words, and the images (ON-363 to ON-365). */
export function StageSections({ sections, imageOrigin, edits = {} }: StageSectionsProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <DocumentDifferences
        sections={sections}
        sentence="kyc.sections.differ"
        meaning={i18n._('kyc.sections.differ.meaning')}
      />
      {sections.map((section) => (
        <ShownSection key={section.name} section={section} imageOrigin={imageOrigin} edit={edits[section.name]} />
      ))}
    </Stack>
  );
}

interface SectionProps {
  section: StageSection;
  imageOrigin: string;
}

function ShownSection({ section, imageOrigin, edit }: SectionProps & { edit: Exit | undefined }) {
  const { i18n } = useLingui();
  const id = useId();
  const title = i18n._(`kyc.sections.${section.name}`);
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Section aria-labelledby={id}>
      {edit === undefined ? (
        heading
      ) : (
        <Head>
          {heading}
          <TextLink to={`/${edit.to}`} aria-label={i18n._('kyc.sections.edit.of', { section: title })}>
            {i18n._('kyc.sections.edit')}
          </TextLink>
        </Head>
      )}
      <SectionRecord section={section} imageOrigin={imageOrigin} />
    </Section>
  );
}

function SectionRecord({ section, imageOrigin }: SectionProps) {
  const { i18n } = useLingui();
  const hasLines = section.lines.length > 0;
  const hasImages = section.images.some((address) => isShowableImage(address, imageOrigin));
  return (
    <>
      {!hasLines && !hasImages && <p>{i18n._('kyc.sections.empty')}</p>}
      <Body data-both={(hasLines && hasImages) || undefined}>
        {hasLines && (
          <Lines>
            {section.lines.map(({ attribute, text }, place) => (
              <div key={`${place} ${attribute}`}>
                <dt lang={languageOf(attribute)}>{attribute}</dt>
                <dd lang={languageOf(formatWireDay(i18n, text))} translate="no">
                  {formatWireDay(i18n, text)}
                </dd>
              </div>
            ))}
          </Lines>
        )}
        <StageImages section={section} imageOrigin={imageOrigin} />
      </Body>
    </>
  );
}

/** The showable images of one section; renders nothing without any. */
function StageImages({ section, imageOrigin }: SectionProps) {
  const { i18n } = useLingui();
  const images = section.images.filter((address) => isShowableImage(address, imageOrigin));
  if (images.length === 0) return null;
  const title = i18n._(`kyc.sections.${section.name}`);
  return (
    <Images>
      {images.map((address, place) => (
        <StageImage
          key={`${place} ${address}`}
          address={address}
          alt={i18n._('kyc.sections.image', { section: title, number: place + 1, count: images.length })}
        />
      ))}
    </Images>
  );
}

function StageImage({ address, alt }: { address: string; alt: string }) {
  const { i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  if (failed) return <MissingPicture>{i18n._('kyc.sections.image.unavailable')}</MissingPicture>;
  return (
    <Picture src={address} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(true)} />
  );
}
