import { inRoot } from '../../root.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { measureFloorBytes, withBrowserPage, scriptBytes } from '../page-bytes.ts';
import { neutralPageText, schemeLinks, signIn, withStack } from '../bench-stack.ts';

const name = 'chart page after the list';

/** Bytes that opening a scheme from the list adds, against the chart library alone. */
export const chartLoad: FigureSource = {
  name,
  isBytes: true,
  measure: async () => {
    const value = await withStack((stack) =>
      withBrowserPage(async (page) => {
        await signIn(page, stack);
        const app = { origin: stack.investor, folder: inRoot('apps', 'investor', 'dist') };
        await page.goto(`${stack.investor}/schemeList`);
        await schemeLinks(page).first().waitFor();
        await page.waitForLoadState('networkidle');
        if ((await page.getByText(neutralPageText).count()) > 0) return null;
        return scriptBytes(page, app, async () => {
          // A phone opens the chart in the same tab.
          await schemeLinks(page).first().click();
          await page.waitForURL(/\/chartsmobile/i);
          await page.locator('canvas').first().waitFor();
        });
      }),
    );
    if (value === null) return 'the list still shows the neutral page';
    return figureWithMaxRatio(1.3, { name, value, unit: 'bytes', floor: await measureFloorBytes('chart') });
  },
};
