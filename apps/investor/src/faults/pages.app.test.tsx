import { declareOpeningCalls } from '@folioflow/wiring/testing/faults/opening-calls';
import { expect, page, test, visit } from '../testing/app-test.tsx';
import { pages as manifests, type PageName } from '../pages.ts';
import { pages } from '../testing/pages.ts';

const table = {
  title: 'Faults while a page of investors opens',
  folder: 'apps/investor/src/faults',
  file: '../../../../docs/faults/pages.md',
};

const opened = (Object.keys(manifests) as PageName[]).map((name) => ({ ...pages[name], load: manifests[name].load }));

declareOpeningCalls(table, opened, (title, { path, like, state, heading, load }, meet) =>
  test(title, async ({ investor, network }) => {
    await load();
    if (like !== undefined) await investor.signIn(like);
    await meet({
      network,
      effects: investor.sandbox.effects,
      open: () => visit(path, state),
      waitUntilOpen: () => expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible(),
    });
  }),
);
