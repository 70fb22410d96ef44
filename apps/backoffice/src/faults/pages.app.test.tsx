import { declareOpeningCalls } from '@folioflow/wiring/testing/faults/opening-calls';
import { pages, type PageName } from '../pages.ts';
import { expect, page, seedClients, test, visit } from '../testing/app-test.tsx';
import { routeRows } from '../app/route-rows.ts';

const table = {
  title: 'Faults while a page of the staff opens',
  folder: 'apps/backoffice/src/faults',
  file: '../../../../docs/faults/staff-pages.md',
};

const opened = (Object.keys(pages) as PageName[]).map((name) => ({
  path: routeRows.find(({ screen }) => screen === name)?.path ?? '/',
  isPublic: routeRows.some(({ screen, guard }) => screen === name && guard === 'public'),
  load: pages[name].load,
}));

declareOpeningCalls(table, opened, (title, { path, isPublic, load }, meet) =>
  test(title, async ({ desk, network }) => {
    await load();
    const client = await desk.copyClient(seedClients.signed);
    if (!isPublic) await desk.signIn();
    await meet({
      network,
      effects: () => desk.effects(client),
      open: () => visit(path.replace(/:\w+\??/, client.id)),
      waitUntilOpen: () => expect.element(page.getByRole('heading', { level: 1 })).toBeVisible(),
    });
  }),
);
