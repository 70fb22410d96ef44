import { readPages, type App, type Page } from '../generate/page-manifests.ts';

/** The modules of an app that its routes begin with. */
export interface AppModules {
  /** The app; its manifests `X.page.ts` are beside the containers `X.tsx`. */
  readonly app: App;
  /** Page of every other address. */
  readonly neutral: string;
  /** Frame around the pages behind a guard. */
  readonly behindGuard?: string;
  /** The modules of a provider's area, which a page calls as soon as it is there. */
  readonly area: (name: string) => readonly string[];
}

/** Returns the pages of an app, with the one of every other address at the end. */
export const readAllPages = async ({ app, neutral }: AppModules): Promise<readonly Page[]> => [
  ...(await readPages(app)),
  { name: 'unknown address', file: neutral, areas: [], routes: [{ path: '*', guard: 'public' }] },
];

/** Returns the modules that a page loads at once: its container, the frame around it, the areas that it names. */
export const rootModulesOf = (
  { file, areas }: Page,
  guard: string,
  { behindGuard, area }: AppModules,
): readonly string[] => [
  ...(guard === 'public' || behindGuard === undefined ? [] : [behindGuard]),
  file,
  ...areas.flatMap(area),
];
