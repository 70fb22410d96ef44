/** One measured figure. A ratio is against a floor measured in the same run, so that it holds on a noisy machine. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'bytes' | 'ms' | 'MB' | 'requests/s';
  /** What the same thing costs without the product; null when the budget is absolute. */
  readonly floor: number | null;
  readonly ratio: number | null;
  readonly budget: string;
  readonly pass: boolean;
}

export interface LeftOut {
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

const rounded = (value: number) => Math.round(value * 1000) / 1000;

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: Figure['unit'];
}

/** At most `budget` times the floor. */
export const atMostTimes = (budget: number, { floor, ...rest }: Measured & { readonly floor: number }): Figure => {
  const ratio = rounded(rest.value / floor);
  return {
    ...rest,
    value: rounded(rest.value),
    floor: rounded(floor),
    ratio,
    budget: `≤ ${budget}`,
    pass: ratio <= budget,
  };
};

/** At least `budget` times the floor. */
export const atLeastTimes = (budget: number, { floor, ...rest }: Measured & { readonly floor: number }): Figure => {
  const ratio = rounded(rest.value / floor);
  return {
    ...rest,
    value: rounded(rest.value),
    floor: rounded(floor),
    ratio,
    budget: `≥ ${budget}`,
    pass: ratio >= budget,
  };
};

/** At most `budget` of its own unit. */
export const atMost = (budget: number, measured: Measured): Figure => ({
  ...measured,
  value: rounded(measured.value),
  floor: null,
  ratio: null,
  budget: `≤ ${budget.toLocaleString('en-IN')} ${measured.unit}`,
  pass: measured.value <= budget,
});

export interface Bench {
  readonly figures: readonly Figure[];
  /** Figures whose measurement broke: they count as over their budget. */
  readonly broken: readonly LeftOut[];
  readonly leftOut: readonly LeftOut[];
}

/** Measures one after the other, whatever breaks. */
export async function measureAll(sources: readonly FigureSource[], say: (line: string) => void): Promise<Bench> {
  const figures: Figure[] = [];
  const leftOut: LeftOut[] = [];
  const broken: LeftOut[] = [];
  for (const source of sources) {
    const { name } = source;
    say(`measuring ${name} …`);
    try {
      const found = await source.measure();
      if (typeof found === 'string') leftOut.push({ name, why: found });
      else figures.push(found);
    } catch (error) {
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      broken.push({ name, why });
    }
  }
  return { figures, broken, leftOut };
}

export const isWithinBudget = ({ figures, broken }: Bench): boolean =>
  broken.length === 0 && figures.every(({ pass }) => pass);

const number = (value: number | null) =>
  value === null ? '' : value.toLocaleString('en-IN', { maximumFractionDigits: 3 });

/** The table a person reads. */
export function tableOf({ figures, broken, leftOut }: Bench): string[] {
  const rows = [
    ['figure', 'value', 'floor', 'ratio', 'budget', ''],
    ...figures.map(({ name, value, unit, floor, ratio, budget, pass }) => [
      name,
      `${number(value)} ${unit}`,
      number(floor),
      number(ratio),
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
