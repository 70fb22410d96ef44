import { useLingui } from '@lingui/react';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Boundary } from '../../../primitives/Boundary/Boundary.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const Frame = styled.div`
  position: relative;
  height: 17.5rem;
  touch-action: pan-y;

  @media (min-width: 64rem) {
    height: 21rem;
  }
`;

export interface ChartFrameProps {
  /** Short description of the drawing. */
  label: string | undefined;
  /** Number of drawn days. */
  points: number;
  /** The drawing, loaded on demand. */
  drawing: ReactNode;
  /** Shown above the drawing. */
  children?: ReactNode;
}

/** The frame of a drawing over days. Its table is beside it. */
export const ChartFrame = ({ label, points, drawing, children }: ChartFrameProps) => {
  const { i18n } = useLingui();
  return (
    <Frame role="img" aria-label={label} data-points={points}>
      {/* A drawing that fails to load does not affect the page: the table has the same data. */}
      <Boundary fallback={() => <p>{i18n._('discovery.chart.drawingFailed')}</p>}>
        <Suspense fallback={<Skeleton height="100%" />}>{drawing}</Suspense>
      </Boundary>
      {children}
    </Frame>
  );
};
