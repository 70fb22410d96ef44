import { common } from '@folioflow/flows/words/common';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';

interface NotFetchedProps {
  onRetry: () => void;
  /** Further ways on. */
  children?: ReactNode;
}

/** In the place of what could not be fetched: said in words, with a retry. */
export const NotFetched = ({ onRetry, children }: NotFetchedProps) => (
  <Stack gap={12} align="start">
    <p role="alert">{common['notice.unreachable']}</p>
    <Row gap={12}>
      <Button variant="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
      {children}
    </Row>
  </Stack>
);
