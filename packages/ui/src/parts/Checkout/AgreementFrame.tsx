import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataList, type DataPair } from '../../primitives/DataList/DataList.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';

const Headline = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
  font-weight: var(--weight-heading);
`;

interface AgreementFrameProps {
  title: string;
  /** How much, and how often. */
  headline: string;
  /** What happens then, sentence by sentence. */
  text: ReactNode;
  pairs: readonly DataPair[];
  /** What else holds: terms, remarks. */
  children?: ReactNode;
}

/** What is agreed to, in plain words, before the money (decision 029). */
export function AgreementFrame({ title, headline, text, pairs, children }: AgreementFrameProps) {
  const titleId = useId();
  return (
    <Stack gap={16} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Stack gap={8}>
        <Headline>{headline}</Headline>
        {text}
      </Stack>
      <DataList pairs={pairs} />
      {children}
    </Stack>
  );
}
