import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type * as Library from 'xstate';
import { inRoot } from '../root.ts';
import { withoutTools } from './slim-xstate.ts';
import { slim } from './slim.ts';

const folder = mkdtempSync(inRoot('node_modules', '.slim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function built(name: string, plugins: Plugin[]) {
  const entry = path.join(folder, `${name}.js`);
  writeFileSync(
    entry,
    "export { and, assign, createActor, emit, enqueueActions, fromPromise, not, raise, setup } from 'xstate';",
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: () => `${name}.mjs` },
    },
  });
  return path.join(folder, `${name}.mjs`);
}

const types: { context?: { told: unknown[]; fails: boolean } } = {};

/** Every kind of state and transition that the charts of the product have. */
async function lived(file: string): Promise<readonly unknown[]> {
  const { and, assign, createActor, emit, enqueueActions, fromPromise, not, raise, setup } = (await import(
    pathToFileURL(file).href
  )) as typeof Library;
  const child = setup({}).createMachine({
    initial: 'open',
    states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
    output: 'what the child said',
  });
  const chart = setup({
    types,
    actors: {
      ask: fromPromise(({ input }: { input: boolean }) =>
        input ? Promise.reject(new Error('no')) : Promise.resolve('yes'),
      ),
      child,
    },
    guards: { isFailing: ({ context }) => context.fails, isTold: ({ context }) => context.told.length > 0 },
  }).createMachine({
    id: 'chart',
    context: { told: [], fails: true },
    initial: 'asking',
    on: { left: '.gone' },
    states: {
      asking: {
        tags: 'busy',
        invoke: {
          src: 'ask',
          input: ({ context }) => context.fails,
          onDone: {
            target: 'both',
            actions: assign({ told: ({ context, event }) => [...context.told, event.output] }),
          },
          onError: { target: 'failed', actions: emit({ type: 'notice' }) },
        },
      },
      failed: { after: { 5: { target: 'asking', actions: assign({ fails: false }) } } },
      both: {
        type: 'parallel',
        states: {
          tabs: {
            initial: 'one',
            states: { one: { on: { turned: 'two' } }, two: { on: { turned: 'one' } }, kept: { type: 'history' } },
          },
          inner: {
            initial: 'running',
            states: {
              running: {
                invoke: {
                  id: 'child',
                  src: 'child',
                  onDone: {
                    target: 'over',
                    actions: enqueueActions(({ enqueue, event }) => enqueue.assign({ told: [event.output] })),
                  },
                },
              },
              over: { entry: raise({ type: 'rested' }) },
            },
          },
        },
        on: { rested: '.tabs.two', hidden: 'hidden' },
      },
      hidden: { on: { shown: { guard: and(['isTold', not('isFailing')]), target: 'both.tabs.kept' } } },
      gone: { type: 'final' },
    },
    output: ({ context }) => context.told,
  });
  const seen: unknown[] = [];
  const actor = createActor(chart);
  actor.on('*', (event) => seen.push(event));
  actor.subscribe((snapshot) =>
    seen.push([
      snapshot.value,
      snapshot.context,
      [...snapshot.tags],
      snapshot.status,
      snapshot.output,
      snapshot.can({ type: 'hidden' }),
    ]),
  );
  actor.start();
  await expect.poll(() => actor.getSnapshot().matches('both')).toBe(true);
  actor.getSnapshot().children['child']?.send({ type: 'close' });
  for (const type of ['hidden', 'shown', 'turned', 'left']) actor.send({ type });
  return seen;
}

test('a built chart lives as one of the whole library does', async () => {
  const [whole, slimmed] = [await built('whole', []), await built('slimmed', [slim()])];
  const life = await lived(whole);
  expect(life).toContainEqual({ type: 'notice' });
  expect(life.at(-1)).toEqual(['gone', expect.anything(), [], 'done', ['what the child said'], false]);
  expect(await lived(slimmed)).toEqual(life);
  expect(readFileSync(slimmed, 'utf8').length).toBeLessThan(readFileSync(whole, 'utf8').length - 4000);
});

test('a library that has moved a part fails the build', () => {
  expect(() => withoutTools('class Actor {\n}')).toThrow(/does not find .* in class Actor/);
});
