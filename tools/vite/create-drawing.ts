import { existsSync } from 'node:fs';
import { type Page } from '../generate/page-manifests.ts';
import { type DrawnTemplates } from '../serve/first-loads.ts';
import { createDrawingScript } from './drawing-script.ts';
import { createPageTemplates } from './page-template.ts';
import { prerenderSamples } from './prerender-page.ts';
import { createReadsScript, readPathOf } from './reads-script.ts';

/** Returns the drawing of a page that has an `X.drawing.ts` beside its manifest; null for every other page. */
export async function createDrawing({ file, routes }: Page, templateFrame: string): Promise<DrawnTemplates | null> {
  const [route] = routes;
  const module = file.replace(/\.tsx$/, '.drawing.ts');
  if (route === undefined || !existsSync(module)) return null;
  const { drawing, style, samples, list } = await prerenderSamples({ file, path: route.path }, templateFrame);
  const { operations, requests } = drawing;
  const constant = typeof requests === 'function' ? [] : requests;
  const reads = operations.flatMap((name, place) => {
    const request = constant[place];
    return request === undefined ? [] : [{ name, request }];
  });
  return {
    style,
    templates: createPageTemplates(samples, list),
    readsScript: createReadsScript(reads, { isDrawn: true }),
    script: await createDrawingScript(module, operations.map(readPathOf)),
  };
}
