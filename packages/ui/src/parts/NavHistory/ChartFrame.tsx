import { discovery } from '@folioflow/flows/words/discovery';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Boundary } from '../../primitives/Boundary/Boundary.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const Frame = styled.div`
  position: relative;
  height: 17.5rem;
  touch-action: pan-y;

  @media (min-width: 64rem) {
    height: 21rem;
  }
`;

export interface ChartFrameProps {
  /** What is drawn, in a few words. */
  label: string | undefined;
  /** How many days are drawn. */
  points: number;
  /** The drawing, which comes on demand. */
  drawing: ReactNode;
  /** Lies above it. */
  children?: ReactNode;
}

/** The room of a drawing over days. Its table stands beside it. */
export const ChartFrame = ({ label, points, drawing, children }: ChartFrameProps) => (
  <Frame role="img" aria-label={label} data-points={points}>
    {/* A drawing that cannot be loaded takes nothing else with it: the table says the same. */}
    <Boundary fallback={() => <p>{discovery['chart.drawingFailed']}</p>}>
      <Suspense fallback={<Skeleton height="100%" />}>{drawing}</Suspense>
    </Boundary>
    {children}
  </Frame>
);
