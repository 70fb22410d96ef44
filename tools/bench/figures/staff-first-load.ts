import { inRoot } from '../../root.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { measureBarePageBytes, withBrowserPage, scriptBytes } from '../page-bytes.ts';
import { withStack } from '../bench-stack.ts';
import { MAX_RATIO_SIGNED_OUT } from './first-load.ts';

const name = 'first load of the back-office';

/** Bytes of the page on which every working day of the staff begins. */
export const staffFirstLoad: FigureSource = {
  name,
  isBytes: true,
  measure: async () => {
    const value = await withStack(({ backoffice }) =>
      withBrowserPage((page) =>
        scriptBytes(page, { origin: backoffice, folder: inRoot('apps', 'backoffice', 'dist') }, async () => {
          await page.goto(`${backoffice}/signin`);
          await page.getByRole('heading', { level: 1 }).waitFor();
        }),
      ),
    );
    return figureWithMaxRatio(MAX_RATIO_SIGNED_OUT, {
      name,
      value,
      unit: 'bytes',
      floor: await measureBarePageBytes(),
    });
  },
};
