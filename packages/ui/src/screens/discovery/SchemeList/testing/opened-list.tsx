import {
  accepted,
  schemeList,
  type Exit,
  type Remote,
  type schemeListFlow,
  type SchemeListEvent,
  type SchemeListPorts,
  type SchemeLook,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, schemeListAnswer, sampleLists } from '@folioflow/flows/testing';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../testing/render.tsx';
import { SchemeList } from '../SchemeList.tsx';

/** The real list on its real chart, with the answers of the test. */
export async function renderSchemeList(kept: string | null = null, kind: SchemeLook = 'cards') {
  const ports = deferredPorts<SchemeListPorts>();
  const { listSchemes } = ports;
  const flow = schemeList(ports);
  const followed: Exit[] = [];
  const queries: string[] = [];
  const searchRequests: string[] = [];
  const remotes: Remote<typeof schemeListFlow>[] = [];
  function Screen() {
    const { view, remote } = useFlow(flow, { lists: sampleLists, storedText: kept, search: '' });
    const [look, setLook] = useState(kind);
    queries.push(view.storedFilters);
    remotes.push(remote);
    return (
      <SchemeList
        view={view}
        remote={remote}
        onFollow={(exit) => followed.push(exit)}
        look={look}
        onLook={setLook}
        onSearch={() => searchRequests.push('search')}
      />
    );
  }
  await render(<Screen />);
  const answerSchemes = (...schemes: Parameters<typeof schemeListAnswer>) =>
    listSchemes.answer(accepted(schemeListAnswer(...schemes), 0));
  /** All schemes: the second file, which the list fetches by itself, is empty. */
  const answerAllSchemes = async (...schemes: Parameters<typeof schemeListAnswer>) => {
    await answerSchemes(...schemes);
    await expect.poll(() => listSchemes.calls.length).toBe(2);
    await answerSchemes([]);
  };
  const send = (event: SchemeListEvent) => remotes.at(-1)?.send(event);
  return {
    answer: answerSchemes,
    answerAll: answerAllSchemes,
    followed,
    listSchemes,
    reached: searchRequests,
    send,
    stored: queries,
  };
}
export const expectCardCount = (count: number) =>
  expect.poll(() => page.getByRole('article').elements().length).toBe(count);
export const button = (name: string) => page.getByRole('button', { name });
