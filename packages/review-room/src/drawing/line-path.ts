import type { Corners } from './chart-layout.ts';

const CORNER_RADIUS = 6;
const ARROW_LENGTH = 8;
const ARROW_HALF_WIDTH = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the corners of a line as points. */
const pointsOf = (line: Corners): readonly Point[] =>
  line.flatMap((x, place) => (place % 2 === 0 ? [{ x, y: line[place + 1] ?? 0 }] : []));

/** Returns the point at a distance from `from` towards `to`, at most half of the way. */
function pointTowards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns a line with rounded corners as the data of an SVG path. */
export function linePath(line: Corners): string {
  const points = pointsOf(line);
  const inner = points.slice(1, -1).map((corner, place) => {
    const before = pointTowards(corner, points[place] ?? corner, CORNER_RADIUS);
    const after = pointTowards(corner, points[place + 2] ?? corner, CORNER_RADIUS);
    return `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first === undefined || last === undefined ? '' : `M${first.x} ${first.y}${inner.join('')}L${last.x} ${last.y}`;
}

/** Returns the head of the arrow at the end of a line as the data of an SVG path. */
export function arrowPath(line: Corners): string {
  const [before, tip] = pointsOf(line).slice(-2);
  if (before === undefined || tip === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const [alongX, alongY] = length === 0 ? [0, 1] : [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const [footX, footY] = [tip.x - alongX * ARROW_LENGTH, tip.y - alongY * ARROW_LENGTH];
  const [sideX, sideY] = [-alongY * ARROW_HALF_WIDTH, alongX * ARROW_HALF_WIDTH];
  return `M${tip.x} ${tip.y}L${footX + sideX} ${footY + sideY}L${footX - sideX} ${footY - sideY}Z`;
}
