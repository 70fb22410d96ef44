import { createRecorder } from '@folioflow/flows/recording';
import type { ServedConfig } from '../config.ts';
import { createBrowserStores } from '../stores.ts';
import type { FlowObserver } from '../wiring.ts';
import { nameOfRoute } from './name-of-route.ts';
import { createTabReports, type TabReport } from './tab-reports.ts';

const TAB_KEY = 'folioflow-recorder-tab';
const POLL_MS = 1_500;
const STEP_MS = 150;
const RETRY_MS = 10_000;

interface TabRecorderOptions {
  readonly config: Pick<ServedConfig, 'recordingAddress'>;
  readonly app: 'investor' | 'backoffice';
  /** Returns the path of the shown route as in the route table. */
  readonly routePath: () => string | undefined;
  /** Further observer of the same flows. */
  readonly observer?: FlowObserver | undefined;
}

/** Sends the reports of the tab: after each step while it is recorded, otherwise as often as it is asked to. */
function startReports(report: (isClosed?: boolean) => Promise<void>, isRecorded: () => boolean) {
  let next: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delay: number) => {
    clearTimeout(next);
    next = setTimeout(() => {
      report().then(
        () => schedule(POLL_MS),
        // The server is restarting, or it has been stopped.
        () => schedule(RETRY_MS),
      );
    }, delay);
  };
  schedule(0);
  addEventListener('pageshow', () => schedule(0));
  document.addEventListener('visibilitychange', () => schedule(0));
  addEventListener('pagehide', () => {
    clearTimeout(next);
    report(true).catch(() => undefined);
  });
  return { onStep: () => isRecorded() && schedule(STEP_MS) };
}

/**
 * Records the flows of the tab as names of their charts, and reports them to the app server of the page (decision 092).
 * Import this module only where the served configuration can have an address for it: it is part of no build that ships.
 */
export function createTabRecorder({ config, app, routePath, observer }: TabRecorderOptions): FlowObserver | undefined {
  const { recordingAddress } = config;
  if (recordingAddress === undefined) return observer;
  let onStep: () => void = () => undefined;
  const recorder = createRecorder({
    onStep: () => onStep(),
    ignored: ['session', 'staffSession'],
    routeName: () => nameOfRoute(routePath()),
  });
  const { session } = createBrowserStores();
  const tab = session.getItem(TAB_KEY) ?? crypto.randomUUID();
  const send = async (report: TabReport): Promise<boolean> => {
    // A sign-out clears the store; the next page of the tab is recorded too.
    session.setItem(TAB_KEY, tab);
    const answer = await fetch(recordingAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: report.isClosed,
    });
    if (!answer.ok) throw new Error(`The recorder is refused with ${answer.status}.`);
    return ((await answer.json()) as { readonly isRecorded: boolean }).isRecorded;
  };
  const names = { tab, visit: crypto.randomUUID(), app };
  const { report, isRecorded } = createTabReports({ recorder, names, send });
  ({ onStep } = startReports(report, isRecorded));
  return {
    inspect: (inspected) => {
      observer?.inspect(inspected);
      recorder.inspect(inspected);
    },
  };
}
