import { inRoot } from '../../root.ts';
import { atMostTimes, type FigureSource } from '../figure.ts';
import { barePageBytes, inBrowser, scriptBytes } from '../page-bytes.ts';
import { neutralText, signIn, whyNotBuilt, withStack } from '../served.ts';

const firstLoad = (route: string, budget: number, signedIn: boolean): FigureSource => {
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
          const bytes = await scriptBytes(page, app, () => page.goto(`${stack.investor}${route}`));
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

export const signInFirstLoad = firstLoad('/signin', 1.15, false);
export const schemeListFirstLoad = firstLoad('/schemeList', 1.3, true);
