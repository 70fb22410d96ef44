interface GridPosition {
  /** Index of the focused day. */
  readonly at: number;
  /** Indexes of the available days, in ascending order. */
  readonly offered: readonly number[];
  /** Days in a row. */
  readonly columns: number;
}

/**
 * Returns the index of the available day that a key leads to: the focused one where there is no further day, null for any
 * other key. Up and Down lead to the nearest row with an available day, and in it to the nearest column.
 */
export function findDayOfKey(key: string, { at, offered, columns }: GridPosition): number | null {
  const rowOf = (index: number) => Math.floor(index / columns);
  const nearestColumn = (row: number | undefined) =>
    offered
      .filter((index) => rowOf(index) === row)
      .sort(
        (one, other) => Math.abs((one % columns) - (at % columns)) - Math.abs((other % columns) - (at % columns)),
      )[0];
  const [before, after] = [offered.filter((index) => index < at), offered.filter((index) => index > at)];
  const isInRow = (index: number) => rowOf(index) === rowOf(at);
  const rowsAbove = before.map(rowOf).filter((row) => row < rowOf(at));
  const rowsBelow = after.map(rowOf).filter((row) => row > rowOf(at));
  const places: Readonly<Record<string, () => number | undefined>> = {
    ArrowLeft: () => before.at(-1),
    ArrowRight: () => after[0],
    ArrowUp: () => nearestColumn(rowsAbove.at(-1)),
    ArrowDown: () => nearestColumn(rowsBelow[0]),
    Home: () => offered.find(isInRow),
    End: () => offered.findLast(isInRow),
    PageUp: () => offered[0],
    PageDown: () => offered.at(-1),
  };
  const findPlace = Object.hasOwn(places, key) ? places[key] : undefined;
  return findPlace === undefined ? null : (findPlace() ?? at);
}
