/** The percentage of a row: of the cost, of the value of the business day before, or per year. */
export const ROW_FIGURES = ['total', 'day', 'return'] as const;
export type RowFigure = (typeof ROW_FIGURES)[number];
