import { Hono } from 'hono';
import { moveClock, clockFace } from '../ground/move-clock.ts';
import { nowOf } from '../ground/live.ts';
import { addFault, faultFrom, readFaults, removeFaults } from '../faults/faults.ts';
import { type Context } from '../ground/area.ts';
import { isOperation } from '../ground/operations.ts';
import { type Fields, isFields, sentJson } from '../kit/json.ts';
import { htmlResponse, type Markup } from '../pages/page.ts';
import { styleSheet } from '../pages/style.ts';
import { listOutbox } from '../outbox/outbox.ts';
import { seedNames } from '../ground/seed-name.ts';
import { reseed } from '../ground/seeding.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { readSwitches } from '../ground/switches.ts';
import { advance } from './advance.ts';
import { countEffects } from './effects.ts';
import { listEntities } from './entities.ts';
import { issueToken } from './issue-token.ts';
import { controlPage } from './control-page.ts';
import { pageScript } from './page-script.ts';
import { auditPart, clockPart, entitiesPart, faultsPart, logPart, outboxPart } from './parts.ts';
import { tourPart } from './tour.ts';
import { setControlSwitches } from './set-switches.ts';

const problem = (texts: readonly string[], status = 400): Response =>
  Response.json({ errors: texts.map((msg) => ({ msg })) }, { status });

const bodyOf = async (request: Request): Promise<Fields> => {
  const body = sentJson(await request.text());
  return isFields(body) ? body : {};
};

export const CONTROL = '/__sandbox';

const newApp = () => new Hono({ strict: false }).basePath(CONTROL);
type ControlApp = ReturnType<typeof newApp>;

const addTimeRoutes = (app: ControlApp, context: Context): void => {
  const { db, machineNow } = context;
  app.get('/clock', async () => Response.json(clockFace((await context.live()).clock, machineNow())));
  app.post('/clock', async ({ req }) => Response.json(await moveClock(context, await bodyOf(req.raw))));
  app.post('/advance', async ({ req }) => {
    const result = await advance(context, await nowOf(context), await bodyOf(req.raw));
    return Response.json(result.body, { status: result.status });
  });
  app.post('/reset', async ({ req }) => {
    const body = await bodyOf(req.raw);
    const seed = seedNames.find((name) => name === (body['seed'] ?? 'market'));
    if (!seed) return problem([`seed is one of ${seedNames.join(', ')}.`]);
    await reseed(db, context.areas, seed, machineNow());
    context.log.clear();
    return Response.json({ seed });
  });
};

const addTroubleRoutes = (app: ControlApp, context: Context): void => {
  const { db, random } = context;
  app.get('/faults', async () => Response.json(await readFaults(db)));
  app.post('/faults', async ({ req }) => {
    const fault = faultFrom(await bodyOf(req.raw), isOperation);
    return typeof fault === 'string' ? problem([fault]) : Response.json(await addFault(db, random, fault));
  });
  app.delete('/faults', async () => {
    await removeFaults(db);
    return Response.json([]);
  });
  app.delete('/faults/:id', async ({ req }) => {
    await removeFaults(db, req.param('id'));
    return Response.json(await readFaults(db));
  });
  app.get('/switches', async () => Response.json(await readSwitches(db)));
  app.post('/switches', async ({ req }) => {
    const problems = await setControlSwitches(db, random, await bodyOf(req.raw));
    return problems.length > 0 ? problem(problems) : Response.json(await readSwitches(db));
  });
};

const addWatchRoutes = (app: ControlApp, context: Context): void => {
  app.get('/outbox', async ({ req }) => Response.json(await listOutbox(context.db, req.query('to'))));
  app.get('/entities', async () => Response.json(await listEntities(context)));
  app.get('/effects', async ({ req }) => Response.json(await countEffects(context, req.query('mobile') ?? '')));
  app.get('/personas', () => Response.json(allPersonas.map(({ mobile, shows }) => ({ mobile, shows }))));
  app.get('/log', () => Response.json(context.log.entries()));
  app.delete('/log', () => {
    context.log.clear();
    return Response.json([]);
  });
  app.post('/token', async ({ req }) => {
    const body = await bodyOf(req.raw);
    const { switches } = await context.live();
    const now = await nowOf(context);
    const issued = await context.db
      .transaction()
      .execute((db) => issueToken({ db, now, random: context.random, switches, tables: context.tables }, body));
    return typeof issued === 'string' ? problem([issued], 404) : Response.json(issued);
  });
};

const addPageRoutes = (app: ControlApp, context: Context): void => {
  const parts: Readonly<Record<string, (to: string | undefined) => Markup | Promise<Markup>>> = {
    clock: () => clockPart(context),
    outbox: (to) => outboxPart(context, to),
    entities: () => entitiesPart(context),
    faults: () => faultsPart(context),
    audit: () => auditPart(context),
    log: () => logPart(context),
    tour: () => tourPart(context),
  };
  app.get('/', async ({ req }) => htmlResponse(await controlPage(context, req.query('to')), context.appOrigins));
  app.get('/part/:name', async ({ req }) => {
    const part = parts[req.param('name')];
    return part ? htmlResponse(await part(req.query('to'))) : problem(['There is no such part.'], 404);
  });
  app.get('/style.css', () => new Response(styleSheet, { headers: { 'content-type': 'text/css; charset=utf-8' } }));
  app.get(
    '/page.js',
    () => new Response(pageScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
  );
};

/**
 * Refuses pages of another origin; tools without an Origin may press these buttons. The sandbox's own origins come from the
 * address that it is bound to: the address of a request is the sender's own word (absolute request target, Host).
 */
const refuseStrangers = (app: ControlApp, { appOrigins, ownOrigins }: Context): void => {
  app.use('*', async ({ req }, next) => {
    const origin = req.header('origin');
    const isKnown = origin === undefined || ownOrigins().includes(origin) || appOrigins.includes(origin);
    if (!isKnown) return problem(['The control surface is for this machine only.'], 403);
    await next();
    return undefined;
  });
};

/** The control surface: everything under `/__sandbox` (sandbox.md, section 2). */
export const control = (context: Context): ((request: Request) => Promise<Response>) => {
  const app = newApp();
  refuseStrangers(app, context);
  addPageRoutes(app, context);
  addTimeRoutes(app, context);
  addTroubleRoutes(app, context);
  addWatchRoutes(app, context);
  app.onError((error) => {
    if (error instanceof SyntaxError) return problem(['The request body is not valid JSON.']);
    context.onError(error);
    return problem(['The control surface has a problem.'], 500);
  });
  app.notFound(() => problem(['There is nothing at this address.'], 404));
  return async (request) => app.fetch(request);
};
