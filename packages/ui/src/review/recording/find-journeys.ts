import type { Recording } from '@folioflow/flows/recording';
import type { Journeys } from '@folioflow/flows/testing';

/** Journeys of the testing entry, with the name of their unit: `statement` for `statementJourneys`. */
export interface NamedJourneys {
  readonly unit: string;
  readonly journeys: Journeys;
}

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

/** A recording contains the letters of a route only. */
const lettersOf = (route: string): string => route.replaceAll(/[^A-Za-z]+/g, '_');

/**
 * Returns the flows with the chart of a recording, those of its page first: several loads share the chart `resource`.
 * `exports` are those of the testing entry.
 */
export function findRecordedJourneys(
  exports: Readonly<Record<string, unknown>>,
  { flow, route }: Pick<Recording, 'flow' | 'route'>,
): readonly NamedJourneys[] {
  const found = Object.entries(exports).flatMap(([name, journeys]) =>
    isJourneys(journeys) && journeys.flow.machine.id === flow
      ? [{ unit: name.replace(/Journeys$/, ''), journeys }]
      : [],
  );
  const isOnPage = ({ journeys: { routes = [] } }: NamedJourneys) => routes.some((each) => lettersOf(each) === route);
  return [...found.filter(isOnPage), ...found.filter((each) => !isOnPage(each))];
}
