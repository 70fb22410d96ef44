/** Value and slope of a function at a point. */
export interface FunctionPoint {
  readonly value: number;
  readonly slope: number;
}

export type DifferentiableFunction = (at: number) => FunctionPoint;

interface Bracket {
  readonly left: number;
  readonly right: number;
}

const MAX_STEPS = 200;

/**
 * Finds the root in a bracket whose ends have values of opposite sign: Newton's method, and a bisection wherever its step
 * leaves the bracket or does not halve the previous step.
 */
export function findRootInBracket(evaluate: DifferentiableFunction, { left, right }: Bracket): number {
  let [low, high] = evaluate(left).value < 0 ? [left, right] : [right, left];
  let at = (left + right) / 2;
  let before = Math.abs(right - left);
  let step = before;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const { value, slope } = evaluate(at);
    if (value === 0) return at;
    if (value < 0) low = at;
    else high = at;
    const newton = at - value / slope;
    const isUsable = (newton - low) * (newton - high) < 0 && Math.abs(2 * value) < Math.abs(before * slope);
    const next = isUsable ? newton : (low + high) / 2;
    before = step;
    step = Math.abs(next - at);
    if (step <= Number.EPSILON) return next;
    at = next;
  }
  return at;
}

/** Point between two points of the same sign at which the function turns towards zero, by halving on its slope. */
function findTurningPoint(evaluate: DifferentiableFunction, { left, right }: Bracket): number {
  let [low, high] = [left, right];
  const leftSlope = evaluate(left).slope;
  for (let count = 0; count < 60; count += 1) {
    const middle = (low + high) / 2;
    if (evaluate(middle).slope * leftSlope > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Returns the roots of a function between the first and the last of the ascending points, ascending. */
export function findRoots(evaluate: DifferentiableFunction, points: readonly number[]): number[] {
  const roots: number[] = [];
  let left: (FunctionPoint & { at: number }) | undefined;
  for (const at of points) {
    const right = { at, ...evaluate(at) };
    if (right.value === 0) roots.push(at);
    else if (left !== undefined) {
      const bracket = { left: left.at, right: at };
      if (left.value * right.value < 0) roots.push(findRootInBracket(evaluate, bracket));
      // A curve that turns between two points of the same sign can touch or cross zero there.
      else if (left.slope * left.value < 0 && right.slope * right.value > 0) {
        const turn = findTurningPoint(evaluate, bracket);
        const { value } = evaluate(turn);
        if (value === 0) roots.push(turn);
        else if (value * left.value < 0)
          roots.push(
            findRootInBracket(evaluate, { left: left.at, right: turn }),
            findRootInBracket(evaluate, { left: turn, right: at }),
          );
      }
    }
    left = right;
  }
  return roots;
}
