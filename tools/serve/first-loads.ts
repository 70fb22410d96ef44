/** Beside the build of an app: what each of its routes takes at first. */
export const firstLoadsFile = 'first-loads.json';

/** What the page of one route needs, beside what every page of the app does. */
export interface FirstLoad {
  /** As the route table writes it: `/charts/:isin`; `*` for every other address. */
  readonly path: string;
  /** Addresses of its scripts, the most needed first. */
  readonly scripts: readonly string[];
  /** What stands there before any script has run. */
  readonly drawn?: DrawnPage;
}

export interface DrawnPage {
  /** With `%name%` for each text of the configuration. */
  readonly body: string;
  /** Address of its style sheet. */
  readonly style: string;
}
