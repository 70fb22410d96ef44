/** Beside the build of an app: what each of its routes takes at first. */
export const firstLoadsFile = 'first-loads.json';

/** Files that the page of one route needs beyond those that every page of the app needs. */
export interface FirstLoad {
  /** As the route table writes it: `/charts/:isin`; `*` for every other address. */
  readonly path: string;
  /** Addresses of its scripts, the most needed first. */
  readonly scripts: readonly string[];
  /** Page that is shown before any script has run. */
  readonly drawn?: PrerenderedPage;
}

export interface PrerenderedPage {
  /** With `%name%` for each text of the configuration. */
  readonly body: string;
  /** Address of its style sheet. */
  readonly style: string;
}
