import { useEffect, useState } from 'react';

/**
 * Returns the last value one task later, so that the update of the value ends before its render and keys are handled in
 * between.
 */
export function useNextTaskValue<Value>(value: Value): Value {
  const [shown, show] = useState<{ readonly value: Value }>({ value });
  useEffect(() => {
    const timer = setTimeout(() => show((last) => (last.value === value ? last : { value })));
    return () => clearTimeout(timer);
  }, [value]);
  return shown.value;
}
