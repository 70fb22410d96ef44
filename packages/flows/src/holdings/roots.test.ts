import { describe, expect, test } from 'vitest';
import { findRootInBracket, findRoots, type DifferentiableFunction } from './roots.ts';

/** Counts the evaluations of a function. */
function countEvaluations(evaluate: DifferentiableFunction) {
  let count = 0;
  const counted: DifferentiableFunction = (at) => {
    count += 1;
    return evaluate(at);
  };
  return { evaluate: counted, count: () => count };
}

/** Shifted power, for example `(x - 2)³ - 1` by `powerOf(3, 2, 1)`. */
const powerOf =
  (exponent: number, shift: number, constant = 0): DifferentiableFunction =>
  (at) => ({ value: (at - shift) ** exponent - constant, slope: exponent * (at - shift) ** (exponent - 1) });

const negated =
  (evaluate: DifferentiableFunction): DifferentiableFunction =>
  (at) => {
    const { value, slope } = evaluate(at);
    return { value: -value, slope: -slope };
  };

const arctangent: DifferentiableFunction = (at) => ({ value: Math.atan(at), slope: 1 / (1 + at * at) });

describe('a root in a bracket', () => {
  test.each([
    ['rising', powerOf(2, 0, 2)],
    ['falling', negated(powerOf(2, 0, 2))],
  ])('of a %s curve takes a few steps of Newton', (_, curve) => {
    const { evaluate, count } = countEvaluations(curve);
    expect(findRootInBracket(evaluate, { left: 0, right: 3 })).toBeCloseTo(Math.SQRT2, 15);
    expect(count()).toBeLessThanOrEqual(8);
  });

  test('is returned as soon as the value is zero', () => {
    const { evaluate, count } = countEvaluations(powerOf(1, 0.25));
    expect(findRootInBracket(evaluate, { left: 0, right: 0.5 })).toBe(0.25);
    expect(count()).toBe(2);
  });

  test('is met by the first step of Newton on a line', () => {
    const { evaluate, count } = countEvaluations(powerOf(1, 1));
    expect(findRootInBracket(evaluate, { left: -4, right: 4 })).toBe(1);
    expect(count()).toBe(3);
  });

  test('far from zero is as exact as its digits', () => {
    const { evaluate, count } = countEvaluations(powerOf(2, 0, 2e12));
    expect(findRootInBracket(evaluate, { left: 1e6, right: 3e6 })).toBeCloseTo(Math.sqrt(2e12), 9);
    expect(count()).toBeLessThanOrEqual(20);
  });

  test.each([
    ['to the right', { left: -20, right: 31 }],
    ['to the left', { left: -31, right: 20 }],
  ])('is found by halves where a step of Newton leads out of the bracket %s', (_, bracket) => {
    for (const curve of [arctangent, negated(arctangent)]) {
      const { evaluate, count } = countEvaluations(curve);
      expect(Math.abs(findRootInBracket(evaluate, bracket))).toBeLessThan(1e-15);
      expect(count()).toBeLessThanOrEqual(14);
    }
  });

  test('stays in the bracket beside other roots', () => {
    const wave: DifferentiableFunction = (at) => ({
      value: Math.sin(2.4 * at) + at / 4 - 0.5,
      slope: 2.4 * Math.cos(2.4 * at) + 1 / 4,
    });
    expect(findRootInBracket(wave, { left: -2, right: 1 })).toBeCloseTo(0.195_061_774_602_5, 12);
  });

  test('is found by halves where the steps of Newton do not become half as long', () => {
    const { evaluate, count } = countEvaluations(powerOf(9, 1));
    expect(findRootInBracket(evaluate, { left: -1, right: 4 })).toBeCloseTo(1, 14);
    expect(count()).toBeLessThanOrEqual(110);
  });
});

describe('the roots between points', () => {
  test('are those at which the curve crosses zero, ascending', () => {
    const cubic: DifferentiableFunction = (at) => ({ value: at * (at * at - 0.25), slope: 3 * at * at - 0.25 });
    const roots = findRoots(cubic, [-2, -0.3, 0.3, 2]);
    expect(roots.map((root) => Number(root.toFixed(14)))).toEqual([-0.5, 0, 0.5]);
  });

  test('include a point whose value is zero, once', () => {
    expect(findRoots(powerOf(1, 0), [-1, 0, 1])).toEqual([0]);
    expect(findRoots(powerOf(1, 0), [0, 1])).toEqual([0]);
    expect(findRoots(powerOf(1, 0), [-1, 0])).toEqual([0]);
    expect(findRoots(powerOf(2, 0), [-1, 0, 1])).toEqual([0]);
  });

  test.each([
    ['below', powerOf(2, 0.1, 0.01)],
    ['above', negated(powerOf(2, 0.1, 0.01))],
  ])('are found where the curve dips %s zero between two points', (_, curve) => {
    expect(findRoots(curve, [-1, 1]).map((root) => Number(root.toFixed(12)))).toEqual([0, 0.2]);
  });

  test.each([
    ['from above', powerOf(2, 0.25)],
    ['from below', negated(powerOf(2, 0.25))],
  ])('include a point at which the curve touches zero %s', (_, curve) => {
    expect(findRoots(curve, [0, 1])).toEqual([0.25]);
  });

  test('are none where the curve turns before zero', () => {
    expect(findRoots(powerOf(2, 0.1, -0.01), [-1, 1])).toEqual([]);
    expect(findRoots(negated(powerOf(2, 0.1, -0.01)), [-1, 1])).toEqual([]);
  });

  test.each([
    ['turns away from zero', negated(powerOf(2, 0, 2))],
    ['only approaches zero', powerOf(2, 3)],
    ['only leaves zero', powerOf(2, -3)],
  ])('are not searched where the curve %s', (_, curve) => {
    for (const each of [curve, negated(curve)]) {
      const { evaluate, count } = countEvaluations(each);
      expect(findRoots(evaluate, [-1, 0.5, 1])).toEqual([]);
      expect(count()).toBe(3);
    }
  });

  test('are not searched where the curve turns at a point', () => {
    const { evaluate, count } = countEvaluations(powerOf(2, 0, -1));
    expect(findRoots(evaluate, [-1, 0])).toEqual([]);
    expect(count()).toBe(2);
  });

  test('are none without points', () => {
    expect(findRoots(arctangent, [])).toEqual([]);
    expect(findRoots(arctangent, [1])).toEqual([]);
  });
});
