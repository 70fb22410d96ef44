import type { ChartState } from '../chart/chart.ts';
import { isOpened, type ChartParts } from './chart-parts.ts';
import { boxLines, boxPadding, lineStyles, lineWidth } from './text-lines.ts';
import { CALL_HEIGHT } from './TextLines.tsx';

const MARK_SPACE = 14;
const marks = { opened: 'M-4 -2l4 4l4 -4', closed: 'M-2 -4l4 4l-4 4' } as const;

interface FlowTogglesProps {
  parts: ChartParts;
  state: ChartState;
}

/** Buttons over the names of child flows; the keyboard opens them with the space bar on the state. */
export function FlowToggles({ parts, state }: FlowTogglesProps) {
  const [left, top] = parts.drawn.layout.boxes[state.path] ?? [0, 0];
  const lines = boxLines(state);
  return state.calls.map(({ name, flow }) => {
    const place = lines.findIndex(({ kind, text }) => kind === 'flow' && text === name);
    const line = lines[place];
    if (flow === null || line === undefined) return null;
    const above = lines.slice(0, place).reduce((sum, { kind }) => sum + lineStyles[kind].height, 0);
    const x = left + boxPadding.x;
    const y = top + boxPadding.y + above + (lineStyles.flow.height - CALL_HEIGHT) / 2;
    const width = lineWidth(line);
    const step = { path: state.path, call: name };
    const isOpen = isOpened(parts, step);
    return (
      <g
        key={name}
        role="button"
        tabIndex={-1}
        aria-expanded={isOpen}
        aria-label={`${name}, chart of the flow ${flow} in ${state.name}`}
        data-toggle={`${parts.depth} ${state.path} ${name}`}
        onClick={() => parts.onToggle(step)}
      >
        <rect x={x} y={y} width={width} height={CALL_HEIGHT} rx={6} data-shape="toggle" fillOpacity={0} />
        <path
          data-shape="mark"
          d={marks[isOpen ? 'opened' : 'closed']}
          transform={`translate(${x + width - MARK_SPACE} ${y + CALL_HEIGHT / 2})`}
        />
      </g>
    );
  });
}
