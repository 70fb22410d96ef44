import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent } from '../../kit/resource.ts';
import type { HoldingRecords } from '../../holdings/holding-records.ts';
import type { CapitalGainsPorts, CapitalGainsView } from './capital-gains.types.ts';
import * as unit from './capital-gains.flow.ts';

export type * from './capital-gains.types.ts';
export { parseTaxFacts, type EnteredTaxFacts } from './entered-facts.ts';
export { isInSchedule, writeSalesFile, writeScheduleFile, type SalesFileWords } from './gains-files.ts';
export { gainYearsOf, reviewYear } from './year-review.ts';

export type CapitalGainsFlow = EmbeddableFlow<{
  input: { request: Record<string, never> };
  event: ResourceEvent<Record<string, never>, HoldingRecords>;
  view: CapitalGainsView;
}>;

export const capitalGainsFlow: CapitalGainsFlow = embeddable(unit.capitalGainsFlow);

/**
 * The capital gains of the financial years (/capitalGains, decision 080): one load, started with `{ request: {} }`.
 * `reviewYear` computes a year, `writeSalesFile` and `writeScheduleFile` write it as CSV.
 */
export const capitalGains: (ports: CapitalGainsPorts) => RunnableFlow<CapitalGainsFlow> = embeddableFactory(
  unit.capitalGains,
);
