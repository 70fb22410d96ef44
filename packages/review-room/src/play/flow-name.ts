import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';

/**
 * Returns the name of a flow in the testing entry: several flows share a chart. A part whose journeys depend on its
 * parent has the name of its chart.
 */
export function flowNameOf(journeys: Journeys): string {
  const exported = Object.entries<unknown>(testing).find(([, value]) => value === journeys);
  return exported?.[0].replace(/Journeys$/, '') ?? journeys.flow.machine.id;
}
