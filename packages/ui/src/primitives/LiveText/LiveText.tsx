import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { runAfterPaint } from '../after-paint.ts';

const Words = styled.span`
  &[data-coming] {
    visibility: hidden;
  }
`;

/**
 * The text of a live region that appears together with it. A screen reader announces only a text that appears in a
 * region which it knows, so the text is visible one frame later, in its reserved space.
 */
export function LiveText({ children }: { children: ReactNode }) {
  const [isComing, setComing] = useState(true);
  useEffect(() => runAfterPaint(() => setComing(false)), []);
  return <Words data-coming={isComing || undefined}>{children}</Words>;
}
