import { edgesOf, type ChartEdge } from './chart-edges.ts';
import { focusKey } from './chart-focus.ts';
import { storiesOf, type ChartParts } from './chart-parts.ts';
import { arrowPath, linePath } from './line-path.ts';
import { Part } from './Part.tsx';
import { edgeText } from './part-texts.ts';
import { labelLines, labelPadding } from './text-lines.ts';
import { TextLines } from './TextLines.tsx';

const STEP_RADIUS = 9;
const START_RADIUS = 6;

const isShown = ({ shown }: ChartParts, { id }: ChartEdge) =>
  (shown !== null && focusKey(shown) === `transition ${id}`) || undefined;

/** The lines of all transitions without their labels. */
export function DrawnLines({ parts }: { parts: ChartParts }) {
  const { drawn, steps } = parts;
  const { layout, chart } = drawn;
  return (
    <g aria-hidden>
      {Object.entries(layout.starts).map(([path, line]) => (
        <g key={path}>
          <circle data-shape="start" cx={line[0]} cy={(line[1] ?? 0) - START_RADIUS} r={START_RADIUS} />
          <path data-shape="line" d={linePath(line)} />
          <path data-shape="arrow" d={arrowPath(line)} />
        </g>
      ))}
      {edgesOf(chart).map((edge) => {
        const { line = [] } = layout.edges[edge.id] ?? {};
        return (
          <g
            key={edge.id}
            data-untaken={storiesOf(drawn, edge).length === 0 || undefined}
            data-way={steps.has(edge.id) || undefined}
            data-shown={isShown(parts, edge)}
          >
            <path data-shape="line" d={linePath(line)} />
            <path data-shape="arrow" d={arrowPath(line)} />
          </g>
        );
      })}
    </g>
  );
}

/** The labels of the transitions from a state; each takes the focus. */
export function DrawnLabels({ parts, from, name }: { parts: ChartParts; from: string; name: string }) {
  const edges = edgesOf(parts.drawn.chart).filter((edge) => edge.from === from);
  if (edges.length === 0) return null;
  return (
    <g role="list" aria-label={`Ways on from ${name}`}>
      {edges.map((edge) => (
        <DrawnLabel key={edge.id} parts={parts} edge={edge} />
      ))}
    </g>
  );
}

function DrawnLabel({ parts, edge }: { parts: ChartParts; edge: ChartEdge }) {
  const stories = storiesOf(parts.drawn, edge);
  const [x, y, width, height] = parts.drawn.layout.edges[edge.id]?.label ?? [0, 0, 0, 0];
  const steps = parts.steps.get(edge.id);
  return (
    <g role="listitem" data-untaken={stories.length === 0 || undefined} data-way={steps !== undefined || undefined}>
      <Part
        parts={parts}
        part={{ kind: 'transition', id: edge.id, around: 'source' }}
        label={edgeText(edge, stories)}
        path={parts.pathOf(stories[0])}
      >
        <rect data-shape="label" x={x} y={y} width={width} height={height} rx={6} />
        <TextLines lines={labelLines(edge, stories.length > 0)} x={x + labelPadding.x} y={y + labelPadding.y} />
      </Part>
      {steps !== undefined && <Step x={x + width} y={y} text={steps.join(' ')} />}
    </g>
  );
}

/** The place of a transition in the way of the story. */
function Step({ x, y, text }: { x: number; y: number; text: string }) {
  const width = Math.max(2 * STEP_RADIUS, text.length * 7 + 8);
  return (
    <g aria-hidden>
      <rect
        data-shape="step"
        x={x - width / 2}
        y={y - STEP_RADIUS}
        width={width}
        height={2 * STEP_RADIUS}
        rx={STEP_RADIUS}
      />
      <text data-text="step" x={x} y={y + 4} fontSize={11}>
        {text}
      </text>
    </g>
  );
}
