import { UnknownCases } from '../ground/verdicts.ts';
import { areaOfCase, type ConformanceCase } from './define-case.ts';

/**
 * Returns the cases of some areas, or whose ids begin with a text; all without a wish.
 * @throws UnknownCases for a wish that fits no case
 */
export const chooseCases = (cases: readonly ConformanceCase[], only: readonly string[]): readonly ConformanceCase[] => {
  const fits = ({ id }: ConformanceCase, wish: string) => id === wish || id.startsWith(`${wish}.`);
  const unknown = only.find((wish) => !cases.some((each) => fits(each, wish)));
  if (unknown !== undefined) {
    const areas = [...new Set(cases.map(areaOfCase))].join(', ');
    throw new UnknownCases(`${unknown} fits no case. Areas: ${areas}.`);
  }
  return only.length === 0 ? cases : cases.filter((each) => only.some((wish) => fits(each, wish)));
};
