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
import { heldPorts, listed, sampleLists } from '@folioflow/flows/testing';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemeList } from '../SchemeList.tsx';

/** The real list on its real chart, with answers that the test gives. */
export async function opened(kept: string | null = null, kind: SchemeLook = 'cards') {
  const ports = heldPorts<SchemeListPorts>();
  const { listSchemes } = ports;
  const flow = schemeList(ports);
  const followed: Exit[] = [];
  const told: string[] = [];
  const reached: string[] = [];
  const remotes: Remote<typeof schemeListFlow>[] = [];
  function Screen() {
    const { view, remote } = useFlow(flow, { lists: sampleLists, kept, search: '' });
    const [look, setLook] = useState(kind);
    told.push(view.kept);
    remotes.push(remote);
    return (
      <SchemeList
        view={view}
        remote={remote}
        onFollow={(exit) => followed.push(exit)}
        look={look}
        onLook={setLook}
        onSearch={() => reached.push('search')}
      />
    );
  }
  await render(<Screen />);
  const answer = (...schemes: Parameters<typeof listed>) => listSchemes.answer(accepted(listed(...schemes)));
  /** Everything there is: the further file that is asked for by itself is empty. */
  const answerAll = async (...schemes: Parameters<typeof listed>) => {
    await answer(...schemes);
    await expect.poll(() => listSchemes.calls.length).toBe(2);
    await answer([]);
  };
  const send = (event: SchemeListEvent) => remotes.at(-1)?.send(event);
  return { answer, answerAll, followed, listSchemes, reached, send, told };
}
export const shown = (count: number) => expect.poll(() => page.getByRole('article').elements().length).toBe(count);
export const button = (name: string) => page.getByRole('button', { name });
