import { useState } from 'react';

/** A value that a story keeps as a screen would, reporting every change to the Actions panel. */
export function useKept<Value>(first: Value, report: (value: Value) => void): [Value, (value: Value) => void] {
  const [value, keep] = useState(first);
  return [
    value,
    (next) => {
      report(next);
      keep(next);
    },
  ];
}
