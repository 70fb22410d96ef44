import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { Placeholder } from './drawing-look.ts';
import type { StoryOpener } from './story-path.ts';
import { useDrawnChart } from './use-drawn-chart.ts';

/** The place of a story in the chart of a flow, with the place in the charts of running children. */
export interface DrawnPlace {
  readonly flow: string;
  readonly leaves: readonly string[];
  /** Ids of the taken transitions. */
  readonly way: readonly string[];
  readonly children: readonly DrawnPlace[];
}

interface FlowDrawingProps {
  place: DrawnPlace;
  stories: StoryOpener;
}

/** The drawn chart of a flow; the chart of a child opens in its place, with a way back. */
export function FlowDrawing({ place, stories }: FlowDrawingProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const flow = opened.at(-1) ?? place.flow;
  const drawn = useDrawnChart(flow, stories.load);
  const shown = opened.reduce<DrawnPlace | undefined>(
    (around, child) => around?.children.find((each) => each.flow === child),
    place,
  );
  if (drawn === null) return null;
  if (drawn === undefined) return <Placeholder />;
  const names = [place.flow, ...opened];
  return (
    <ChartDrawing
      key={[flow, ...(shown?.leaves ?? []), ...(shown?.way ?? [])].join(' ')}
      drawn={drawn}
      lit={shown?.leaves}
      way={shown?.way}
      stories={stories}
      title={names.map((name, depth) =>
        depth === names.length - 1 ? (
          <span key={name}>{name}</span>
        ) : (
          <Button key={name} variant="quiet" size="small" onClick={() => setOpened(opened.slice(0, depth))}>
            {name} ›
          </Button>
        ),
      )}
      onOpenFlow={(child) => setOpened([...opened, child])}
    />
  );
}
