/** Beside the build of an app: what each of its routes takes at first. */
export const firstLoadsFile = 'first-loads.json';

/** Files that the page of one route needs beyond those that every page of the app needs. */
export interface FirstLoad {
  /** As the route table writes it: `/charts/:isin`; `*` for every other address. */
  readonly path: string;
  /** Addresses of its scripts, the most needed first. */
  readonly scripts: readonly string[];
  /** Script of the page that begins its first reads. */
  readonly readsScript?: string;
  /** Page that is shown before any script has run. */
  readonly drawn?: PrerenderedPage;
  /** Page that is drawn from the answer to its first read, before the other scripts have arrived. */
  readonly drawing?: DrawnTemplates;
}

/** A page that its own script draws (decision 105). */
export interface DrawnTemplates {
  /** With `%name%` for each text of the configuration and `{{name}}` for each text of an answer. */
  readonly templates: string;
  readonly style: string;
  /** Begins the first read. */
  readonly readsScript: string;
  /** Draws the page. */
  readonly script: string;
}

export interface PrerenderedPage {
  /** With `%name%` for each text of the configuration. */
  readonly body: string;
  /** Address of its style sheet. */
  readonly style: string;
}
