import { findLayoutShifts } from '@folioflow/wiring/testing/press-shifts';
import axe from 'axe-core';
import { afterEach, beforeEach, describe } from 'vitest';
import { expect, seedClients, page, test, visit } from './testing/app-test.tsx';
import { heading, screenHeadings, screenPaths, type ShownScreen } from './testing/steps.ts';

const findAccessibilityViolations = async () =>
  (await axe.run(document, { resultTypes: ['violations'] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );

const viewports = { phone: [360, 740], desktop: [1280, 800] } as const;

for (const [name, [width, height]] of Object.entries(viewports)) {
  describe(`on a ${name}`, () => {
    beforeEach(() => page.viewport(width, height));
    afterEach(() => page.viewport(414, 896));

    for (const [screen, title] of Object.entries(screenHeadings)) {
      test(`${screen} has no layout shift during loading or after a press, and no accessibility violation`, async ({
        desk,
        network,
      }) => {
        const { id } = await desk.copyClient(seedClients.signed);
        const paths = screenPaths(id);
        const openScreen = async () => {
          sessionStorage.clear();
          if (screen !== 'signIn') await desk.signIn();
          visit(paths[screen as ShownScreen]);
          await expect.element(heading(title)).toBeVisible();
        };
        const isInMain = (element: Element) => element.closest('main') !== null;
        expect(await findLayoutShifts({ open: openScreen, isTested: isInMain, network })).toEqual([]);
        await openScreen();
        await network.waitUntilQuiet();
        expect(await findAccessibilityViolations()).toEqual([]);
      });
    }
  });
}
