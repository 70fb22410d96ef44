import { signInCodeJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../ui/src/testing/render.tsx';
import '../../../ui/src/tokens/tokens.css';
import { chartOf } from '../chart/read-chart.ts';
import { FlowDocs } from './FlowDocs.tsx';

const link = ({ children }: { children: string }) => <strong>{children}</strong>;

test('the name of a state is on one line beside a long list of ports', async () => {
  await page.viewport(1280, 860);
  const calls = Array.from({ length: 8 }, (_, place) => `nomineeChoice.imageUpload.prepareImage${place}`);
  const { container } = await render(
    <FlowDocs
      title="Second factor"
      purpose="Asks for codes."
      routes={[]}
      parents={[]}
      chart={chartOf(signInCodeJourneys.flow)}
      rows={[{ leaves: ['choosing.nomineePendingRefresh'], stories: [{ name: 'Pending', path: '?', calls }] }]}
      opener={{
        load: () => Promise.resolve(null),
        loadOpened: () => Promise.resolve(null),
        pathOf: () => null,
        open: () => undefined,
      }}
      link={link}
    />,
  );
  const name = container.querySelector('tbody th span');
  if (name === null) throw new Error('The table has a state.');
  const range = document.createRange();
  range.selectNodeContents(name);
  expect(range.getClientRects().length).toBe(1);
  expect(container.textContent).toContain('1 story');
});
