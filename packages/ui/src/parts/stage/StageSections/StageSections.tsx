import { useLingui } from '@lingui/react';
import type { Exit, SectionEdits, StageSection } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { DocumentDifferences } from './DocumentDifferences.tsx';
import { SectionRecord } from './SectionRecord.tsx';

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

interface ShownSectionProps {
  section: StageSection;
  imageOrigin: string;
  edit: Exit | undefined;
}

function ShownSection({ section, imageOrigin, edit }: ShownSectionProps) {
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
      <SectionRecord title={title} section={section} imageOrigin={imageOrigin} />
    </Section>
  );
}
