import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataList, type DataPair } from '../../primitives/DataList/DataList.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';

const Title = styled.h2`
  font-size: var(--type-16);
`;

/* The money is the loudest thing of what is agreed to. */
const Headline = styled.p`
  color: var(--ink);
  font-size: var(--type-22);
  line-height: var(--leading-heading);
  font-weight: var(--weight-heading);
`;

interface AgreementFrameProps {
  title: string;
  /** How much, and how often; null while there is no amount. */
  headline: string | null;
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
      <Title id={titleId}>{title}</Title>
      <Stack gap={8}>
        {headline !== null && <Headline>{headline}</Headline>}
        {text}
      </Stack>
      <DataList pairs={pairs} />
      {children}
    </Stack>
  );
}
