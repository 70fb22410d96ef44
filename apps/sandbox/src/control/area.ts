import { type Area, type SandboxContext } from '../ground/area.ts';
import { CONTROL_PATH, createControlHandler } from './control.ts';

const redirectToControl = (): Promise<Response> =>
  Promise.resolve(new Response(null, { status: 302, headers: { location: `${CONTROL_PATH}/` } }));

/** Health of the process and its database, for a container; an error of the database answers 500. */
const createHealthHandler = (context: SandboxContext) => async (): Promise<Response> => {
  await context.live();
  return new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};

/** The control surface. */
export const controlArea = {
  sideRoutes: [
    { path: '/', createHandler: () => redirectToControl },
    { path: '/health', createHandler: createHealthHandler },
    { path: CONTROL_PATH, createHandler: () => redirectToControl },
    { pathPrefix: `${CONTROL_PATH}/`, createHandler: createControlHandler },
  ],
} satisfies Area;
