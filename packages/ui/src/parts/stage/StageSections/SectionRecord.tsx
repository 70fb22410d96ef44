import { useLingui } from '@lingui/react';
import type { StageSection } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatWireDay } from '../../../format/wire-day.ts';
import { recordLook } from '../../../primitives/DataList/record-look.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { isShowableImage } from './image-address.ts';
import { MissingPicture } from './MissingPicture.tsx';

const EmptyText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
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

  /* The pictures go below the lines where the text is too large for both. */
  &[data-compact] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12) var(--space-16);
    align-items: flex-start;
  }
`;

const Lines = styled.dl`
  display: grid;
  ${recordLook}
`;

const StackedLines = styled.dl`
  display: grid;
  flex: 1 1 9rem;
  gap: var(--space-8) var(--space-24);
  min-width: 0;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    gap: var(--space-16) var(--space-24);
  }

  dt {
    color: var(--muted);
    font-size: var(--type-12);
    line-height: 1.35;
  }

  dd {
    color: var(--ink);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    font-variant-numeric: tabular-nums;
  }

  dt,
  dd {
    overflow-wrap: anywhere;
  }
`;

const Images = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-12);

  [data-both] > & {
    grid-template-columns: minmax(0, 1fr);
  }

  [data-compact] > & {
    grid-template-columns: 5.25rem;
    gap: var(--space-8);

    @media (min-width: 48rem) {
      grid-template-columns: 10.5rem;
    }
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

interface SectionRecordProps {
  /** Name of the section, in the names of its images. */
  title: string;
  section: StageSection;
  imageOrigin: string;
  /** Each text below its attribute, with small pictures beside them. */
  compact?: boolean | undefined;
}

/** The lines of a section, dates in words, and its showable images. */
export function SectionRecord({ title, section, imageOrigin, compact = false }: SectionRecordProps) {
  const { i18n } = useLingui();
  const hasLines = section.lines.length > 0;
  const images = section.images.filter((address) => isShowableImage(address, imageOrigin));
  if (!hasLines && images.length === 0) return <EmptyText>{i18n._('kyc.sections.empty')}</EmptyText>;
  const List = compact ? StackedLines : Lines;
  return (
    <Body data-both={(hasLines && images.length > 0) || undefined} data-compact={compact || undefined}>
      {hasLines && (
        <List>
          {section.lines.map(({ attribute, text }, place) => (
            <div key={`${place} ${attribute}`}>
              <dt lang={languageOf(attribute)}>{attribute}</dt>
              <dd lang={languageOf(formatWireDay(i18n, text))} translate="no">
                {formatWireDay(i18n, text)}
              </dd>
            </div>
          ))}
        </List>
      )}
      {images.length > 0 && (
        <Images>
          {images.map((address, place) => (
            <StageImage
              key={`${place} ${address}`}
              address={address}
              alt={i18n._('kyc.sections.image', { section: title, number: place + 1, count: images.length })}
            />
          ))}
        </Images>
      )}
    </Body>
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
