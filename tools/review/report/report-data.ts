import type { ReviewResults } from '../results.ts';
import type { SignOff } from '../sign-off/sign-off.ts';

/** Everything that the report page shows. */
export interface ReportData {
  /** Null without a run, or if the run cannot be read. */
  readonly results: ReviewResults | null;
  /** Reason why there are no results, or why the decisions cannot be read; null if everything was read. */
  readonly problem: string | null;
  readonly signOffs: readonly SignOff[];
  /** Address of the folder of the run, with a slash at its end; empty on a page inside of that folder. */
  readonly pictures: string;
  /** Proves to the review server that a request comes from its page; null on a page without a server. */
  readonly token: string | null;
}

/** Id of the element with the data of the page, as JSON. */
export const REPORT_DATA_ID = 'report-data';
