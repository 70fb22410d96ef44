import { useState } from 'react';
import { ChartDrawing } from './ChartDrawing.tsx';
import { Placeholder } from './drawing-look.ts';
import type { DrawnPlace } from './opened-charts.ts';
import type { Opening } from './opening.ts';
import type { StoryOpener } from './story-path.ts';
import { useOpenedCharts } from './use-opened-charts.ts';

interface FlowDrawingProps {
  place: DrawnPlace;
  stories: StoryOpener;
}

/** Identifies what a drawing shows, by its content: a story is sent to the panel more than once. */
const keyOf = ({ flow, leaves, way, children }: DrawnPlace): string =>
  [flow, ...leaves, ...way, ...children.map(keyOf)].join(' ');

/** The drawn chart of a flow; the chart of a child flow opens inside the state that runs it. */
export function FlowDrawing({ place, stories }: FlowDrawingProps) {
  return <PlacedDrawing key={keyOf(place)} place={place} stories={stories} />;
}

function PlacedDrawing({ place: latest, stories }: FlowDrawingProps) {
  const [place] = useState(latest);
  const [opening, setOpening] = useState<Opening | null>(null);
  const shown = useOpenedCharts(place, opening, stories);
  if (shown === undefined) return <Placeholder role="status">The chart is loading.</Placeholder>;
  if (shown.charts === null) return null;
  return (
    <ChartDrawing
      charts={shown.charts}
      place={place}
      stories={stories}
      problem={shown.hasFailed ? 'The chart of the child flow could not be loaded.' : ''}
      onOpening={setOpening}
    />
  );
}
