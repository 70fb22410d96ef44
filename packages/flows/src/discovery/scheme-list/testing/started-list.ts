import { accepted } from '../../../kit/port.ts';
import { startedOf } from '../../../kit/started.ts';
import { schemeList, type SchemeListView } from '../index.ts';
import { listed, sampleLists } from '../scheme-list.scenarios.ts';

/** The real list with ports and clock in the hands of a test. */
export function started(kept: string | null = null, search = '') {
  const { ports, ...run } = startedOf(schemeList, { lists: sampleLists, kept, search });
  const { listSchemes } = ports;
  const loaded = (): Extract<SchemeListView, { screen: 'loaded' }> => {
    const seen = run.view();
    if (seen.screen !== 'loaded') throw new Error(`The screen is ${seen.screen}.`);
    return seen;
  };
  const answer = (...schemes: Parameters<typeof listed>) => listSchemes.answer(accepted(listed(...schemes)));
  return { ...run, answer, listSchemes, loaded };
}

export const names = (view: { cards: readonly { name: string }[] }) => view.cards.map(({ name }) => name);
