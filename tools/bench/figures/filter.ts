import { existsSync } from 'node:fs';
import { type Scheme } from '@folioflow/api/contract';
import { inRoot } from '../../root.ts';
import { fetchAllSchemes, importedCatalogueFolder, missingCatalogueReason } from '../catalogue.ts';
import { startSandboxServer } from '../server-process.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';

interface ChosenFilters {
  readonly amc: readonly string[];
  readonly category: readonly string[];
  readonly risk: readonly string[];
  readonly growth: readonly string[];
  readonly minimumAmount: readonly string[];
  readonly mode: readonly string[];
}

type FilterSchemes = (schemes: readonly Scheme[], filters: ChosenFilters) => readonly Scheme[];

const name = 'six filters over the catalogue, p95';
const source = inRoot('packages', 'flows', 'src', 'discovery', 'scheme-list', 'filter-schemes.ts');

/** Unstructured baseline: one loop, every filter by hand. */
function filterByPlainLoop(
  schemes: readonly Scheme[],
  { amc, category, risk, growth, minimumAmount, mode }: ChosenFilters,
): Scheme[] {
  const [amcs, categories, risks] = [new Set(amc), new Set(category), new Set(risk)];
  const ranges = growth.map((range) => range.split('-').map(Number));
  const minimums = minimumAmount.map(Number);
  const [sip, lumpsum] = [mode.includes('is_sip_allowed'), mode.includes('is_lumpsum_allowed')];
  const kept: Scheme[] = [];
  for (const scheme of schemes) {
    if (amcs.size > 0 && !amcs.has(scheme.scheme_amc)) continue;
    if (categories.size > 0 && !categories.has(scheme.scheme_category)) continue;
    if (risks.size > 0 && !risks.has(scheme.risk)) continue;
    if (mode.length > 0 && !((sip && scheme.is_sip_allowed === 'Y') || (lumpsum && scheme.is_lumpsum_allowed === 'Y')))
      continue;
    const minimum = scheme.scheme_minimum_investment_amount;
    if (minimums.length > 0 && !minimums.some((wanted) => minimum >= wanted && minimum <= wanted + 1)) continue;
    const returns = [scheme.one_year_percent, scheme.three_year_percent, scheme.five_year_percent];
    if (ranges.length > 0 && !returns.some((text) => isWithin(text, ranges))) continue;
    kept.push(scheme);
  }
  return kept;
}

const isWithin = (text: string, ranges: readonly (readonly number[])[]) =>
  text !== '' && ranges.some(([low = 0, high = 0]) => Number(text) >= low && Number(text) <= high);

const everyNth = <T>(values: readonly T[], step: number) => values.filter((_, index) => index % step === 0);
const distinct = (values: readonly string[]) => [...new Set(values)];

/** Narrow and broad choices in every filter, alone and together; the same ones for both sides. */
function createFilterChoices(schemes: readonly Scheme[]): ChosenFilters[] {
  const none: ChosenFilters = { amc: [], category: [], risk: [], growth: [], minimumAmount: [], mode: [] };
  const amcs = distinct(schemes.map(({ scheme_amc }) => scheme_amc));
  const categories = distinct(schemes.map(({ scheme_category }) => scheme_category));
  const risks = distinct(schemes.map(({ risk }) => risk));
  const broad: ChosenFilters = {
    amc: everyNth(amcs, 2),
    category: everyNth(categories, 2),
    risk: everyNth(risks, 2),
    growth: ['0-10', '10-20'],
    minimumAmount: ['100', '500', '1000', '5000'],
    mode: ['is_sip_allowed', 'is_lumpsum_allowed'],
  };
  const alone = (Object.keys(none) as (keyof ChosenFilters)[]).map((filter) => ({ ...none, [filter]: broad[filter] }));
  const narrow = everyNth(amcs, 8).map((amc) => ({ ...broad, amc: [amc] }));
  return [broad, ...alone, ...narrow];
}

/** Milliseconds that one of twenty filterings is above. */
export function measureP95<Row, Choice>(
  filter: (rows: readonly Row[], chosen: Choice) => unknown,
  rows: readonly Row[],
  choices: readonly Choice[],
): number {
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    for (const chosen of choices) {
      const started = performance.now();
      filter(rows, chosen);
      // The first rounds belong to the compiler.
      if (round >= 10) times.push(performance.now() - started);
    }
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

export const filterFigure: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    if (missingCatalogueReason !== null) return missingCatalogueReason;
    if (!existsSync(source)) return 'the scheme list has no filter yet';
    const { filterSchemes } = (await import(source)) as { filterSchemes: FilterSchemes };
    const sandbox = await startSandboxServer({ SANDBOX_DATA: await importedCatalogueFolder() });
    try {
      const schemes = await fetchAllSchemes(sandbox.url);
      const choices = createFilterChoices(schemes);
      const differing = choices.find(
        (one) => filterSchemes(schemes, one).length !== filterByPlainLoop(schemes, one).length,
      );
      if (differing !== undefined) throw new Error(`The two filters disagree on ${JSON.stringify(differing)}`);
      const floor = measureP95(filterByPlainLoop, schemes, choices);
      return figureWithMaxRatio(2, { name, value: measureP95(filterSchemes, schemes, choices), unit: 'ms', floor });
    } finally {
      await sandbox.close();
    }
  },
};
