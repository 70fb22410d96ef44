import { judgeAnswer } from '@folioflow/api';
import type { Envelope } from '@folioflow/api/contract';
import { createBrowserStores } from '../stores.ts';
import { fillTemplate } from './fill-template.ts';
import type { AnyPageDrawing, DrawnContent, DrawnItem, DrawnVisit } from './page-drawing.ts';
import { takeOver } from './take-over.ts';

/** Returns the filled template of a kind; null if the page has none. */
function fillKind({ kind, texts }: DrawnItem): DocumentFragment | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-drawn="${kind}"]`);
  return template && fillTemplate(template, texts);
}

/** Returns the page; null if a template is missing. */
function createDrawnPage(content: DrawnContent): HTMLElement | null {
  const page = fillKind(content);
  if (page === null) return null;
  const items = content.items.map(fillKind);
  if (!items.every((item) => item !== null)) return null;
  page.querySelector('[data-items]')?.replaceWith(...items);
  const drawn = document.createElement('div');
  drawn.append(page);
  return drawn;
}

/** Resolves when the templates have arrived: the script precedes them, so that the reads begin earlier. */
const whenParsed = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(null);
  });

/** Draws the page in place of the served text. */
function showDrawing(content: DrawnContent): void {
  const root = document.getElementById('root');
  // Nothing is drawn over the app, nor over a message that it cannot be loaded.
  if (!root?.querySelector('.first-paint main:not([hidden])')) return;
  const drawn = createDrawnPage(content);
  if (drawn === null) return;
  root.before(drawn);
  takeOver(drawn, root);
}

interface DrawnAnswer {
  readonly envelope: Envelope;
  /** Time of the provider, ms since the epoch; NaN without a date. */
  readonly sentAt: number;
}

/** Returns a successful answer that leaves the session as it is; null for any other. */
async function readAnswer(answer: Response, { stores }: DrawnVisit): Promise<DrawnAnswer | null> {
  if (!answer.ok) return null;
  const envelope = (await answer.json()) as Envelope;
  const { accepted, token } = judgeAnswer(envelope, stores.local.getItem('token') ?? '');
  return accepted && token === 'unchanged' ? { envelope, sentAt: Date.parse(answer.headers.get('date') ?? '') } : null;
}

/** Reads the content of the page; null for a visit or an answer that is not drawn. */
async function readContent(drawing: AnyPageDrawing, paths: readonly string[]): Promise<DrawnContent | null> {
  const state = (history.state as DrawnVisit['state'] | null) ?? {};
  const visit: DrawnVisit = { stores: createBrowserStores(), state };
  const { requests: declared } = drawing;
  const beginRead = globalThis.firstReads?.beginRead;
  if (beginRead === undefined || !drawing.canDraw(visit)) return null;
  const requests = typeof declared === 'function' ? declared(visit) : declared;
  if (requests === null) return null;
  const answers = await Promise.all(
    requests.map(async (request, place) => readAnswer(await beginRead(paths[place] ?? '', request), visit)),
  );
  if (!answers.every((answer) => answer !== null)) return null;
  const now = answers.find(({ sentAt }) => !Number.isNaN(sentAt))?.sentAt ?? Date.now();
  return drawing.read(
    answers.map(({ envelope }) => envelope),
    { ...visit, now },
  );
}

/**
 * Draws a page from the answers to its first reads, at these paths of the provider. A refusal, a fault and the end of a
 * session are left to the app, whose scripts may wait for the drawing.
 */
export async function drawPage(drawing: AnyPageDrawing, paths: readonly string[]): Promise<void> {
  try {
    const content = await readContent(drawing, paths);
    if (content === null) return;
    await whenParsed();
    showDrawing(content);
  } catch {
    // The page loads as any other.
  } finally {
    globalThis.firstReads?.loadApp();
  }
}
