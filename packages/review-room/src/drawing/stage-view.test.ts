import { expect, test } from 'vitest';
import { firstScale, fitScale, middleOf, nextScale, scaleAfterWheel, scrollTo } from './stage-view.ts';

const stage = { width: 832, height: 432 };

test('a chart that fits is whole, and is never enlarged', () => {
  expect(fitScale(stage, { width: 1600, height: 400 })).toBe(0.5);
  expect(fitScale(stage, { width: 100, height: 800 })).toBe(0.5);
  expect(fitScale(stage, { width: 100, height: 100 })).toBe(1);
  expect(fitScale(stage, { width: 100, height: 40_000 })).toBe(0.1);
});

test('at first a chart is as wide as its stage, unless its texts would be too small', () => {
  expect(firstScale(stage, { width: 1000, height: 9000 })).toBe(0.8);
  expect(firstScale(stage, { width: 4000, height: 100 })).toBe(0.75);
});

test('each step of the zoom has a limit', () => {
  expect(nextScale(1, 'in')).toBe(1.25);
  expect(nextScale(1, 'out')).toBe(0.8);
  expect(nextScale(1.9, 'in')).toBe(2);
  expect(nextScale(0.11, 'out')).toBe(0.1);
});

test('a turn of the wheel zooms out by as much as the opposite turn zooms in', () => {
  expect(scaleAfterWheel(scaleAfterWheel(1, 100), -100)).toBeCloseTo(1, 10);
  expect(scaleAfterWheel(1, 100)).toBeCloseTo(0.8, 2);
  expect(scaleAfterWheel(1, -10_000)).toBe(2);
});

test('a state is shown in the middle of the stage', () => {
  expect(scrollTo(middleOf([1000, 500, 100, 40]), 2, stage)).toEqual({ x: 2100 - 416, y: 1040 - 216 });
});
