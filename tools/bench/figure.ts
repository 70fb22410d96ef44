/**
 * One measured figure. A ratio is against a floor measured in the same run, so that it holds on a noisy machine;
 * tinybench and mitata time functions in one process, without pages, servers and floors.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'bytes' | 'ms' | 'MB' | 'requests' | 'requests/s';
  /** Cost of the same task without the product; null when the budget is absolute. */
  readonly floor: number | null;
  readonly ratio: number | null;
  readonly budget: string;
  readonly pass: boolean;
}

export interface SkippedFigure {
  readonly name: string;
  readonly why: string;
}

export interface FigureSource {
  readonly name: string;
  /** Bytes are the same on every machine, so CI checks them. */
  readonly isBytes: boolean;
  /** The figure, or in words why it cannot be measured here. */
  measure(): Promise<Figure | string>;
}

const roundToThousandths = (value: number) => Math.round(value * 1000) / 1000;

interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: Figure['unit'];
}

/** At most `budget` times the floor. */
export const figureWithMaxRatio = (
  budget: number,
  { floor, ...rest }: Measurement & { readonly floor: number },
): Figure => {
  const ratio = roundToThousandths(rest.value / floor);
  return {
    ...rest,
    value: roundToThousandths(rest.value),
    floor: roundToThousandths(floor),
    ratio,
    budget: `≤ ${budget}`,
    pass: ratio <= budget,
  };
};

/** At least `budget` times the floor. */
export const figureWithMinRatio = (
  budget: number,
  { floor, ...rest }: Measurement & { readonly floor: number },
): Figure => {
  const ratio = roundToThousandths(rest.value / floor);
  return {
    ...rest,
    value: roundToThousandths(rest.value),
    floor: roundToThousandths(floor),
    ratio,
    budget: `≥ ${budget}`,
    pass: ratio >= budget,
  };
};

/** At most `budget` of its own unit. */
export const figureWithMaxValue = (budget: number, measured: Measurement): Figure => ({
  ...measured,
  value: roundToThousandths(measured.value),
  floor: null,
  ratio: null,
  budget: `≤ ${budget.toLocaleString('en-IN')} ${measured.unit}`,
  pass: measured.value <= budget,
});

export interface BenchResult {
  readonly figures: readonly Figure[];
  /** Figures whose measurement broke: they count as over their budget. */
  readonly broken: readonly SkippedFigure[];
  readonly leftOut: readonly SkippedFigure[];
}

/** Measures one after the other, whatever breaks. */
export async function measureAll(sources: readonly FigureSource[], log: (line: string) => void): Promise<BenchResult> {
  const figures: Figure[] = [];
  const leftOut: SkippedFigure[] = [];
  const broken: SkippedFigure[] = [];
  for (const source of sources) {
    const { name } = source;
    log(`measuring ${name} …`);
    try {
      const result = await source.measure();
      if (typeof result === 'string') leftOut.push({ name, why: result });
      else figures.push(result);
    } catch (error) {
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      broken.push({ name, why });
    }
  }
  return { figures, broken, leftOut };
}

export const isWithinBudget = ({ figures, broken }: BenchResult): boolean =>
  broken.length === 0 && figures.every(({ pass }) => pass);

const formatNumber = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en-IN', { maximumFractionDigits: 3 });

/** The table a person reads. */
export function formatTable({ figures, broken, leftOut }: BenchResult): string[] {
  const rows = [
    ['figure', 'value', 'floor', 'ratio', 'budget', ''],
    ...figures.map(({ name, value, unit, floor, ratio, budget, pass }) => [
      name,
      `${formatNumber(value)} ${unit}`,
      formatNumber(floor),
      formatNumber(ratio),
      budget,
      pass ? 'ok' : 'OVER',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...broken.map(({ name, why }) => `broken: ${name}: ${why}`),
    ...leftOut.map(({ name, why }) => `left out: ${name}: ${why}`),
  ];
}
