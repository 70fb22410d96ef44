import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const Title = styled.h2`
  font-size: var(--type-16);
`;

/* The amount is the most prominent part of an agreement. */
const Headline = styled.p`
  color: var(--ink);
  font-size: var(--type-22);
  line-height: var(--leading-heading);
  font-weight: var(--weight-heading);
`;

interface AgreementFrameProps {
  title: string;
  /** Amount and frequency; null while there is no amount. */
  headline: string | null;
  /** Consequences, one sentence each. */
  text: ReactNode;
  pairs: readonly DataPair[];
  /** Further terms and remarks. */
  children?: ReactNode;
}

/** The agreement in plain words, before the payment (decision 029). */
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
