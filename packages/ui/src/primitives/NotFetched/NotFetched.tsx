import { common } from '@folioflow/flows/words/common';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { reloadTexts, useSaidAbove } from '../NoticeStack/said-above.ts';

interface NotFetchedProps {
  onRetry: () => void;
  /** Further ways on. */
  children?: ReactNode;
}

const Words = styled.p`
  &[data-above] {
    visibility: hidden;
  }
`;

/** In the place of what could not be fetched: said in words, unless the page is to be reloaded and says so above; with a retry. */
export function NotFetched({ onRetry, children }: NotFetchedProps) {
  const isAbove = useSaidAbove().some(({ text }) => reloadTexts.includes(text));
  return (
    <Stack gap={12} align="start">
      <Words role="alert" data-above={isAbove || undefined}>
        {common['notice.unreachable']}
      </Words>
      <Row gap={12}>
        <Button variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
