import type { Notice } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { NoticeText } from '../NoticeLine/NoticeLine.tsx';
import { ownTexts } from '../../../primitives/own-texts.tsx';

interface FailedPartProps {
  /** The content that is missing. */
  text: string;
  /** Reason; null without one. */
  notice: Notice | null;
  /** A clarification after the reason. */
  explanation?: string;
  retry: string;
  onRetry: () => void;
}

/** Lines about a small part of a page that could not be loaded, in its place, with a retry. */
export const FailedPart = ({ text, notice, explanation = '', retry, onRetry }: FailedPartProps) => (
  <Stack gap={12} align="start">
    <p role={notice === null ? 'status' : undefined}>
      {ownTexts(text)} {notice !== null && <NoticeText notice={notice} />} {ownTexts(explanation)}
    </p>
    <Button variant="secondary" onClick={onRetry}>
      {retry}
    </Button>
  </Stack>
);
