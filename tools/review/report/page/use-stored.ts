import { useState } from 'react';

const keyOf = (name: string) => `folioflow-review-${name}`;

/** A browser can refuse storage, also to a page of the file system: the choice then lasts until the page is closed. */
function readStored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // The choice is not stored.
  }
}

/** A choice of the reviewer that lasts in this browser. */
export function useStored<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => values.find((known) => known === readStored(name)) ?? initial);
  const store = (next: Value) => {
    setValue(next);
    writeStored(name, next);
  };
  return [value, store];
}
