import { percentSharesOf } from '../portfolio/portfolio.view.ts';
import type { AllocationKind, AllocationPart, ValuedHolding } from './holding-list.types.ts';

/** Distributes the value of the open holdings by a fact of their schemes, the largest part first. */
export function allocationOf(valued: readonly ValuedHolding[], kind: AllocationKind): readonly AllocationPart[] {
  const values = new Map<string, number>();
  for (const { holding, figures } of valued) {
    if (holding.units === 0 || figures.valuePaise === null) continue;
    const name = holding[kind];
    values.set(name, (values.get(name) ?? 0) + figures.valuePaise);
  }
  const parts = [...values].sort(([, one], [, other]) => other - one);
  const tenths = percentSharesOf(
    parts.map(([, valuePaise]) => valuePaise),
    1000,
  );
  return parts.map(([name, valuePaise], place) => ({ name, valuePaise, percent: (tenths[place] ?? 0) / 10 }));
}
