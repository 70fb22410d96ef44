import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { moveClock, createClockReading } from '../ground/maintenance/move-clock.ts';
import { readProviderNow } from '../ground/live.ts';
import { languageOfRequest } from '../ground/request-language.ts';
import { addFault, parseFault, readFaults, removeFaults } from '../faults/faults.ts';
import { type SandboxContext } from '../ground/area.ts';
import { operations } from '@folioflow/api/schemas';
import { type Fields, isFields, parseJson } from '../kit/json.ts';
import { hasPlainTexts } from '../kit/plain-text.ts';
import { createHtmlResponse, type Markup } from '../pages/page.ts';
import { styleSheet } from '../pages/style.ts';
import { listOutbox } from '../outbox/outbox.ts';
import { seedNames } from '../ground/seed-name.ts';
import { resetToSeed } from '../ground/maintenance/seeding.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { readSwitches } from '../ground/switches.ts';
import { moveEntityToState } from './advance.ts';
import { countEffects } from './effects.ts';
import { listEntities } from './entities.ts';
import { issueToken } from './issue-token.ts';
import { createControlPage, PAGE_SCRIPT } from './control-page.ts';
import { createTokenPage, requireControlToken } from './control-token.ts';
import { pageScript } from './page-script.ts';
import {
  createAuditPart,
  createClockPart,
  createEntitiesPart,
  createFaultsPart,
  createLogPart,
  createOutboxPart,
} from './parts.ts';
import { createTourPart } from './tour.ts';
import { setControlSwitches } from './set-switches.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

const isOperation = (name: string) => operations.some((operation) => operation.name === name);

const problemResponse = (texts: readonly string[], status = 400): Response =>
  Response.json({ errors: texts.map((msg) => ({ msg })) }, { status });

const CONTROL_CHARACTER_PROBLEM = ['A text of the request contains a control character.'];

const readFields = async (request: Request): Promise<Fields> => {
  const body = parseJson(await request.text());
  return isFields(body) ? body : {};
};

/** Fields that become parts of queries: a control character is refused, as in the requests of the API. */
const readPlainFields = async (request: Request): Promise<Fields> => {
  const fields = await readFields(request);
  if (!hasPlainTexts(fields)) throw new HTTPException(400, { res: problemResponse(CONTROL_CHARACTER_PROBLEM) });
  return fields;
};

export const CONTROL_PATH = '/__sandbox';

const createApp = () => new Hono({ strict: false }).basePath(CONTROL_PATH);
type ControlApp = ReturnType<typeof createApp>;

const addTimeRoutes = (app: ControlApp, context: SandboxContext): void => {
  const { db, machineNow } = context;
  app.get('/clock', async () => Response.json(createClockReading((await context.live()).clock, machineNow())));
  app.post('/clock', async ({ req }) => Response.json(await moveClock(context, await readPlainFields(req.raw))));
  app.post('/advance', async ({ req }) => {
    const result = await moveEntityToState(context, await readProviderNow(context), await readPlainFields(req.raw));
    return Response.json(result.body, { status: result.status });
  });
  app.post('/reset', async ({ req }) => {
    const body = await readPlainFields(req.raw);
    const seed = seedNames.find((name) => name === (body['seed'] ?? 'market'));
    if (!seed) return problemResponse([`seed is one of ${seedNames.join(', ')}.`]);
    await resetToSeed(db, context.areas, seed, machineNow());
    context.log.clear();
    return Response.json({ seed });
  });
};

const addFaultRoutes = (app: ControlApp, context: SandboxContext): void => {
  const { db, random } = context;
  app.get('/faults', async () => Response.json(await readFaults(db)));
  app.post('/faults', async ({ req }) => {
    const fault = parseFault(await readPlainFields(req.raw), isOperation);
    return typeof fault === 'string' ? problemResponse([fault]) : Response.json(await addFault(db, random, fault));
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
    const problems = await setControlSwitches(db, random, await readPlainFields(req.raw));
    return problems.length > 0 ? problemResponse(problems) : Response.json(await readSwitches(db));
  });
};

