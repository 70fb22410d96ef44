import { useId, useRef } from 'react';
import { flattenStates } from '../chart/chart.ts';
import { edgesOf } from './chart-edges.ts';
import { stepsOf, type ChartParts } from './chart-parts.ts';
import { ChartNames } from './ChartNames.tsx';
import { ChartTools } from './ChartTools.tsx';
import { DragStage } from './DragStage.tsx';
import { Bar, Canvas, Sheet } from './drawing-look.ts';
import { DrawnCharts } from './DrawnStates.tsx';
import { middleOfFirst } from './first-focus.ts';
import { placesOf, type DrawnPlace, type OpenedCharts } from './opened-charts.ts';
import type { Opening } from './opening.ts';
import { PartFacts } from './PartFacts.tsx';
import type { StoryOpener } from './story-path.ts';
import { useChartFocus } from './use-chart-focus.ts';
import { useStageZoom } from './use-stage-zoom.ts';

interface ChartDrawingProps {
  charts: OpenedCharts;
  /** The place of the story. */
  place: DrawnPlace;
  stories: StoryOpener;
  /** Text about a child flow that could not be opened. */
  problem: string;
  onOpening: (opening: Opening) => void;
}

/** A statechart: boxes in boxes, transitions as arrows, child flows inside their states; keys, stories, zoom, copies. */
export function ChartDrawing({ charts, place, stories, problem, onOpening }: ChartDrawingProps) {
  const [{ drawn }] = charts;
  const { chart, layout } = drawn;
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const places = placesOf(place, charts);
  const { scale, showFirst, zoom, fit, zoomByKey } = useStageZoom(stage, layout);
  const focused = useChartFocus({ charts, places, drawing, onOpening });
  const { focus, shown } = focused;

  const partsAt = (depth: number): ChartParts => {
    const { drawn: at, opened } = charts[depth] ?? charts[0];
    return {
      drawn: at,
      depth,
      opened,
      child: depth + 1 < charts.length ? partsAt(depth + 1) : null,
      id: `${id}-${depth}`,
      lit: places[depth]?.leaves ?? [],
      steps: stepsOf(places[depth]?.way ?? []),
      focus: focus.depth === depth ? focus.part : null,
      shown: shown.depth === depth ? shown.part : null,
      pathOf: (story) => (story === undefined ? null : stories.pathOf(at.chart.name, story)),
      onShow: (part) => focused.point(part === null ? null : { depth, part }),
      onFocus: (part) => focused.setFocus({ depth, part }),
      onKey: (event, part) => focused.followKey(event, { depth, part }),
      onOpen: stories.open,
      onToggle: (step) => focused.toggle(depth, step),
    };
  };
  return (
    <Sheet ref={sheet} aria-label={`Chart of ${chart.name}`}>
      <Bar>
        <ChartNames
          charts={charts}
          depth={focus.depth}
          onChoose={(depth) => focused.focusPart(focused.stateOfChild(depth))}
        />
        <ChartTools charts={charts} sheet={sheet} drawing={drawing} problem={problem} onZoom={zoom} onFit={fit} />
      </Bar>
      <DragStage stage={stage} onFirstSize={(element) => showFirst(element, middleOfFirst(charts, places))}>
        <Canvas
          ref={drawing}
          role="group"
          aria-roledescription="statechart"
          aria-label={`${chart.name}: ${flattenStates(chart).length - 1} states, ${edgesOf(chart).length} transitions`}
          width={layout.width * scale}
          height={layout.height * scale}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          onKeyDown={zoomByKey}
        >
          <DrawnCharts parts={partsAt(0)} />
        </Canvas>
      </DragStage>
      <PartFacts parts={partsAt(shown.depth)} />
    </Sheet>
  );
}
