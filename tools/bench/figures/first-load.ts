import { type Locator, type Page } from 'playwright';
import { inRoot } from '../../root.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { barePageBytes, inBrowser, scriptBytes } from '../page-bytes.ts';
import { neutralText, schemeLinks, signIn, whyNotBuilt, withStack } from '../served.ts';

interface FirstLoad {
  readonly route: string;
  readonly budget: number;
  readonly signedIn: boolean;
  /** What stands on the page once it is there: a quiet network alone may come between two chunks. */
  readonly content: (page: Page) => Locator;
}

const firstLoad = ({ route, budget, signedIn, content }: FirstLoad): FigureSource => {
  const name = `first load of ${route}`;
  return {
    name,
    isBytes: true,
    measure: async () => {
      const why = await whyNotBuilt(route);
      if (why !== null) return why;
      const value = await withStack((stack) =>
        inBrowser(async (page) => {
          if (signedIn) await signIn(page, stack);
          const app = { origin: stack.investor, folder: inRoot('apps', 'investor', 'dist') };
          page.setDefaultTimeout(15_000);
          const bytes = await scriptBytes(page, app, async () => {
            await page.goto(`${stack.investor}${route}`);
            await content(page).first().waitFor();
          });
          const shown = new URL(page.url()).pathname;
          if (shown.toLowerCase() !== route.toLowerCase()) throw new Error(`${route} led to ${shown}`);
          return (await page.getByText(neutralText).count()) > 0 ? null : bytes;
        }),
      );
      if (value === null) return `${route} still shows the neutral page`;
      return atMostTimes(budget, { name, value, unit: 'bytes', floor: await barePageBytes() });
    },
  };
};

export const signInFirstLoad = firstLoad({
  route: '/signin',
  budget: 1.15,
  signedIn: false,
  content: (page) => page.getByRole('heading', { level: 1 }),
});
export const schemeListFirstLoad = firstLoad({
  route: '/schemeList',
  budget: 1.3,
  signedIn: true,
  content: schemeLinks,
});
