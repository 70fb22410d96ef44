import type { AllocationKind, AllocationPart, ValuedHolding } from './holding-list.types.ts';

/** Whole shares that add up to `total`: the largest remainders are rounded up. */
export function wholeSharesOf(parts: readonly number[], total: number): number[] {
  const positiveParts = parts.map((part) => Math.max(part, 0));
  const whole = positiveParts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return positiveParts.map(() => 0);
  const exact = positiveParts.map((part) => (part * total) / whole);
  const missing = total - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact.map((share, place) => ({ place, rest: share % 1 })).sort((a, b) => b.rest - a.rest);
  const roundedUpPlaces = new Set(byRemainder.slice(0, missing).map(({ place }) => place));
  return exact.map((share, place) => Math.floor(share) + (roundedUpPlaces.has(place) ? 1 : 0));
}

/** Distributes the value of the open holdings by a fact of their schemes, the largest part first. */
export function allocationOf(valued: readonly ValuedHolding[], kind: AllocationKind): readonly AllocationPart[] {
  const values = new Map<string, number>();
  for (const { holding, figures } of valued) {
    if (holding.units === 0 || figures.valuePaise === null) continue;
    const name = holding[kind];
    values.set(name, (values.get(name) ?? 0) + figures.valuePaise);
  }
  const parts = [...values].sort(([, one], [, other]) => other - one);
  const tenths = wholeSharesOf(
    parts.map(([, valuePaise]) => valuePaise),
    1000,
  );
  return parts.map(([name, valuePaise], place) => ({ name, valuePaise, percent: (tenths[place] ?? 0) / 10 }));
}
