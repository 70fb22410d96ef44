import { useEffect, useState } from 'react';

/** The value as it was told last, a task later: what told it is over before it is drawn, and a key may come in between. */
export function useInNextTask<Value>(value: Value): Value {
  const [shown, show] = useState<{ readonly value: Value }>({ value });
  useEffect(() => {
    const timer = setTimeout(() => show((last) => (last.value === value ? last : { value })));
    return () => clearTimeout(timer);
  }, [value]);
  return shown.value;
}
