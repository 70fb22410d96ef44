import { type Area } from '../ground/area.ts';
import { CONTROL, control } from './control.ts';

const home = (): Promise<Response> =>
  Promise.resolve(new Response(null, { status: 302, headers: { location: `${CONTROL}/` } }));

/** The control surface. */
export const controlArea = {
  doors: [
    { at: '/', open: () => home },
    { at: CONTROL, open: () => home },
    { under: `${CONTROL}/`, open: control },
  ],
} satisfies Area;
