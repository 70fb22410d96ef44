import { acceptedLocally, type Exit } from '@folioflow/flows';
import { createSubmissionVisit, type Wiring } from '@folioflow/wiring/headless';
import { createImageRegistry, type ImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import { createTiff } from '@folioflow/wiring/pictures/tiff';
import type { AppKind } from './app-kind.ts';
import { startFlowRun, type FlowRun } from './flow-run.ts';
import type { Page, PageFacts, PageServices } from './page.ts';

export interface OpenedPage {
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
  readonly runs: () => readonly FlowRun[];
  readonly links: () => readonly Exit<string>[];
  readonly choices: () => ReadonlyMap<string, () => Promise<void>>;
  readonly images: PageImages;
  readonly facts: () => PageFacts;
  readonly sync: () => boolean;
  readonly close: () => void;
}

const INDIA_OFFSET_MS = 5.5 * 3_600_000;
export const dayInIndia = (at: number): string => new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** A picture of a single pixel in the format that the exchange requires. */
const createCopy = (registry: ImageRegistry, name: string) =>
  registry.register(new File([tiff], name.replace(/\.[^.]*$/, '.tiff'), { type: 'image/tiff' }));
const tiff = createTiff({ width: 1, height: 1, data: new Uint8ClampedArray([120, 130, 140, 255]) });

/** @param isShown false while the session does not allow the page: it is empty */
export function openPage<A extends Wiring & { readonly providerNow: () => number }>(
  kind: AppKind<A>,
  isShown: boolean,
  services: PageServices<A>,
): OpenedPage {
  const { app, clock, random, onCrash, currentEntry, raiseNotice, navigate } = services;
  const entry = currentEntry();
  const openedAt = clock.now();
  const registry = createImageRegistry(random.uuid);
  const images: PageImages = {
    registry,
    // Without a browser, a picture is not redrawn.
    prepareImage: ({ image, shouldCreateTiff }) =>
      Promise.resolve(acceptedLocally({ image, tiff: shouldCreateTiff ? createCopy(registry, image.name) : null })),
  };
  let runs: FlowRun[] = [];
  let watchers: (() => boolean)[] = [];
  let isClosed = false;
  const links: (() => readonly Exit<string>[])[] = [];
  const ends: (() => void)[] = [];
  let readFacts: () => PageFacts = () => ({});
  const choices = new Map<string, () => Promise<void>>();
  const visit = createSubmissionVisit(raiseNotice, {
    id: () => currentEntry().key,
    read: () => currentEntry().unanswered,
    write: (unanswered) => {
      currentEntry().unanswered = unanswered;
    },
  });
  const page: Page<A> = {
    ...services,
    entry,
    unanswered: visit,
    images,
    today: () => dayInIndia(app.providerNow()),
    run: (flow, input, options = {}) => {
      const followExit = (exit: Exit<string>) => {
        if (!isClosed) navigate(exit);
      };
      const run = startFlowRun(
        { wiring: app, page: { entryKey: entry.key, raiseNotice, followExit }, clock, onCrash },
        flow,
        input,
        { ...options, onEmission: (emission) => kind.saveEmission(app, emission) },
      );
      runs.push(run);
      return run;
    },
    whenSelected: (select, open) => {
      watchers.push(() => {
        const value = select();
        if (value === null || value === undefined) return false;
        open(value);
        return true;
      });
    },
    end: (run) => {
      run.stop();
      runs = runs.filter((other) => other !== run);
    },
    addLink: (exit) => void links.push(() => [exit]),
    addLinks: (list) => void links.push(list),
    addChoice: (name, choose) => void choices.set(name, choose),
    clearChoices: () => choices.clear(),
    onClose: (end) => void ends.push(end),
    addFacts: (read) => {
      readFacts = read;
    },
  };
  visit.warn(false, '');
  if (isShown) kind.openers[entry.to]?.(page);
  return {
    openedAt,
    runs: () => runs,
    links: () => links.flatMap((list) => list()),
    choices: () => choices,
    images,
    facts: () => readFacts(),
    sync: () => {
      for (const run of runs) run.sync();
      const due = watchers;
      watchers = [];
      let isChanged = false;
      for (const watch of due) {
        if (isClosed) break;
        if (watch()) isChanged = true;
        else watchers.push(watch);
      }
      return isChanged;
    },
    close: () => {
      isClosed = true;
      for (const end of ends) end();
      for (const run of runs) {
        run.sync();
        run.stop();
      }
      registry.clear();
    },
  };
}
