import { rmSync } from 'node:fs';
import { inRoot } from '../../root.ts';
import { runCommand } from '../../command.ts';
import { previewFolder } from '../../serve/preview-folder.ts';
import { figureWithMaxRatio, figureWithMaxValue, type FigureSource } from '../figure.ts';
import { withBrowserPage } from '../page-bytes.ts';

const TURNS = 5;

interface RoomPage {
  readonly settings: string;
  readonly story: string;
  /** The part of the canvas that shows the story. */
  readonly canvas: string;
  /** The part of the panel that is shown last. */
  readonly panel: string;
}

const rooms = {
  flow: {
    settings: '.storybook',
    story: 'flows-checkout-lumpsumcheckout--reviewing',
    canvas: '#storybook-root h1',
    panel: '.folioflow-panel svg [role=list]',
  },
  bare: {
    settings: 'tools/bench/floors/storybook',
    story: 'bare--sending',
    canvas: '#storybook-root button',
    panel: '[data-shown]',
  },
} as const satisfies Record<string, RoomPage>;

interface StoryVisit {
  /** Milliseconds from the request of the address to the story in the canvas. */
  readonly story: number;
  /** Milliseconds until the panel shows the place of the story. */
  readonly panel: number;
  readonly requests: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

interface SeenParts {
  readonly canvas: number;
  readonly panel: number;
}

/** Runs in the page, before all else. The canvas is a frame of the same origin. */
function watchParts({ canvas, panel }: Pick<RoomPage, 'canvas' | 'panel'>): void {
  if (window !== window.top) return;
  const seen = { canvas: Number.NaN, panel: Number.NaN };
  const watch = (name: keyof typeof seen, find: () => Element | null | undefined) => {
    const poll = () => {
      if ((find()?.getBoundingClientRect().height ?? 0) === 0) requestAnimationFrame(poll);
      // Once the frame that has it is drawn.
      else requestAnimationFrame(() => (seen[name] = performance.now()));
    };
    requestAnimationFrame(poll);
  };
  watch('panel', () => document.querySelector(panel));
  watch('canvas', () => document.querySelector('iframe')?.contentDocument?.querySelector(canvas));
  Object.assign(globalThis, { seen });
}

const areSeen = () =>
  Object.values((globalThis as unknown as { seen: SeenParts }).seen).every((at) => !Number.isNaN(at));

const visitStory = (address: string, { story, canvas, panel }: RoomPage): Promise<StoryVisit> =>
  withBrowserPage(async (page) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.addInitScript(watchParts, { canvas, panel });
    let requests = 0;
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame()) requests += 1;
    });
    await page.goto(`${address}?path=/story/${story}`);
    await page.waitForFunction(areSeen);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: SeenParts }).seen);
    return { story: seen.canvas, panel: seen.panel, requests };
  });

async function buildAndServe(name: keyof typeof rooms) {
  const folder = inRoot('.results', 'floors', `room-${name}`);
  const storybook = inRoot('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const options = ['build', '--disable-telemetry', '-c', rooms[name].settings, '-o', folder];
  const { code, output } = await runCommand(process.execPath, [storybook, ...options], { cwd: inRoot() });
  if (code !== 0) throw new Error(`The review room cannot be built.\n${output.slice(-2000)}`);
  const server = await previewFolder(folder);
  return {
    address: server.address,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Both rooms in turns, so that what else the machine does meets both. */
async function measureInTurns() {
  const visits = { flow: [] as StoryVisit[], bare: [] as StoryVisit[] };
  const served = { flow: await buildAndServe('flow'), bare: await buildAndServe('bare') };
  try {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const name of ['flow', 'bare'] as const)
        visits[name].push(await visitStory(served[name].address, rooms[name]));
  } finally {
    await Promise.all(Object.values(served).map(({ close }) => close()));
  }
  return visits;
}

let cachedVisits: ReturnType<typeof measureInTurns> | undefined;

async function medianOf(name: keyof typeof rooms, what: keyof StoryVisit): Promise<number> {
  const visits = await (cachedVisits ??= measureInTurns());
  return median(visits[name].map((visit) => visit[what]));
}

const timeFigure = (budget: number, what: 'story' | 'panel', name: string): FigureSource => ({
  name,
  isBytes: false,
  measure: async () =>
    figureWithMaxRatio(budget, {
      name,
      value: await medianOf('flow', what),
      unit: 'ms',
      floor: await medianOf('bare', what),
    }),
});

const requests = 'requests of a flow story in the review room, without its frame';

/** The largest flow of the review room against one story of a bare Storybook with the same addons. */
export const reviewRoom: readonly FigureSource[] = [
  timeFigure(1.3, 'story', 'a flow story in the review room, against a bare story'),
  timeFigure(1.4, 'panel', 'the drawn chart of a flow story in its panel, against a bare panel'),
  {
    name: requests,
    isBytes: false,
    measure: async () =>
      figureWithMaxValue(60, { name: requests, value: await medianOf('flow', 'requests'), unit: 'requests' }),
  },
];
