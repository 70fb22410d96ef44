import { useState, type ComponentType } from 'react';

/** State of a story that is controlled like in a screen; every change is logged in the Actions panel. */
export function useReportedState<Value>(first: Value, report: (value: Value) => void): [Value, (value: Value) => void] {
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

/** Returns the `render` function for the stories of a controlled field. */
export const createControlledRender = <Props extends FieldProps>(Field: ComponentType<Props>) =>
  function ControlledField(args: Props) {
    const [value, keep] = useReportedState(args.value, args.onValueChange);
    return <Field {...args} value={value} onValueChange={keep} />;
  };
