import { movedBy } from '@folioflow/wiring/testing/presses';
import axe from 'axe-core';
import { afterEach, beforeEach, describe } from 'vitest';
import { expect, like, page, test, visit } from './testing/app-test.tsx';
import { documentsOf, heading } from './testing/steps.ts';
import type { ScreenName } from './route-table.ts';

type Shown = Exclude<ScreenName, 'home'> | 'neutral';
const titles = {
  signIn: 'Staff sign-in',
  clientList: 'Client List',
  clientDocuments: 'KYC INFORMATION (CREATE CLIENT CODE)',
  neutral: 'Sorry the information you are looking for could not be found',
} as const satisfies Record<Shown, string>;

const violations = async () =>
  (await axe.run(document, { resultTypes: ['violations'] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );

const widths = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [name, [width, height]] of Object.entries(widths)) {
  describe(`on a ${name}`, () => {
    beforeEach(() => page.viewport(width, height));
    afterEach(() => page.viewport(414, 896));

    for (const [screen, title] of Object.entries(titles)) {
      test(`${screen} moves neither while it comes nor after a press, and axe finds nothing`, async ({
        desk,
        network,
      }) => {
        const { id } = await desk.client(like.signed);
        const paths = {
          signIn: '/signin',
          clientList: '/clientList',
          clientDocuments: documentsOf(id),
          neutral: '/faq',
        };
        const open = async () => {
          sessionStorage.clear();
          if (screen !== 'signIn') await desk.signIn();
          visit(paths[screen as Shown]);
          await expect.element(heading(title)).toBeVisible();
        };
        const isMeant = (element: Element) => element.closest('main') !== null;
        expect(await movedBy({ open, isMeant, network })).toEqual([]);
        await open();
        await network.quiet();
        expect(await violations()).toEqual([]);
      });
    }
  });
}
