import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import { flattenStates, type ChartState } from '../../src/chart/chart.ts';
import { drawnTarget, edgesOf, type ChartEdge } from '../../src/drawing/chart-edges.ts';
import {
  boxLines,
  boxPadding,
  labelLines,
  labelPadding,
  sizeOfLines,
  type Size,
} from '../../src/drawing/text-lines.ts';

/** The layout library has no empty ids, and the path of a chart is empty. */
export const ROOT_ID = 'chart';
/** The chart of a child flow beside the inner states of the state that runs it. */
export const CHILD_ID = 'child flow';
export const idOf = (path: string) => (path === '' ? ROOT_ID : path);
export const startIdOf = (path: string) => `start of ${path}`;

const START_SIZE = 12;
const INNER_MARGIN = 20;
const MIN_BOX_WIDTH = 72;

/** Options of every level of the graph. */
export const layoutOptions: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Any other strategy throws on a chart with nested states.
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.spacing.nodeNode': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.edgeNode': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.edgeLabel': '4',
};

const isPointed = ({ kind, states }: ChartState) => kind !== 'parallel' && states.some(({ isInitial }) => isInitial);

/** A state with the size of the chart of its child flow. */
export interface OpenedState {
  readonly path: string;
  readonly child: Size;
}

/** Space around the chart of a child flow in the box of its state, in CSS pixels. */
export const CHILD_MARGIN = 12;

function nodeOf(state: ChartState, opened: OpenedState | null): ElkNode {
  const { width, height } = sizeOfLines(boxLines(state));
  const boxWidth = Math.max(MIN_BOX_WIDTH, width + 2 * boxPadding.x);
  const boxHeight = height + 2 * boxPadding.y;
  const child = opened?.path === state.path ? opened.child : null;
  if (state.states.length === 0)
    return child === null
      ? { id: idOf(state.path), width: boxWidth, height: boxHeight }
      : {
          id: idOf(state.path),
          width: Math.max(boxWidth, child.width + 2 * CHILD_MARGIN),
          height: boxHeight + child.height + CHILD_MARGIN,
        };
  const start: ElkNode = {
    id: startIdOf(state.path),
    width: START_SIZE,
    height: START_SIZE,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return {
    id: idOf(state.path),
    layoutOptions: {
      'elk.padding': `[top=${height + 2 * boxPadding.y + 4},left=${INNER_MARGIN},bottom=${INNER_MARGIN},right=${INNER_MARGIN}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${boxWidth}, 0)`,
    },
    children: [
      ...(isPointed(state) ? [start] : []),
      ...(child === null ? [] : [{ id: CHILD_ID, width: child.width, height: child.height }]),
      ...state.states.map((inner) => nodeOf(inner, opened)),
    ],
  };
}

const isInside = (path: string, outer: string) => outer === '' || path.startsWith(`${outer}.`);

/** Returns whether an edge leads back to a state that is above its source, unless the target has no way on. */
function createBackwardTest(chart: ChartState, edges: readonly ChartEdge[]) {
  const places = new Map(flattenStates(chart).map(({ path }, place) => [path, place]));
  const placeOf = (path: string) => places.get(path) ?? 0;
  const hasWayOn = (path: string) => edges.some(({ from }) => from === path || isInside(from, path));
  return (from: string, to: string) =>
    from !== to && !isInside(from, to) && !isInside(to, from) && hasWayOn(to) && placeOf(to) < placeOf(from);
}

export interface ChartGraph {
  readonly graph: ElkNode;
  /** Ids of edges with swapped ends, so that the states remain in the order of the chart. */
  readonly backward: ReadonlySet<string>;
}

/** Returns a chart as a graph of the layout library, with the sizes of its texts and of an opened child flow. */
export function createGraph(
  chart: ChartState,
  hasStory: (edge: string) => boolean,
  opened: OpenedState | null,
): ChartGraph {
  const edges = edgesOf(chart);
  const isBackward = createBackwardTest(chart, edges);
  const backward = new Set(edges.filter((edge) => isBackward(edge.from, drawnTarget(edge))).map(({ id }) => id));
  const starts = flattenStates(chart).flatMap(({ path, states, kind }): readonly ElkExtendedEdge[] => {
    const first = kind === 'parallel' ? undefined : states.find(({ isInitial }) => isInitial);
    const id = startIdOf(path);
    return first === undefined ? [] : [{ id, sources: [id], targets: [idOf(first.path)] }];
  });
  const lines = edges.map((edge): ElkExtendedEdge => {
    const { width, height } = sizeOfLines(labelLines(edge, hasStory(edge.id)));
    const ends = [idOf(edge.from), idOf(drawnTarget(edge))] as const;
    const [source, target] = backward.has(edge.id) ? [ends[1], ends[0]] : ends;
    return {
      id: edge.id,
      sources: [source],
      targets: [target],
      labels: [
        {
          // The library places no label without a text.
          text: edge.cause,
          width: width + 2 * labelPadding.x,
          height: height + 2 * labelPadding.y,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    };
  });
  return { graph: { id: 'canvas', children: [nodeOf(chart, opened)], edges: [...starts, ...lines] }, backward };
}
