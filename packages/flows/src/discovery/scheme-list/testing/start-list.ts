import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { schemeList } from '../scheme-list.flow.ts';
import type { SchemeListView } from '../scheme-list.types.ts';
import { schemeListAnswer, sampleLists } from '../scheme-list.scenarios.ts';

/** Starts the real list with deferred ports and a test clock. */
export function startSchemeList(storedText: string | null = null, search = '') {
  const { ports, ...run } = startFlow(schemeList, { lists: sampleLists, storedText, search });
  const { listSchemes } = ports;
  const loaded = (): Extract<SchemeListView, { screen: 'loaded' }> => {
    const seen = run.view();
    if (seen.screen !== 'loaded') throw new Error(`The screen is ${seen.screen}.`);
    return seen;
  };
  const answer = (...schemes: Parameters<typeof schemeListAnswer>) =>
    listSchemes.answer(accepted(schemeListAnswer(...schemes), 0));
  return { ...run, answer, listSchemes, loaded };
}

export const cardNames = (view: { cards: readonly { name: string }[] }) => view.cards.map(({ name }) => name);
