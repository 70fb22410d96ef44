import { useState, type ComponentType } from 'react';

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

interface FieldProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** The `render` of a field's stories: what is typed or chosen stands in it. */
export const keeping = <Props extends FieldProps>(Field: ComponentType<Props>) =>
  function Kept(args: Props) {
    const [value, keep] = useKept(args.value, args.onValueChange);
    return <Field {...args} value={value} onValueChange={keep} />;
  };
