import { styled } from 'styled-components';
import { Stack } from '../primitives/Layout/Layout.tsx';
import type { ChartState } from './chart/chart.ts';
import { Cause } from './chart-look.ts';
import { FlowChart, type FlowLink } from './FlowChart.tsx';

/* Visible while a long chart is scrolled. */
const Facts = styled.dl`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  margin: 0;
  padding-block: var(--space-12);
  border-bottom: 1px solid var(--line);
  background: var(--canvas);
  font-size: var(--type-14);

  dt {
    color: var(--muted);
  }

  dd {
    margin: 0;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

const Fact = styled.div`
  display: contents;
`;

const Title = styled.h2`
  margin: 0 0 var(--space-8);
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-heading);
`;

export interface ChartPosition {
  readonly flow: string;
  readonly chart: ChartState;
  readonly leaves: readonly string[];
  readonly children: readonly ChartPosition[];
}

export interface FlowPositionProps {
  place: ChartPosition;
  calls: readonly string[];
  emittedEvents: readonly string[];
  link: FlowLink;
}

const flattenPositions = (place: ChartPosition): readonly ChartPosition[] => [
  place,
  ...place.children.flatMap(flattenPositions),
];

/** The position of a story: its states, the calls before, and the charts with the current states highlighted. */
export function FlowPosition({ place, calls, emittedEvents, link }: FlowPositionProps) {
  const places = flattenPositions(place);
  return (
    <Stack gap={16}>
      <Facts>
        {places.map(({ flow, leaves }) => (
          <Fact key={flow}>
            <dt>{flow}</dt>
            <dd>{leaves.join(' + ')}</dd>
          </Fact>
        ))}
        <dt>Ports called</dt>
        <dd>{calls.length === 0 ? 'none' : <Cause>{calls.join(' → ')}</Cause>}</dd>
        {emittedEvents.length > 0 && (
          <>
            <dt>Events emitted</dt>
            <dd>{emittedEvents.join(' · ')}</dd>
          </>
        )}
      </Facts>
      {places.map(({ flow, chart, leaves }) => (
        <section key={flow} aria-label={flow}>
          <Title>{flow}</Title>
          <FlowChart chart={chart} lit={leaves} link={link} />
        </section>
      ))}
    </Stack>
  );
}
