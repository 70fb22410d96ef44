import { useEffect, useRef } from 'react';

/** Actions by key: a letter or digit without Ctrl, Alt or Meta. */
export type KeyActions = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="range"], [type="radio"]), textarea, select') !== null;

/** Runs actions by single keys, except while the user types or a dialog is open. */
export function useKeys(actions: KeyActions, isOn: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (action === undefined || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
