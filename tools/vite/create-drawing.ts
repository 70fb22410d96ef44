import { existsSync } from 'node:fs';
import { type Page } from '../generate/page-manifests.ts';
import { type DrawnTemplates } from '../serve/first-loads.ts';
import { createDrawingScript } from './drawing-script.ts';
import { createPageTemplates } from './page-template.ts';
import { prerenderSample } from './prerender-page.ts';
import { createReadsScript } from './reads-script.ts';

/** Returns the drawing of a page that has an `X.drawing.ts` beside its manifest; null for every other page. */
export async function createDrawing({ file, routes }: Page, templateFrame: string): Promise<DrawnTemplates | null> {
  const [route] = routes;
  const module = file.replace(/\.tsx$/, '.drawing.ts');
  if (route === undefined || !existsSync(module)) return null;
  const { drawing, style, ...sample } = await prerenderSample({ file, path: route.path }, templateFrame);
  const read = { name: drawing.operation, request: drawing.request };
  return {
    style,
    templates: createPageTemplates(sample),
    readsScript: createReadsScript([read], { isDrawn: true }),
    script: await createDrawingScript(module),
  };
}
