import { isStateWithin, type ChartState } from '../chart/chart.ts';
import type { ChartParts } from './chart-parts.ts';
import type { Rectangle } from './chart-layout.ts';
import { DrawnLabels, DrawnLines } from './DrawnEdges.tsx';
import { FlowToggles } from './FlowToggles.tsx';
import { Part } from './Part.tsx';
import { stateText } from './part-texts.ts';
import { boxLines, boxPadding, lineWidth } from './text-lines.ts';
import { TextLines } from './TextLines.tsx';

const BOX_RADIUS = 8;
const AROUND_RADIUS = 12;
const END_INSET = 3;
const BUSY_RADIUS = 3.5;

const boxOf = ({ drawn }: ChartParts, path: string): Rectangle => drawn.layout.boxes[path] ?? [0, 0, 0, 0];

interface DrawnStateProps {
  parts: ChartParts;
  state: ChartState;
  depth?: number;
  isRegion?: boolean;
}

/** A chart with the charts of opened child flows inside it. */
export function DrawnCharts({ parts }: { parts: ChartParts }) {
  const { chart } = parts.drawn;
  return (
    <>
      <DrawnGrounds parts={parts} state={chart} />
      <DrawnLines parts={parts} />
      <g role="list" aria-label={`Chart of ${chart.name}`}>
        <DrawnState parts={parts} state={chart} />
      </g>
    </>
  );
}

/** The boxes of all states with inner states, below the lines of the transitions. */
function DrawnGrounds({ parts, state, depth = 0, isRegion = false }: DrawnStateProps) {
  if (state.states.length === 0) return null;
  const [x, y, width, height] = boxOf(parts, state.path);
  return (
    <g aria-hidden data-lit={isStateWithin(state.path, parts.lit) && state.path !== '' ? 'around' : undefined}>
      <rect
        data-shape="around"
        data-depth={depth % 2 === 0 ? 'even' : 'odd'}
        data-region={isRegion || undefined}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={AROUND_RADIUS}
      />
      {state.states.map((inner) => (
        <DrawnGrounds
          key={inner.path}
          parts={parts}
          state={inner}
          depth={depth + 1}
          isRegion={state.kind === 'parallel'}
        />
      ))}
    </g>
  );
}

/** A state with its transitions and its inner states as nested lists. */
function DrawnState({ parts, state }: DrawnStateProps) {
  const { path, name, states, description } = state;
  const isHere = parts.lit.includes(path);
  const descriptionId = `${parts.id}-${path}`;
  return (
    <g role="listitem">
      {description !== '' && <desc id={descriptionId}>{description}</desc>}
      <Part
        parts={parts}
        part={{ kind: 'state', path }}
        label={stateText(state, isHere)}
        describedBy={description === '' ? undefined : descriptionId}
        path={parts.pathOf(parts.drawn.stories[path])}
        lit={isHere ? 'here' : undefined}
      >
        <StateBox state={state} box={boxOf(parts, path)} />
      </Part>
      <FlowToggles parts={parts} state={state} />
      {parts.opened?.path === path && <OpenedChild parts={parts} />}
      <DrawnLabels parts={parts} from={path} name={name} />
      {states.length > 0 && (
        <g role="list" aria-label={`States of ${name}`}>
          {states.map((inner) => (
            <DrawnState key={inner.path} parts={parts} state={inner} />
          ))}
        </g>
      )}
    </g>
  );
}

/** The chart of a child flow in the space that the layout has for it. */
function OpenedChild({ parts: { child, drawn } }: { parts: ChartParts }) {
  const { child: space } = drawn.layout;
  if (child === null || space === undefined) return null;
  return (
    <g transform={`translate(${space[0]} ${space[1]})`}>
      <DrawnCharts parts={child} />
    </g>
  );
}

function StateBox({ state, box: [x, y, width, height] }: { state: ChartState; box: Rectangle }) {
  const lines = boxLines(state);
  const isAround = state.states.length > 0;
  const radius = state.kind === 'deciding' ? height / 2 : BOX_RADIUS;
  const [title] = lines;
  const titleWidth = title === undefined ? 0 : lineWidth(title);
  return (
    <>
      {isAround ? (
        <rect data-shape="around" x={x} y={y} width={width} height={height} rx={AROUND_RADIUS} fillOpacity={0} />
      ) : (
        <rect data-shape="box" x={x} y={y} width={width} height={height} rx={radius} />
      )}
      {state.kind === 'final' && (
        <rect
          data-shape="end"
          x={x + END_INSET}
          y={y + END_INSET}
          width={width - 2 * END_INSET}
          height={height - 2 * END_INSET}
          rx={BOX_RADIUS - END_INSET}
        />
      )}
      {state.isBusy && (
        <circle
          data-shape="busy"
          cx={Math.min(x + boxPadding.x + titleWidth + BUSY_RADIUS, x + width - boxPadding.x)}
          cy={y + boxPadding.y + 11}
          r={BUSY_RADIUS}
        />
      )}
      <TextLines lines={lines} x={x + boxPadding.x} y={y + boxPadding.y} />
    </>
  );
}
