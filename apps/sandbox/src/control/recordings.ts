import { type SandboxContext } from '../ground/area.ts';
import { type Fields } from '../kit/json.ts';
import { html, type Markup } from '../pages/page.ts';
import { parseTabReport } from './parse-report.ts';
import { createRecordingsPart } from './recordings-part.ts';

interface Result {
  readonly status: number;
  readonly body: unknown;
}

const problemOf = (status: number, msg: string): Result => ({ status, body: { errors: [{ msg }] } });
const done: Result = { status: 200, body: {} };
const unknownTab = problemOf(404, 'There is no such tab.');

/** The calls of the recordings, by path; each is a POST. */
export const recordingCalls = {
  /** The report of a tab, by its app server. */
  '/recordings/report': ({ recordings, machineNow }, body) => {
    const report = parseTabReport(body);
    if (report === undefined) return problemOf(400, 'A report of a tab contains names only.');
    return { status: 200, body: { isRecorded: recordings.report(report, machineNow()) } };
  },
  '/recordings': ({ recordings }, { tab, isRecorded }) => {
    if (typeof tab !== 'string' || typeof isRecorded !== 'boolean')
      return problemOf(400, 'tab is a text, isRecorded is true or false.');
    return recordings.setRecorded(tab, isRecorded) ? done : unknownTab;
  },
  '/recordings/clear': ({ recordings }, { tab }) =>
    typeof tab === 'string' && recordings.clear(tab) ? done : unknownTab,
  '/recordings/turn-on': async ({ recorder, onError }) => {
    if (recorder === undefined) return problemOf(404, 'The apps are served by another process.');
    try {
      await recorder.turnOn();
      return done;
    } catch (error) {
      onError(error);
      return problemOf(503, 'The apps could not be built with the recorder. The terminal shows the reason.');
    }
  },
} satisfies Readonly<Record<string, (context: SandboxContext, body: Fields) => Result | Promise<Result>>>;

/** The part of the control page; empty if the apps are served by another process. */
export const createRecordingsSection = async ({ recordings, recorder, machineNow }: SandboxContext): Promise<Markup> =>
  recorder === undefined ? html`` : createRecordingsPart(recordings, recorder, machineNow());
