import { clientListJourneys } from '@folioflow/flows/testing';
import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { screenPropsAt } from '../../../../testing/flow-story.tsx';
import { ClientList } from '../ClientList.tsx';

type Scenario = keyof typeof clientListJourneys.scenarios;

/** The screen at a scenario, with an address of its own; `onSearch` records each change of it. */
export async function drawn(scenario: Scenario, begins = '') {
  const onView = vi.fn<(order: readonly string[]) => void>();
  const onSearch = vi.fn<(search: string) => void>();
  const { view, remote } = screenPropsAt(clientListJourneys, scenario);
  const send = vi.fn<typeof remote.send>();
  function Addressed() {
    const [search, setSearch] = useState(begins);
    const changeSearch = (next: string) => {
      onSearch(next);
      setSearch(next);
    };
    return (
      <ClientList view={view} remote={{ ...remote, send }} search={search} onSearch={changeSearch} onView={onView} />
    );
  }
  const { container, unmount } = await render(<Addressed />);
  return { onSearch, onView, send, container, unmount };
}

export const rows = () => [...document.querySelectorAll('tbody th[scope=row]')];
export const ids = () => rows().map(({ textContent }) => textContent);
export const cellsOf = (id: string) =>
  [...(rows().find(({ textContent }) => textContent === id)?.parentElement?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
export const button = (name: string) => page.getByRole('button', { name, exact: true });
