import { common } from '@folioflow/flows/words/common';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { useNoticesAbove } from '../NoticeStack/notices-above.ts';

interface FetchFailureProps {
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

const Words = styled.p`
  &[data-above] {
    visibility: hidden;
  }
`;

/**
 * Shown instead of code that could not be fetched, with a retry. The message is hidden if a notice above the page asks
 * for a reload.
 */
export function FetchFailure({ onRetry, children }: FetchFailureProps) {
  const isAbove = useNoticesAbove().some(({ hasRemedy }) => hasRemedy);
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
