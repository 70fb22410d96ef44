import { inRoot } from '../../root.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { barePageBytes, inBrowser, scriptBytes } from '../page-bytes.ts';
import { withStack } from '../served.ts';

const name = 'first load of the back-office';

/** Where every working day of the staff begins. */
export const staffFirstLoad: FigureSource = {
  name,
  isBytes: true,
  measure: async () => {
    const value = await withStack(({ backoffice }) =>
      inBrowser((page) =>
        scriptBytes(page, { origin: backoffice, folder: inRoot('apps', 'backoffice', 'dist') }, async () => {
          await page.goto(`${backoffice}/signin`);
          await page.getByRole('heading', { level: 1 }).waitFor();
        }),
      ),
    );
    return atMostTimes(1.2, { name, value, unit: 'bytes', floor: await barePageBytes() });
  },
};
