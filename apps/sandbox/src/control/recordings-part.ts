import { type Recorder } from '../ground/recorder.ts';
import { type RecordedRun, type RecordedStep, type RecordedTab, type Recordings } from '../ground/recordings.ts';
import { html, type Markup } from '../pages/page.ts';

/** Story of the review room that opens a recording, and the parameter of its address with the recording. */
const ROOM_STORY = 'review-recording--from-the-sandbox';
const RECORDING_PARAMETER = 'recording';

/** A recording as a text for an address: deflated, in base64url. */
export const encodeRecording = async (text: string): Promise<string> => {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const verbs: Readonly<Record<string, string>> = {
  event: 'sent',
  answer: 'answered',
  failure: 'failed',
  time: 'passed',
};

const failureText = ({ failure }: RecordedStep): string => {
  if (failure === undefined) return '';
  if (failure.kind === 'noAnswer') return ': no answer';
  return failure.kind === 'refused' ? `: refused ${failure.code ?? ''}` : `: fault, ${failure.reason ?? ''}`;
};

const stepItem = (step: RecordedStep): Markup =>
  html`<li>
    <strong>${[...step.within, step.name].join(' › ')}</strong>
    <span class="soft">${verbs[step.kind] ?? step.kind}${failureText(step)}</span>
    <code>${step.to.join(', ')}</code>
  </li>`;

const countText = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

const roomAction = (run: RecordedRun, encoded: string, room: string | undefined): Markup =>
  room === undefined
    ? html`<button
        id="copy-${run.id}"
        class="small"
        data-copy="${encoded}"
        data-copied="Recording copied"
        aria-label="Copy ${run.flow}"
      >
        Copy
      </button>`
    : html`<a
        id="open-${run.id}"
        class="button small main"
        target="_blank"
        rel="noopener"
        href="${room}/?path=/story/${ROOM_STORY}#${RECORDING_PARAMETER}=${encoded}"
        >Open in the review room<span class="hidden">: ${run.flow}</span></a
      >`;

const runItem = async (run: RecordedRun, room: string | undefined, isNewest: boolean): Promise<Markup> =>
  html`<li>
    <div class="row apart">
      <span
        ><strong>${run.flow}</strong>
        <span class="soft"
          >${run.route === '' ? '' : `/${run.route} · `}${countText(run.steps.length)}${run.isRunning ? '' : ' · ended'}</span
        ></span
      >
      ${roomAction(run, await encodeRecording(run.text), room)}
    </div>
    <details class="steps" id="steps-${run.id}" ${isNewest ? 'open' : ''}>
      <summary>Steps<span class="hidden"> of ${run.flow}</span></summary>
      <ol class="recorded">
        ${run.steps.map(stepItem)}
      </ol>
    </details>
  </li>`;

const tabItem = async (tab: RecordedTab, room: string | undefined): Promise<Markup> => {
  const { tab: id, number, app, flows, isOpen, isRecorded, runs } = tab;
  const name = `Tab ${number}`;
  const state = isOpen ? (flows.length === 0 ? 'no flow runs' : flows.join(', ')) : 'closed';
  return html`<li>
    <div class="row apart">
      <span
        ><strong>${name}</strong> <span class="soft">${app} · ${state}</span> ${
          isRecorded ? html`<span class="notice">Recording</span>` : ''
        }</span
      >
      <div class="row">
        <button
          id="record-${id}"
          class="small ${isRecorded ? '' : 'main'}"
          data-send="/recordings"
          data-body="${JSON.stringify({ tab: id, isRecorded: !isRecorded })}"
          aria-label="${isRecorded ? 'Stop' : 'Record'} ${name}"
        >
          ${isRecorded ? 'Stop' : 'Record'}
        </button>
        ${
          runs.length === 0
            ? ''
            : html`<button
                id="clear-${id}"
                class="small"
                data-send="/recordings/clear"
                data-body="${JSON.stringify({ tab: id })}"
                aria-label="Clear ${name}"
              >
                Clear
              </button>`
        }
      </div>
    </div>
    ${
      runs.length === 0
        ? isRecorded
          ? html`<p class="soft">Go on in the tab. Its steps appear here.</p>`
          : ''
        : html`<ul class="messages">
            ${await Promise.all([...runs].reverse().map((run, place) => runItem(run, room, place === 0)))}
          </ul>`
    }
  </li>`;
};

const roomNote = (room: string | undefined): Markup =>
  room === undefined
    ? html`<p class="soft">
        The review room is not running: start it with <code>npm run storybook</code>, or copy a recording and paste it
        under Review, Recording.
      </p>`
    : html`<p class="soft">The review room is at <a href="${room}/" target="_blank" rel="noopener">${room}</a>.</p>`;

/** Open tabs of the apps, and their recorded flows. */
export const createRecordingsPart = async (
  recordings: Recordings,
  recorder: Recorder,
  now: number,
): Promise<Markup> => {
  const state = recorder.state();
  if (state === 'building') return html`<p class="soft">Building the apps with the recorder …</p>`;
  if (state === 'off')
    return html`<div class="row apart">
      <p class="soft">The apps are served as they ship, without a recorder.</p>
      <button class="small main" data-send="/recordings/turn-on">Turn on recording</button>
    </div>`;
  const room = await recorder.findRoom();
  const tabs = recordings.tabs(now);
  if (tabs.length === 0)
    return html`<p class="soft">No tab is open. Open the app, or reload its tab.</p>
      ${roomNote(room)}`;
  return html`<ul class="messages">
      ${await Promise.all(tabs.map((tab) => tabItem(tab, room)))}
    </ul>
    ${roomNote(room)}`;
};
