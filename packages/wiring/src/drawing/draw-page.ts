import { judgeAnswer } from '@folioflow/api';
import type { Envelope } from '@folioflow/api/contract';
import { fillTemplate } from './fill-template.ts';
import type { DrawnContent, PageDrawing } from './page-drawing.ts';
import { createBrowserStores, type BrowserStores } from '../stores.ts';
import { takeOver } from './take-over.ts';

const findTemplate = (name: string) => document.querySelector<HTMLTemplateElement>(`template[data-drawn="${name}"]`);

/** Returns the page; null if a template is missing. */
function createDrawnPage({ texts, items }: DrawnContent): HTMLElement | null {
  const page = findTemplate('page');
  if (page === null) return null;
  const drawn = document.createElement('div');
  drawn.append(fillTemplate(page, texts));
  const list = drawn.querySelector('[data-items]');
  list?.removeAttribute('data-items');
  for (const item of items) {
    const template = findTemplate(item.kind);
    if (template === null) return null;
    list?.append(fillTemplate(template, item.texts));
  }
  return drawn;
}

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

/** Returns the content of a successful answer that leaves the session as it is. */
async function readContent(
  { read }: PageDrawing,
  answer: Response,
  stores: BrowserStores,
): Promise<DrawnContent | null> {
  const received = (await answer.json()) as Envelope;
  const { accepted, token } = judgeAnswer(received, stores.local.getItem('token') ?? '');
  return accepted && token === 'unchanged' ? read(received, stores) : null;
}

/** Draws a page from the answer to its first read. A refusal, a fault and the end of a session are left to the app. */
export async function drawPage(drawing: PageDrawing): Promise<void> {
  try {
    const stores = createBrowserStores();
    if (!drawing.canDraw(stores)) return;
    const answer = await globalThis.firstReads?.drawnAnswer;
    const content = answer?.ok === true ? await readContent(drawing, answer, stores) : null;
    if (content !== null) showDrawing(content);
  } catch {
    // The page loads as any other.
  }
}
