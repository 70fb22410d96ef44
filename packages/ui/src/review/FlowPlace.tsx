import { styled } from 'styled-components';
import { Stack } from '../primitives/Layout/Layout.tsx';
import type { ChartState } from './chart.ts';
import { Cause } from './chart-look.ts';
import { FlowChart, type FlowLink } from './FlowChart.tsx';

/* They stay in sight while a long chart is read. */
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

export interface ShownPlace {
  readonly flow: string;
  readonly chart: ChartState;
  readonly leaves: readonly string[];
  readonly children: readonly ShownPlace[];
}

export interface FlowPlaceProps {
  place: ShownPlace;
  calls: readonly string[];
  told: readonly string[];
  link: FlowLink;
}

const allOf = (place: ShownPlace): readonly ShownPlace[] => [place, ...place.children.flatMap(allOf)];

/** Beside a story: the states it stands in, how it came there, and the charts with those states lit. */
export function FlowPlace({ place, calls, told, link }: FlowPlaceProps) {
  const places = allOf(place);
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
        {told.length > 0 && (
          <>
            <dt>Told on the way</dt>
            <dd>{told.join(' · ')}</dd>
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
