import { type Area } from '../ground/area.ts';
import { CONTROL_PATH, createControlHandler } from './control.ts';

const redirectToControl = (): Promise<Response> =>
  Promise.resolve(new Response(null, { status: 302, headers: { location: `${CONTROL_PATH}/` } }));

/** The control surface. */
export const controlArea = {
  sideRoutes: [
    { path: '/', createHandler: () => redirectToControl },
    { path: CONTROL_PATH, createHandler: () => redirectToControl },
    { pathPrefix: `${CONTROL_PATH}/`, createHandler: createControlHandler },
  ],
} satisfies Area;
