import { playedViewOf, playScenario, storyArgs, type Journeys, type Scenario } from '@folioflow/flows/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shownFlowOf } from '../../packages/review-room/src/play/play-session.ts';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';
import { typeChecker } from '../type-checker.ts';
import { pastedModule, type UnitPlay } from './pasted-traces.ts';
import { playedUnits, playSeeded } from './seeded-plays.ts';

const folder = inRoot('.results', 'pasted-traces');
const file = path.join(folder, 'pasted-traces.ts');
const plays: readonly UnitPlay[] = playedUnits.map((unit) => ({ unit, session: playSeeded(unit) }));

/** A flow that ends after an answer and a question. */
const SHORT_FLOWS = ['recentOrder'];

type PastedTraces = Readonly<Record<string, () => Readonly<Record<string, Scenario>>>>;
let pasted: PastedTraces = {};

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await pastedModule(plays));
  const settings = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, noEmit: true },
    include: ['pasted-traces.ts'],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  ({ pastedTraces: pasted } = (await import(file)) as { readonly pastedTraces: PastedTraces });
});

/** The sources of submission keys count on between two plays. */
const withoutKeys = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(/submission-\d+/g, 'submission'));

describe('a copied scenario', () => {
  test('compiles for every flow, in the scenarios of its unit', async () => {
    expect(await runCommand('node', [...typeChecker, '-p', folder])).toEqual({ code: 0, output: '' });
  });

  test('is made from at least five steps, in flows that have as many', () => {
    const short = plays.filter(({ session }) => session.place < 5).map(({ unit }) => unit.name);
    expect(short).toEqual(SHORT_FLOWS);
    expect(plays).toHaveLength(66);
  });

  test.each(plays.map((play) => [play.unit.name, play] as const))(
    'of %s reaches the played state and its view',
    (name, { unit, session }) => {
      const [entry] = Object.entries(pasted[name]?.() ?? {});
      if (entry === undefined) throw new Error('The module has no scenario of this name.');
      const [story, scenario] = entry;
      const journeys: Journeys = { ...unit.journeys, scenarios: { [story]: scenario } };
      const played = shownFlowOf(session);
      const { snapshot } = playScenario(journeys, story);
      expect([snapshot.value, withoutKeys(snapshot.output)]).toEqual([
        played.snapshot.value,
        withoutKeys(played.snapshot.output),
      ]);
      expect(withoutKeys(storyArgs(journeys, story).view)).toEqual(withoutKeys(playedViewOf(played)));
    },
  );
});
