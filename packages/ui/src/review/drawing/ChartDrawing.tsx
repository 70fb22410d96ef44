import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flattenStates } from '../chart/chart.ts';
import { edgesOf } from './chart-edges.ts';
import { focusKey, nextFocus, type ChartFocus } from './chart-focus.ts';
import type { DrawnChart } from './chart-layout.ts';
import { stepsOf, type ChartParts } from './chart-parts.ts';
import { ChartTools } from './ChartTools.tsx';
import { Bar, Canvas, Sheet } from './drawing-look.ts';
import { DrawnLines } from './DrawnEdges.tsx';
import { DrawnGrounds, DrawnState } from './DrawnStates.tsx';
import { PartFacts } from './PartFacts.tsx';
import { DragStage } from './DragStage.tsx';
import { usePointedPart } from './use-pointed-part.ts';
import { firstScale, fitScale, middleOf, nextScale, scrollTo } from './stage-view.ts';
import type { StoryOpener } from './story-path.ts';

export interface ChartDrawingProps {
  drawn: DrawnChart;
  /** Paths of the states of the story. */
  lit?: readonly string[] | undefined;
  /** Ids of the transitions that led to the story, in their order. */
  way?: readonly string[] | undefined;
  stories: StoryOpener;
  /** Name of the chart in the bar. */
  title: ReactNode;
  /** Opens a child flow in place of this chart. */
  onOpenFlow?: ((flow: string) => void) | undefined;
}

const noStates: readonly string[] = [];

/** The state that has the focus first: the one of the story, or the initial one. */
function firstFocus({ chart }: DrawnChart, lit: readonly string[]): ChartFocus {
  const initial = chart.states.find(({ isInitial }) => isInitial);
  return { kind: 'state', path: lit[0] ?? initial?.path ?? '' };
}

/** A statechart: boxes in boxes, transitions as arrows; keys, stories, zoom and copies. */
export function ChartDrawing({ drawn, lit = noStates, way = noStates, stories, title, onOpenFlow }: ChartDrawingProps) {
  const { chart, layout } = drawn;
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [scale, setScale] = useState(1);
  const [focus, setFocus] = useState(() => firstFocus(drawn, lit));
  const [shown, showPointed, clearPointed] = usePointedPart();

  const showFirst = (element: HTMLDivElement) => {
    const size = { width: element.clientWidth, height: element.clientHeight };
    const next = firstScale(size, layout);
    const first = firstFocus(drawn, lit);
    const [left, top, width, height] = (first.kind === 'state' ? layout.boxes[first.path] : undefined) ?? [0, 0, 0, 0];
    // Without a story the top of the chart is shown, with its initial state in the middle.
    const { x, y } = scrollTo(middleOf([left, lit.length === 0 ? 0 : top, width, height]), next, size);
    setScale(next);
    requestAnimationFrame(() => element.scrollTo(x, y));
  };
  const stageSize = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const zoomTo = (next: number) => {
    const { current } = stage;
    if (current === null) return;
    const { width, height } = stageSize();
    const middle = { x: (current.scrollLeft + width / 2) / scale, y: (current.scrollTop + height / 2) / scale };
    setScale(next);
    const { x, y } = scrollTo(middle, next, { width, height });
    requestAnimationFrame(() => current.scrollTo(x, y));
  };
  const focusPart = (next: ChartFocus) => {
    setFocus(next);
    clearPointed();
    const part = drawing.current?.querySelector<SVGElement>(`[data-part="${CSS.escape(focusKey(next))}"]`);
    part?.focus();
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const followKey = (event: KeyboardEvent, from: ChartFocus) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    // A transition that was reached from its target has the same key for the document.
    const next = nextFocus(chart, focusKey(from) === focusKey(focus) ? focus : from, event.key);
    if (next === null) return;
    event.preventDefault();
    focusPart(next);
  };
  const parts: ChartParts = {
    drawn,
    id,
    lit,
    steps: stepsOf(way),
    focus,
    shown,
    pathOf: (story) => (story === undefined ? null : stories.pathOf(chart.name, story)),
    onShow: showPointed,
    onFocus: (part) => {
      clearPointed();
      if (focusKey(part) !== focusKey(focus)) setFocus(part);
    },
    onKey: followKey,
    onOpen: stories.open,
  };
  return (
    <Sheet ref={sheet} aria-label={`Chart of ${chart.name}`}>
      <Bar>
        <div>{title}</div>
        <ChartTools
          chart={chart}
          sheet={sheet}
          drawing={drawing}
          onZoom={(direction) => zoomTo(nextScale(scale, direction))}
          onFit={() => zoomTo(fitScale(stageSize(), layout))}
        />
      </Bar>
      <DragStage stage={stage} onFirstSize={showFirst}>
        <Canvas
          ref={drawing}
          role="group"
          aria-roledescription="statechart"
          aria-label={`${chart.name}: ${flattenStates(chart).length - 1} states, ${edgesOf(chart).length} transitions`}
          width={layout.width * scale}
          height={layout.height * scale}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          <DrawnGrounds parts={parts} state={chart} />
          <DrawnLines parts={parts} />
          <g role="list" aria-label="Chart">
            <DrawnState parts={parts} state={chart} />
          </g>
        </Canvas>
      </DragStage>
      <PartFacts parts={parts} onOpenFlow={onOpenFlow} />
    </Sheet>
  );
}
