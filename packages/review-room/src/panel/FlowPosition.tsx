import { styled } from 'styled-components';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import type { ChartState } from '../chart/chart.ts';
import { Cause } from '../chart/chart-look.ts';
import { ChartText } from '../docs/ChartText.tsx';
import { FlowDrawing } from '../drawing/FlowDrawing.tsx';
import type { StoryOpener } from '../drawing/story-path.ts';
import type { FlowLink } from '../docs/FlowChart.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-4) var(--space-16);
  margin: 0;
  padding-block: var(--space-12);
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

export interface ChartPosition {
  readonly flow: string;
  readonly chart: ChartState;
  readonly leaves: readonly string[];
  /** Ids of the transitions that led to the story, in their order. */
  readonly way: readonly string[];
  readonly children: readonly ChartPosition[];
}

export interface FlowPositionProps {
  place: ChartPosition;
  calls: readonly string[];
  emittedEvents: readonly string[];
  stories: StoryOpener;
  link: FlowLink;
}

const flattenPositions = (place: ChartPosition): readonly ChartPosition[] => [
  place,
  ...place.children.flatMap(flattenPositions),
];

/** The position of a story: the chart with its states highlighted, then the states and the calls before as text. */
export function FlowPosition({ place, calls, emittedEvents, stories, link }: FlowPositionProps) {
  const places = flattenPositions(place);
  return (
    <Stack gap={16}>
      {places.map((shown) => (
        <section key={shown.flow} aria-label={shown.flow}>
          <Stack gap={8}>
            {shown === place && <FlowDrawing place={place} stories={stories} />}
            <ChartText chart={shown.chart} lit={shown.leaves} link={link} stories={stories} />
          </Stack>
        </section>
      ))}
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
    </Stack>
  );
}
