import { clients } from '@folioflow/flows/words/clients';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../primitives/after-paint.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

export interface ClientSearchProps {
  /** What is sought, as the list knows it. */
  text: string;
  onType: (text: string) => void;
}

/** The field by which clients are sought. What is typed is told once it has been painted: a letter waits for no row. */
export function ClientSearch({ text, onType }: ClientSearchProps) {
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState(text);
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  if (text !== told) {
    setTold(text);
    setTyped(text);
  }
  return (
    <TextField
      type="search"
      label={clients['list.search']}
      autoComplete="off"
      value={typed}
      onValueChange={(next) => {
        setTyped(next);
        forget.current?.();
        forget.current = afterPaint(() => {
          setTold(next);
          onType(next);
        });
      }}
    />
  );
}