const addInspectionRoutes = (app: ControlApp, context: SandboxContext): void => {
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
    const body = await readPlainFields(req.raw);
    const { switches } = await context.live();
    const now = await readProviderNow(context);
    const { random, tables } = context;
    const language = languageOfRequest(req.raw);
    const issued = await writeInTransaction(context.db, (db) =>
      issueToken({ db, now, random, switches, language, tables }, body),
    );
    return typeof issued === 'string' ? problemResponse([issued], 404) : Response.json(issued);
  });
};

const addPageRoutes = (app: ControlApp, context: SandboxContext): void => {
  const parts: Readonly<Record<string, (to: string | undefined) => Markup | Promise<Markup>>> = {
    clock: () => createClockPart(context),
    outbox: (to) => createOutboxPart(context, to),
    entities: () => createEntitiesPart(context),
    faults: () => createFaultsPart(context),
    audit: () => createAuditPart(context),
    log: () => createLogPart(context),
    tour: () => createTourPart(context),
  };
  app.get('/', async ({ req }) =>
    createHtmlResponse(await createControlPage(context, req.query('to')), context.appOrigins),
  );
  app.get('/part/:name', async ({ req }) => {
    const part = parts[req.param('name')];
    return part ? createHtmlResponse(await part(req.query('to'))) : problemResponse(['There is no such part.'], 404);
  });
};

/** Style and script of the pages: they contain no state, and the gateway needs the style. */
const addFileRoutes = (app: ControlApp): void => {
  app.get('/style.css', () => new Response(styleSheet, { headers: { 'content-type': 'text/css; charset=utf-8' } }));
  app.get(
    '/page.js',
    () => new Response(pageScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
  );
};

/** Refuses everything that is added later without the token, if the sandbox has one. */
const refuseWithoutToken = (app: ControlApp, { controlToken, appOrigins }: SandboxContext): void => {
  if (controlToken === undefined) return;
  app.get('/', ({ req }, next) =>
    req.header('authorization') === undefined ? createTokenPage(PAGE_SCRIPT, appOrigins) : next(),
  );
  app.use('*', requireControlToken(controlToken));
};

const ENCODED_CONTROL_CHARACTER = /%(?:[01][\da-f]|7f)/i;

/** Refuses control characters in an address: its parts become parts of queries. */
const refuseControlCharacters = (app: ControlApp): void => {
  app.use('*', async ({ req }, next) => {
    if (ENCODED_CONTROL_CHARACTER.test(req.url)) return problemResponse(CONTROL_CHARACTER_PROBLEM);
    await next();
    return undefined;
  });
};

/**
 * Refuses pages of other origins; tools without an Origin are accepted. The sandbox's own origins come from the address
 * that it is bound to, because a client controls the address of its request (absolute request target, Host).
 */
const refuseForeignOrigins = (app: ControlApp, { appOrigins, ownOrigins }: SandboxContext): void => {
  app.use('*', async ({ req }, next) => {
    const origin = req.header('origin');
    const isKnown = origin === undefined || ownOrigins().includes(origin) || appOrigins.includes(origin);
    if (!isKnown) return problemResponse(['The control surface is for this machine only.'], 403);
    await next();
    return undefined;
  });
};

/** Handler of everything under `/__sandbox` (sandbox.md, section 2). */
export const createControlHandler = (context: SandboxContext): ((request: Request) => Promise<Response>) => {
  const app = createApp();
  refuseForeignOrigins(app, context);
  refuseControlCharacters(app);
  addFileRoutes(app);
  refuseWithoutToken(app, context);
  addPageRoutes(app, context);
  addTimeRoutes(app, context);
  addFaultRoutes(app, context);
  addInspectionRoutes(app, context);
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof SyntaxError) return problemResponse(['The request body is not valid JSON.']);
    context.onError(error);
    return problemResponse(['The control surface has a problem.'], 500);
  });
  app.notFound(() => problemResponse(['There is nothing at this address.'], 404));
  return async (request) => app.fetch(request);
};
